// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Filter} from '../../model/cuts/filters';
import {useCut} from './useCut';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface HookProps {
  readonly told?: Filter;
  readonly subject: string;
}

it('a cut that is settled before another quantity is shown goes to its own quantity', () => {
  const report = vi.fn();
  const {result, rerender} = renderHook(
    ({told, subject}: HookProps) =>
      useCut(told, (filter, isMoving) => report(subject, filter, isMoving), subject),
    {initialProps: {subject: 'mass'} as HookProps},
  );
  const cut = {from: 10, to: null};
  act(() => {
    result.current.move(cut);
    result.current.settleAfter(800);
  });
  expect(result.current.cut).toBe(cut);
  act(() => result.current.settle());
  rerender({subject: 'jets'});
  expect(report).toHaveBeenLastCalledWith('mass', cut, false);
  expect(result.current.cut).toBeUndefined();
  act(() => vi.advanceTimersByTime(1_000));
  expect(report).toHaveBeenCalledTimes(2);
});
