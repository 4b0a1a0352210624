import {useEffect, useState} from 'react';
import type {DecodedSample} from '@site/src/samples/format/decode';
import {loadSample} from '@site/src/samples/loadSample';

export interface SampleLoading {
  readonly sample: DecodedSample | undefined;
  /** The loaded fraction, from 0 to 1. */
  readonly progress: number;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/** The last failed attempt to load a sample. */
interface Failed {
  readonly key: string;
  readonly attempt: number;
  readonly error: Error;
}

/**
 * Loads a sample once the app is open, and again when asked after a failure.
 *
 * @param key undefined if no sample is wanted
 */
export function useSample(folder: string, key: string | undefined): SampleLoading {
  const [attempt, setAttempt] = useState(0);
  const [sample, setSample] = useState<DecodedSample>();
  const [progress, setProgress] = useState(0);
  const [failed, setFailed] = useState<Failed>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    loadSample(folder, key, (share) => isWanted && setProgress(share)).then(
      (loaded) => {
        if (!isWanted) return;
        setSample(loaded);
        setFailed(undefined);
      },
      (error: Error) => isWanted && setFailed({key, attempt, error}),
    );
    return () => {
      isWanted = false;
    };
  }, [folder, key, attempt]);
  const failure = failed?.key === key && failed?.attempt === attempt ? failed.error : undefined;
  return {sample, progress, failure, retry: () => setAttempt(attempt + 1)};
}
