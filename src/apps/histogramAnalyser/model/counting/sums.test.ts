import {describe, expect, it} from 'vitest';
import {createCrossfilter} from './crossfilter';
import {histogramOf, scaledTotal, summed, yieldsOf} from './sums';
import {testDimensions, testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';

const snapshot = createCrossfilter(testEvents(500, 31), testDimensions).answer({filters: {}});
const [first, second] = [0, 1].map((process) => histogramOf(snapshot, 'mass', process));

describe('sums', () => {
  it('at another luminosity grow with it, their errors too, and the rows stay', () => {
    const total = {sumOfWeights: -4, sumOfSquaredWeights: 9, rows: 7};
    expect(scaledTotal(total, 3)).toEqual({sumOfWeights: -12, sumOfSquaredWeights: 81, rows: 7});
  });

  it('of processes add up, each scaled by its own factor', () => {
    if (!first || !second) throw new Error('Two processes are needed.');
    const both = summed([first, second], [2, 0.5]);
    const slot = first.rows.findIndex((rows, at) => rows > 3 && (second.rows[at] ?? 0) > 0);
    const at = (values: Float64Array): number => values[slot] as number;
    expect(both.rows).toHaveLength(first.rows.length);
    expect(at(both.sumOfWeights)).toBeCloseTo(
      2 * at(first.sumOfWeights) + at(second.sumOfWeights) / 2,
      10,
    );
    expect(at(both.sumOfSquaredWeights)).toBeCloseTo(
      4 * at(first.sumOfSquaredWeights) + at(second.sumOfSquaredWeights) / 4,
      10,
    );
    expect(at(both.rows)).toBe(at(first.rows) + at(second.rows));
  });

  it('of no process are empty', () => {
    expect(summed([]).rows).toHaveLength(0);
  });

  it('of a histogram are the yield, with under- and overflow', () => {
    const rows = first?.rows.reduce((sum, count) => sum + count, 0);
    expect(yieldsOf(snapshot)[0]?.rows).toBe(rows);
  });

  it('are those of a dimension that exists', () => {
    expect(() => histogramOf(snapshot, 'charm', 0)).toThrow('There is no dimension charm.');
  });
});
