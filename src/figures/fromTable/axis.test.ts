import {describe, expect, it} from 'vitest';
import {seededRandom} from '@site/src/physics/random';
import {linearAxis, logarithmicAxis, type Axis} from './axis';

/** Lists of up to twelve values from 10⁻⁹ to 10⁹. */
const random = seededRandom(7);
const lists = Array.from({length: 200}, (_, i) =>
  Array.from({length: 1 + (i % 12)}, () => 10 ** (18 * random() - 9)),
);

function expectAllInside({at, ticks}: Axis, values: readonly number[]) {
  for (const value of values) {
    expect(at(value)).toBeGreaterThanOrEqual(-1e-6);
    expect(at(value)).toBeLessThanOrEqual(100 + 1e-6);
  }
  const labels = ticks.map(({label}) => label);
  expect(new Set(labels).size).toBe(labels.length);
}

describe('a linear axis', () => {
  it('begins at zero, has all values, and two to seven ticks with labels of their own', () => {
    for (const values of lists) {
      const axis = linearAxis(values);
      expectAllInside(axis, values);
      expect(axis.at(0)).toBeCloseTo(0);
      expect(axis.ticks[0]?.label).toBe('0');
      expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
      expect(axis.ticks.length).toBeLessThanOrEqual(7);
    }
  });

  it('puts ticks at round values', () => {
    expect(linearAxis([24]).ticks.map(({label}) => label)).toEqual([
      '0',
      '5',
      '10',
      '15',
      '20',
      '25',
    ]);
    expect(linearAxis([0.3]).ticks.map(({label}) => label)).toContain('0.1');
  });

  it('begins near the lowest value where zero is not wanted', () => {
    expect(linearAxis([900, 1000], false).ticks[0]?.label).toBe('900');
  });
});

describe('a logarithmic axis', () => {
  it('has all values, in order of their size', () => {
    for (const values of lists) {
      const axis = logarithmicAxis(values);
      expectAllInside(axis, values);
      const sorted = [...values].sort((a, b) => a - b).map((value) => axis.at(value));
      expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
    }
  });

  it('leaves room for each label on a phone', () => {
    const tight = [
      [20, 2000],
      [3, 90],
      [1, 9],
      [100, 10_000],
    ].map((values) => logarithmicAxis(values, true));
    for (const {ticks} of [...tight, ...lists.map((values) => logarithmicAxis(values))]) {
      const places = ticks.map(({at}) => at);
      for (const [i, at] of places.slice(1).entries()) {
        expect(at - (places[i] ?? NaN)).toBeGreaterThan(12.9);
      }
    }
  });

  it('gives each power of ten the same length', () => {
    const {at} = logarithmicAxis([2, 3000]);
    expect(at(100) - at(10)).toBeCloseTo(at(1000) - at(100));
  });

  it('refuses zero', () => {
    expect(() => logarithmicAxis([0, 5])).toThrow('above zero');
  });
});
