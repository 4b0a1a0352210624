import {expect, it, vi} from 'vitest';
import {lastValue} from './ranking';

it('computes a value once as long as its key stays the same', () => {
  const compute = vi.fn((text: string) => text.length);
  const last = lastValue<number>();
  const lengthOf = (text: string): number => last(text, () => compute(text));
  expect([lengthOf('jet'), lengthOf('jet'), lengthOf('muons'), lengthOf('jet')]).toEqual([
    3, 3, 5, 3,
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('keeps nothing of a computation that failed', () => {
  const last = lastValue<string>();
  expect(() =>
    last('jet', () => {
      throw new Error('not loaded');
    }),
  ).toThrow('not loaded');
  expect(last('jet', () => 'loaded')).toBe('loaded');
});
