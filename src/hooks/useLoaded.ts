import {useEffect, useState} from 'react';

export interface LoadState<Value> {
  /** Undefined until it is there. */
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads something once the page runs, and again when asked after a failure. */
export function useLoaded<Value>(load: () => Promise<Value>): LoadState<Value> {
  const [attempt, setAttempt] = useState(0);
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setValue(loaded),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return {value, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1)};
}
