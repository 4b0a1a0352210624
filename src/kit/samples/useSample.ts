import {useCallback, useEffect, useSyncExternalStore} from 'react';
import {sampleStream} from '@site/src/samples/loadSample';
import type {SampleState} from '@site/src/samples/loading/stream';

export interface SampleLoading extends SampleState {
  readonly retry: () => void;
}

const nothing: SampleState = {progress: 0};
const never = () => () => undefined;

/**
 * Loads a sample once the app is open, and again when asked after a failure.
 *
 * @param key undefined if no sample is wanted
 */
export function useSample(folder: string, key: string | undefined): SampleLoading {
  const stream = key === undefined ? undefined : sampleStream(folder, key);
  const current = stream?.current ?? (() => nothing);
  const state = useSyncExternalStore(stream?.subscribe ?? never, current, current);
  useEffect(() => stream?.start(), [stream]);
  const retry = useCallback(() => stream?.start(), [stream]);
  return {...state, retry};
}
