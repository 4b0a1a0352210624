import {useEffect, useState} from 'react';
import type {DecodedSample} from '@site/src/samples/format/decode';
import {loadSample} from '@site/src/samples/loadSample';

export interface SampleLoading {
  readonly sample: DecodedSample | undefined;
  /** How much has come, from 0 to 1. */
  readonly progress: number;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/**
 * Loads a sample once the app is open, and again when asked after a failure.
 *
 * @param key undefined where no sample is wanted
 */
export function useSample(folder: string, key: string | undefined): SampleLoading {
  const [attempt, setAttempt] = useState(0);
  const [sample, setSample] = useState<DecodedSample>();
  const [progress, setProgress] = useState(0);
  const [failed, setFailed] = useState<{readonly attempt: number; readonly error: Error}>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    loadSample(folder, key, (share) => isWanted && setProgress(share)).then(
      (loaded) => isWanted && setSample(loaded),
      (error: Error) => isWanted && setFailed({attempt, error}),
    );
    return () => {
      isWanted = false;
    };
  }, [folder, key, attempt]);
  const failure = failed?.attempt === attempt ? failed.error : undefined;
  return {sample, progress, failure, retry: () => setAttempt(attempt + 1)};
}
