import {describe, expect, it} from 'vitest';
import {height, position, roundTicks, steps} from './scale';

describe('the axes of a plot', () => {
  it('run from 0 to 100 along the axis, and from 100 down to 0 up the page', () => {
    expect([100, 130, 160].map((mass) => position(mass, {low: 100, high: 160}))).toEqual([
      0, 50, 100,
    ]);
    expect([0, 5, 20].map((count) => height(count, 20))).toEqual([100, 75, 0]);
  });

  it.each([3, 9, 24, 61, 480])('have three to seven round ticks up to %i', (top) => {
    const ticks = roundTicks(top);
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeLessThanOrEqual(top);
  });
});

it('a histogram is drawn as steps and closed along its foot', () => {
  expect(steps([1, 2], 4)).toBe('M0 100V75H50V50H100V100Z');
});
