import type {ReactNode} from 'react';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** What is shown in the place of a page that crashed. Uses nothing that can be missing or crash itself. */
export function CrashReport({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.report}>
      <div role="alert">
        <h1>This page crashed.</h1>
        <div className={styles.causes}>
          <ErrorBoundaryError error={error} />
        </div>
      </div>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
    </main>
  );
}
