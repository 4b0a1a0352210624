import {describe, expect, it} from 'vitest';
import {areSame, markFailing, type Filter} from './filters';

const values = Float32Array.of(-Infinity, -1, 0, 2.5, 3, Infinity, Number.NaN);
const failing = (filter: Filter | undefined): readonly number[] => {
  const fails = new Int32Array(values.length).fill(0b101);
  markFailing(fails, 0b010, values, filter);
  expect(fails.every((mask) => (mask & 0b101) === 0b101)).toBe(true);
  return Array.from(fails, (mask) => (mask >> 1) & 1);
};

describe('a cut', () => {
  it.each<[Filter, readonly number[]]>([
    [{from: 0, to: 3}, [1, 1, 0, 0, 1, 1, 1]],
    [{from: 0, to: null}, [1, 1, 0, 0, 0, 0, 1]],
    [{from: null, to: 0}, [0, 0, 1, 1, 1, 1, 1]],
    [{from: 2.5, to: 2.5}, [1, 1, 1, 1, 1, 1, 1]],
    [{from: null, to: null}, [0, 0, 0, 0, 0, 0, 0]],
    [{categories: [3, -1]}, [1, 0, 1, 1, 0, 1, 1]],
    [{categories: []}, [1, 1, 1, 1, 1, 1, 1]],
  ])('%o fails where it should', (filter, fails) => {
    expect(failing(filter)).toEqual(fails);
  });

  it('that is taken away fails nowhere', () => {
    const fails = new Int32Array(7).fill(-1);
    markFailing(fails, 1 << 31, values, undefined);
    expect(Array.from(fails)).toEqual(new Array(7).fill(0x7fffffff));
  });
});

it.each<[Filter | undefined, Filter | undefined, boolean]>([
  [{from: 1, to: 2}, {from: 1, to: 2}, true],
  [{from: 1, to: 2}, {from: 1, to: null}, false],
  [{from: 1, to: 2}, {from: 2, to: 2}, false],
  [{categories: [1, 2]}, {categories: [2, 1, 2]}, true],
  [{categories: [1, 2]}, {categories: [12]}, false],
  [{categories: []}, undefined, false],
  [undefined, undefined, true],
  [{categories: [1]}, {from: 1, to: 1}, false],
])('%o and %o are the same: %s', (one, other, same) => {
  expect(areSame(one, other)).toBe(same);
  expect(areSame(other, one)).toBe(same);
});
