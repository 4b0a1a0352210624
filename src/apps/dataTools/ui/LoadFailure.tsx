import type {ReactNode} from 'react';
import styles from './Buttons.module.css';

interface Props {
  readonly what: string;
  readonly onRetry: () => void;
}

export function LoadFailure({what, onRetry}: Props): ReactNode {
  return (
    <p role="alert">
      {what} could not be loaded.{' '}
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
