import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'aria-label'> {
  /** What it does, said and shown over it. */
  readonly label: string;
  /** An icon, hidden from screen readers. */
  readonly children: ReactNode;
}

/** A small button without a text, in the head of what it acts on. */
export function IconButton({label, ...rest}: Props): ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest} />
  );
}
