import {describe, expect, it} from 'vitest';
import {placeOf, placesOf, rangeBetween, type MapAxis} from './boxes';

const axis: MapAxis = {column: 'xsec', title: 'Cross-section [pb]', min: 1e-4, max: 1e6};

describe('a logarithmic axis', () => {
  it('gives each power of ten the same length', () => {
    expect(placeOf(1, axis)).toBeCloseTo(0.4);
    expect(placeOf(10, axis)).toBeCloseTo(0.5);
  });

  it('shows values beyond its ends at its ends', () => {
    expect([0, -3, 1e-9, 1e9].map((value) => placeOf(value, axis))).toEqual([0, 0, 0, 1]);
  });
});

describe('a box', () => {
  it('is a range in any direction of drawing, with ends of two digits outside of the box', () => {
    const range = rangeBetween(0.61, 0.43, axis);
    expect(range).toEqual(rangeBetween(0.43, 0.61, axis));
    expect(range).toEqual({from: 1.9, to: 130});
    const [start, end] = placesOf(range, axis);
    expect(start).toBeLessThanOrEqual(0.43);
    expect(start).toBeGreaterThan(0.42);
    expect(end).toBeGreaterThanOrEqual(0.61);
    expect(end).toBeLessThan(0.62);
  });

  it('has the same ends after any number of turns into places and back', () => {
    const range = {from: 1e-3, to: 130};
    const [start, end] = placesOf(range, axis);
    expect(rangeBetween(start, end, axis)).toEqual(range);
  });

  it('is open where it reaches an end of the axis, so that it keeps what lies beyond', () => {
    expect(rangeBetween(0, 0.5, axis)).toEqual({from: null, to: 10});
    expect(rangeBetween(0.5, 1, axis)).toEqual({from: 10, to: null});
    expect(placesOf({from: null, to: null}, axis)).toEqual([0, 1]);
  });
});
