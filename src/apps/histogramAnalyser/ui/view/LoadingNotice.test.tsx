// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {SampleFailure} from '@site/src/samples/loadSample';
import type {Analyser, EventLoading} from '../analyser';
import {EventProgress} from './EventProgress';
import {LoadingNotice} from './LoadingNotice';

const loading: EventLoading = {share: 0.24, progress: 0.4, failure: undefined, retry: vi.fn()};
const analyserOf = (now: EventLoading | undefined, cuts = 0) =>
  ({
    loading: now,
    analysis: {cuts: new Map(Array.from({length: cuts}, (_, i) => [String(i), {}]))},
  }) as unknown as Analyser;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const announcement = () => screen.getByRole('status').textContent;

it('announces once that numbers are preliminary, and once that they are exact', () => {
  const {rerender} = render(<LoadingNotice analyser={analyserOf(loading)} />);
  wait(1000);
  expect(announcement()).toContain('Preliminary');
  rerender(<LoadingNotice analyser={analyserOf({...loading, progress: 0.8})} />);
  wait(1000);
  expect(announcement()).toContain('Preliminary');
  rerender(<LoadingNotice analyser={analyserOf(undefined)} />);
  wait(1000);
  expect(announcement()).toContain('exact');
});

it('announces nothing if the events are there at once', () => {
  const {rerender} = render(<LoadingNotice analyser={analyserOf(loading)} />);
  wait(200);
  rerender(<LoadingNotice analyser={analyserOf(undefined)} />);
  wait(1000);
  expect(announcement()).toBe('');
});

it('offers to retry, and says what is counted', () => {
  const failure = new SampleFailure('offline', 'no answer');
  render(<LoadingNotice analyser={analyserOf({...loading, failure})} />);
  expect(screen.getByRole('alert').textContent).toMatch(/Only 24.% of the events are counted/);
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(loading.retry).toHaveBeenCalledOnce();
});

it.each([
  ['without cuts', loading, 0, /^PreliminaryLoading events: 40.%$/],
  ['before the first part', {...loading, share: 0}, 1, /^PreliminaryLoading events: 40.%$/],
  ['with a cut', loading, 1, /^First part: 24.% of the eventsLoading events: 40.%$/],
  [
    'after a failure',
    {...loading, failure: new Error('x')},
    1,
    /^First part: 24.% of the eventsLoading stopped at 40.%$/,
  ],
])('the mark says what is counted: %s', (_, now, cuts, text) => {
  const {container} = render(<EventProgress analyser={analyserOf(now, cuts)} loading={now} />);
  expect(container.textContent).toMatch(text);
});
