import type {ReactNode} from 'react';
import {LoaderCircle} from 'lucide-react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Stands for a page while it loads, and for one that could not be loaded. */
export function LoadingScreen({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.screen}>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return (
    pastDelay && (
      <div role="status" className={styles.screen}>
        <LoaderCircle role="img" aria-label="Loading" className={styles.spinner} />
      </div>
    )
  );
}
