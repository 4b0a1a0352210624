import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'>;

/** The field into which readers type what they look for; its label is next to it, by `id`. */
export function SearchField(props: Props): ReactNode {
  return (
    <input
      name="q"
      placeholder="Ask me something"
      {...props}
      type="search"
      className={styles.field}
    />
  );
}
