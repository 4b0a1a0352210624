import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A button of a card, with the look of a link. */
export const Action = (props: ComponentProps<'button'>): ReactNode => (
  <button type="button" className={styles.action} {...props} />
);
