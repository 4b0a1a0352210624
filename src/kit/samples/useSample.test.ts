// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {SampleState, SampleStream} from '@site/src/samples/loading/stream';
import {sampleStream} from '@site/src/samples/loadSample';
import {useSample} from './useSample';

vi.mock('@site/src/samples/loadSample', () => ({sampleStream: vi.fn()}));

const sampleOf = (key: string) => ({manifest: {key}}) as unknown as DecodedSample;
const missing = new Error('missing') as NonNullable<SampleState['failure']>;

/** A server with some samples, and streams that load from it. */
function server(...keys: readonly string[]) {
  let served = keys;
  const streams = new Map<string, SampleStream>();
  vi.mocked(sampleStream).mockImplementation((_, key) => {
    let state: SampleState = {progress: 0};
    const listeners = new Set<() => void>();
    const known = streams.get(key) ?? {
      current: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      start: () => {
        if (state.sample) return;
        const has = served.includes(key);
        state = has ? {progress: 1, sample: sampleOf(key)} : {progress: 0, failure: missing};
        for (const listener of listeners) listener();
      },
    };
    streams.set(key, known);
    return known;
  });
  return (...others: readonly string[]): void => {
    served = others;
  };
}

/** Renders the hook for a sample while the server has only those that are named. */
async function open(key: string, ...onServer: readonly string[]) {
  const serve = server(...onServer);
  const {result, rerender} = renderHook(
    (props: {key: string}) => useSample('/samples/', props.key),
    {initialProps: {key}},
  );
  await act(async () => undefined);
  return {
    serve,
    current: () => ({key: result.current.sample?.manifest.key, failure: result.current.failure}),
    retry: () => act(async () => result.current.retry()),
    choose: (next: string) => act(async () => rerender({key: next})),
  };
}

afterEach(() => vi.clearAllMocks());

it('forgets a failure with a retry that succeeds', async () => {
  const {serve, current, retry} = await open('a');
  expect(current()).toEqual({key: undefined, failure: missing});
  serve('a');
  await retry();
  expect(current()).toEqual({key: 'a', failure: undefined});
});

it('does not blame another sample, which loads, for a failure of the one before', async () => {
  const {current, choose} = await open('a', 'b');
  await choose('b');
  expect(current()).toEqual({key: 'b', failure: undefined});
});

it('forgets a failure if the sample loads when it is chosen again', async () => {
  const {serve, current, choose} = await open('a', 'b');
  await choose('b');
  serve('a', 'b');
  await choose('a');
  expect(current()).toEqual({key: 'a', failure: undefined});
});
