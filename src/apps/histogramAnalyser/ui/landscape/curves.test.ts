import {describe, expect, it} from 'vitest';
import {curveOf, largestOf, placesIn, rangeOf} from './curves';

const point = (position: number, value: number | null, isFew = false) => ({position, value, isFew});
const box = {left: 10, right: 110, top: 0, bottom: 50};

describe('the curves of a landscape', () => {
  const places = placesIn(box, [0, 100], 2);

  it('are placed along the axis of the plot, from 0 at the bottom', () => {
    expect([places.x(0), places.x(50), places.x(200)]).toEqual([10, 60, 110]);
    expect([places.y(0), places.y(1), places.y(9)]).toEqual([50, 25, 0]);
    expect(placesIn(box, [0, 100], 0).y(1)).toBe(50);
  });

  it('break at undefined values, and are told apart where few simulated events pass', () => {
    const points = [point(0, 0), point(20, 1), point(40, 2), point(60, null), point(80, 1)];
    expect(curveOf(points, places)).toEqual({solid: 'M10 50L30 25L50 0', few: ''});
    const few = [point(0, 0), point(20, 1), point(40, 2, true), point(60, 1, true)];
    expect(curveOf(few, places)).toEqual({solid: 'M10 50L30 25', few: 'M30 25L50 0L70 25'});
  });

  it('share one vertical axis', () => {
    const landscape = {lower: [point(0, 1)], upper: [point(0, 3), point(1, null)], present: null};
    expect(largestOf(landscape)).toBe(3);
    expect(largestOf({...landscape, lower: [], upper: []})).toBe(0);
  });

  it('treat no cut, and one on categories, as open', () => {
    expect(rangeOf(undefined)).toEqual({from: null, to: null});
    expect(rangeOf({categories: [1]})).toEqual({from: null, to: null});
    expect(rangeOf({from: 1, to: null})).toEqual({from: 1, to: null});
  });
});
