import {startTransition, useEffect, useState} from 'react';

export interface Loading<Row> {
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads all rows once the page runs, and again when asked after a failure. */
export function useRows<Row>(load: () => Promise<readonly Row[]>): Loading<Row> {
  const [attempt, setAttempt] = useState(0);
  const [rows, setRows] = useState<readonly Row[]>();
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    load().then(
      // All of them are much to show: what the user does meanwhile goes first.
      (loaded) => isWanted && startTransition(() => setRows(loaded)),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return {rows, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1)};
}
