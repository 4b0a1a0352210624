import {describe, expect, it} from 'vitest';
import {edgesOf, faultOf, slotFinder} from '../counting/axis';
import {proposedAxis} from './axisProposal';
import {columnBuilder} from './columnBuilder';

function axisFor(values: readonly number[]) {
  const builder = columnBuilder();
  values.forEach((value) => builder.addNumber(value));
  return proposedAxis(builder.done('x'));
}

const spread = (count: number, of: (u: number) => number): number[] =>
  Array.from({length: count}, (_, i) => of((i + 0.5) / count));

describe('the proposed axis', () => {
  it('has a bin around each of a few whole numbers, gaps included', () => {
    expect(axisFor([0, 2, 5, 2])).toEqual({low: -0.5, high: 5.5, bins: 6});
  });

  it('has a bin for each of a few values that lie apart', () => {
    const axis = axisFor([121, 143, 169, 121]);
    expect(axis).toEqual({low: 120.5, high: 169.5, bins: 49});
    const wide = axisFor([11, 121, 169]);
    const slotAt = slotFinder(edgesOf(wide));
    expect([11, 121, 169].map(slotAt)).toEqual([1, 2, 3]);
  });

  it('has about forty bins with round edges for measured values', () => {
    const axis = axisFor(spread(5000, (u) => 88.3 + 111.4 * u));
    expect(axis).toEqual({low: 87.5, high: 200, bins: 45});
  });

  it('leaves a far tail to the overflow, and little of the rest', () => {
    const values = [...spread(5000, (u) => -30 * Math.log(1 - u)), 1e6];
    const axis = axisFor(values);
    const edges = edgesOf(axis);
    expect(edges.at(-1)).toBeLessThan(300);
    const inside = values.filter((v) => v >= (edges[0] as number) && v < (edges.at(-1) as number));
    expect(inside.length / values.length).toBeGreaterThan(0.98);
  });

  it.each<[string, readonly number[]]>([
    ['one value', [3.7, 3.7]],
    ['zero alone', [0]],
    ['tiny numbers', spread(100, (u) => 1e-12 * u)],
    ['huge numbers', spread(100, (u) => 1e15 + 1e9 * u)],
    ['numbers with gaps', [Number.NaN, Infinity, 1.5, 2.5, -Infinity]],
    ['nothing at all', [Number.NaN]],
    ['many negative numbers', spread(1000, (u) => -500 + 100 * u)],
  ])('can be filled for %s, and holds them', (_, values) => {
    const axis = axisFor(values);
    expect(faultOf(axis)).toBeUndefined();
    const slotAt = slotFinder(edgesOf(axis));
    const slots = edgesOf(axis).length;
    for (const value of values.filter(Number.isFinite)) {
      expect(slotAt(value)).toBeGreaterThan(0);
      expect(slotAt(value)).toBeLessThan(slots);
    }
  });
});
