import {seededRandom} from '@site/src/physics/random';
import {describe, expect, it} from 'vitest';
import {edgesOf, faultOf, slotFinder, slotsOf, type Axis} from './axis';

const even: Axis = {low: 10, high: 20, bins: 4};
const uneven: Axis = {edges: [0, 5, 10, 30, 31, 200]};

describe('an axis', () => {
  it.each<[Axis, readonly number[], number]>([
    [even, [10, 12.5, 15, 17.5, 20], 6],
    [uneven, [0, 5, 10, 30, 31, 200], 7],
  ])('has edges, and slots for its bins, the underflow and the overflow', (axis, edges, slots) => {
    expect(edgesOf(axis)).toEqual(edges);
    expect(slotsOf(axis)).toBe(slots);
    expect(faultOf(axis)).toBeUndefined();
  });

  it.each<[Axis, RegExp]>([
    [{low: 0, high: 1, bins: 255}, /255 bins/],
    [{low: 0, high: 1, bins: 0}, /0 bins/],
    [{low: 0, high: 1, bins: 2.5}, /2.5 bins/],
    [{edges: [7]}, /0 bins/],
    [{low: 1, high: 1, bins: 3}, /ascending/],
    [{low: 2, high: 1, bins: 3}, /ascending/],
    [{low: 0, high: Infinity, bins: 3}, /finite/],
    [{edges: [0, 2, 2]}, /ascending/],
    [{edges: [0, Number.NaN, 2]}, /finite/],
  ])('%o is refused', (axis, fault) => {
    expect(faultOf(axis)).toMatch(fault);
  });
});

describe('the slot of a value', () => {
  it.each([
    [9.99, 0],
    [10, 1],
    [12.49, 1],
    [12.5, 2],
    [19.99, 4],
    [20, 5],
    [Infinity, 5],
    [-Infinity, 0],
    [Number.NaN, 5],
  ])('%f in four even bins is %i', (value, slot) => {
    expect(slotFinder(edgesOf(even))(value)).toBe(slot);
  });

  it.each([
    [-0.1, 0],
    [0, 1],
    [29.9, 3],
    [30, 4],
    [30.5, 4],
    [31, 5],
    [200, 6],
  ])('%f in five uneven bins is %i', (value, slot) => {
    expect(slotFinder(edgesOf(uneven))(value)).toBe(slot);
  });

  it('is what the edges say, also for edges and their neighbours in 32 and 64 bits', () => {
    const random = seededRandom(4);
    for (let axes = 0; axes < 200; axes += 1) {
      const low = 100 * random() - 50;
      const axis = {
        low,
        high: low + 10 ** (4 * random() - 2),
        bins: 1 + Math.floor(254 * random()),
      };
      const edges = edgesOf(axis);
      const slotAt = slotFinder(edges);
      const wrong = edges
        .flatMap((edge) => [edge, Math.fround(edge), edge * (1 - 2e-16), edge * (1 + 2e-16)])
        .filter((value) => slotAt(value) !== edges.filter((edge) => edge <= value).length);
      expect(wrong).toEqual([]);
    }
  });
});
