import {expect, it} from 'vitest';
import {limits, startSettings} from '../../model/settings';
import {methods} from '../../model/types';
import {placeOf, scales, textOf} from './scales';

const names = Object.keys(scales) as (keyof typeof scales)[];

it('offers only what settings may be, and what they are at first', () => {
  for (const name of names) {
    const {low, high} = limits[name];
    expect(
      scales[name].filter((value) => value < low || value > high),
      name,
    ).toEqual([]);
    for (const method of methods) {
      expect(scales[name], `${method}: ${name}`).toContain(startSettings(method, [])[name]);
    }
  }
});

it('shows the nearest of its places for a value of an address', () => {
  expect(scales.depth[placeOf('depth', 5)]).toBe(5);
  expect(scales.minLeaf[placeOf('minLeaf', 70)]).toBe(50);
  expect(scales.trainEvents[placeOf('trainEvents', 0)]).toBe(0);
  expect(scales.trainEvents[placeOf('trainEvents', 3)]).toBe(50);
});

it('formats values as people read them', () => {
  expect(textOf('trainShare', 0.7)).toBe('70 %');
  expect(textOf('trainEvents', 0)).toBe('all');
  expect(textOf('learningRate', 0.0005)).toBe('0.0005');
});
