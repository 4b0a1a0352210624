import {describe, expect, it} from 'vitest';
import {
  channelHistogram,
  jetsHistogram,
  massHistogram,
} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {rectangleOf, valuesAt} from './rectangle';

const box = {left: 10, right: 110, top: 0, bottom: 50};
const ends = [
  [0, 100],
  [-0.5, 4.5],
] as const;

describe('the rectangle of a brush', () => {
  it('has the values below the pointer, upwards, and never beyond the axes', () => {
    expect(valuesAt({x: 60, y: 25}, box, ends)).toEqual({x: 50, y: 2});
    expect(valuesAt({x: -9, y: 99}, box, ends)).toEqual({x: 0, y: -0.5});
  });

  it('cuts on both quantities, from any corner, snapped as in the plots', () => {
    const pair = [massHistogram, jetsHistogram] as const;
    const expected = {x: {from: 20, to: 40}, y: {from: 0.5, to: 2.5}};
    expect(rectangleOf(pair, {x: 20.2, y: 0.6}, {x: 39.8, y: 2.4})).toEqual(expected);
    expect(rectangleOf(pair, {x: 39.8, y: 0.6}, {x: 20.2, y: 2.4})).toEqual(expected);
  });

  it('is open at the ends of an axis, and no cut on an axis that it covers', () => {
    const pair = [massHistogram, jetsHistogram] as const;
    expect(rectangleOf(pair, {x: 0, y: -0.5}, {x: 60, y: 4.5})).toEqual({
      x: {from: null, to: 60},
      y: null,
    });
  });

  it('chooses categories', () => {
    const pair = [massHistogram, channelHistogram] as const;
    expect(rectangleOf(pair, {x: 10, y: 0.1}, {x: 20, y: 1.9})?.y).toEqual({categories: [0, 1]});
    expect(rectangleOf(pair, {x: 10, y: 0}, {x: 20, y: 3})?.y).toBeNull();
  });

  it('is none if it has no area', () => {
    const pair = [massHistogram, massHistogram] as const;
    expect(rectangleOf(pair, {x: 10, y: 10}, {x: 10.1, y: 60})).toBeUndefined();
  });
});
