import type {ReactNode} from 'react';
import {TableTitle} from '../Table/title';
import styles from './styles.module.css';

interface Props {
  /** The finding: what the table shows, as a sentence without a full stop. */
  readonly title: string;
  /** A table of Markdown. */
  readonly children: ReactNode;
}

/** A table with a finding as its title, which also names it for screen readers. */
export function TitledTable({title, children}: Props): ReactNode {
  return (
    <div className={styles.titled}>
      <p className={styles.title}>{title}</p>
      <TableTitle.Provider value={title}>{children}</TableTitle.Provider>
    </div>
  );
}
