// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {usePlayer} from './usePlayer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

it('plays from state to state to the end, at two speeds, and again from the start', () => {
  const {result} = renderHook(() => usePlayer(3, true));
  act(() => result.current.toggle());
  wait(1_500);
  expect(result.current.at).toBe(0);
  wait(100);
  expect(result.current.at).toBe(1);
  act(() => result.current.setSpeed(2));
  wait(800);
  expect(result.current).toMatchObject({at: 2, isPlaying: false});
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({at: 0, isPlaying: true});
});

it('stops for a step by hand, and waits while events are counted', () => {
  const {result, rerender} = renderHook(({isReady}) => usePlayer(5, isReady), {
    initialProps: {isReady: false},
  });
  act(() => result.current.toggle());
  wait(9_000);
  expect(result.current).toMatchObject({at: 0, isPlaying: true});
  rerender({isReady: true});
  wait(1_600);
  act(() => result.current.go(9));
  expect(result.current).toMatchObject({at: 4, isPlaying: false});
  act(() => result.current.go(-1));
  wait(9_000);
  expect(result.current.at).toBe(0);
});
