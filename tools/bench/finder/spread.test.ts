import {expect, it} from 'vitest';
import {spreadOf} from './spread';

it('is the middle and the 95th of a hundred, in whatever order they come', () => {
  const hundred = Array.from({length: 100}, (_, i) => ((i * 37) % 100) + 1);
  expect(spreadOf(hundred)).toEqual({p50: 51, p95: 96});
  expect(spreadOf([7])).toEqual({p50: 7, p95: 7});
  expect(() => spreadOf([])).toThrow('Nothing');
});
