import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** The id that a heading once had and that pages elsewhere still link to. */
  readonly id: string;
}

/** Keeps an old deep link working: an empty target above the heading that now has another id. */
export function OldAnchor({id}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} className={styles.anchor} />;
}
