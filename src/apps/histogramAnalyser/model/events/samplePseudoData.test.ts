import {describe, expect, it} from 'vitest';
import type {Events} from './events';
import {samplePseudoData} from './samplePseudoData';

/** Two simulated processes with rows of small and large weights, and data of a former throw. */
function sample(perBin: number, weight: (row: number) => number): Events {
  const rows = 3 * perBin;
  const total = rows + 5;
  return {
    columns: {
      bin: Uint8Array.from({length: total}, (_, row) => row % 3),
      mass: Float32Array.from({length: total}, (_, row) => row + 0.25),
    },
    weights: Float64Array.from({length: total}, (_, row) => (row < rows ? weight(row) : 1)),
    processes: Uint8Array.from({length: total}, (_, row) => (row < rows ? row % 2 : 2)),
    processCount: 3,
  };
}

function countsOf({columns, weights, processes}: Events, data: number): readonly number[] {
  const counts = [0, 0, 0];
  weights.forEach((weight, row) => {
    const bin = columns.bin?.[row] as number;
    if (processes[row] === data) counts[bin] = (counts[bin] as number) + weight;
  });
  return counts;
}

const factors = [2, 0.5];

function expectedOf({columns, weights, processes}: Events): readonly number[] {
  const sums = [0, 0, 0];
  weights.forEach((weight, row) => {
    const bin = columns.bin?.[row] as number;
    sums[bin] = (sums[bin] as number) + weight * (factors[processes[row] as number] ?? 0);
  });
  return sums;
}

describe.each([
  ['small', (row: number) => 0.02 * (1 + (row % 3))],
  ['of some events each', (row: number) => 3 + (row % 3)],
  ['large', (row: number) => 165 * (1 + (row % 3))],
] as const)('pseudo-data from weights that are %s', (_, weight) => {
  const events = sample(60, weight);
  const expected = expectedOf(events);
  const toys = Array.from({length: 600}, (__, seed) =>
    countsOf(samplePseudoData(events, factors, seed), 2),
  );

  it('scatter in each bin around what is expected, as Poisson numbers do', () => {
    for (const [bin, mean] of expected.entries()) {
      const counts = toys.map((all) => all[bin] as number);
      const found = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      const variance = counts.reduce((sum, n) => sum + (n - found) ** 2, 0) / counts.length;
      expect(Math.abs(found - mean)).toBeLessThan(4 * Math.sqrt(mean / counts.length));
      expect(Math.abs(variance / mean - 1)).toBeLessThan(4.5 * Math.sqrt(2.5 / counts.length));
    }
  });

  it('scatter in one bin whatever they do in another', () => {
    const [first = 0, second = 0] = expected;
    const together = toys.reduce(
      (sum, [a = 0, b = 0]) => sum + ((a - first) * (b - second)) / Math.sqrt(first * second),
      0,
    );
    expect(Math.abs(together / toys.length)).toBeLessThan(4 / Math.sqrt(toys.length));
  });
});

describe('pseudo-data that are generated again', () => {
  const events = sample(50, (row) => 0.3 + (row % 7));

  it('are the same for the same seed and others for another', () => {
    expect(samplePseudoData(events, factors, 8)).toEqual(samplePseudoData(events, factors, 8));
    const other = countsOf(samplePseudoData(events, factors, 9), 2);
    expect(countsOf(samplePseudoData(events, factors, 8), 2)).not.toEqual(other);
  });

  it('leave the simulation as it was and take the place of the data before', () => {
    const {columns, weights, processes, processCount} = samplePseudoData(events, factors, 3);
    const rows = 150;
    expect(Array.from(weights.slice(0, rows))).toEqual(Array.from(events.weights.slice(0, rows)));
    expect(columns.mass?.slice(0, rows)).toEqual(events.columns.mass?.slice(0, rows));
    expect(processes.slice(rows).every((process) => process === 2)).toBe(true);
    expect(Math.max(...(columns.mass?.slice(rows) as Float32Array))).toBeLessThan(rows);
    expect(processCount).toBe(3);
  });

  it('have the values of the events that they are sampled from', () => {
    const {columns, processes} = samplePseudoData(events, factors, 3);
    const seen = Array.from(processes.keys()).filter((row) => processes[row] === 2);
    expect(seen.length).toBeGreaterThan(100);
    for (const row of seen) {
      expect(columns.bin?.[row]).toBe(((columns.mass?.[row] as number) - 0.25) % 3);
    }
  });

  it('come as a process of their own where there were none', () => {
    const {columns, weights, processes} = events;
    const without = {columns, weights, processes: processes.map((one) => one % 2), processCount: 2};
    const {processes: numbers, processCount} = samplePseudoData(without, factors, 3);
    expect(processCount).toBe(3);
    expect(numbers.slice(0, 155)).toEqual(without.processes);
    expect(numbers.slice(155).length).toBeGreaterThan(20);
    expect(numbers.slice(155).every((one) => one === 2)).toBe(true);
  });

  it('never show an event of negative weight', () => {
    const negative = {...events, weights: events.weights.map((weight) => -weight)};
    expect(countsOf(samplePseudoData(negative, factors, 3), 2)).toEqual([0, 0, 0]);
  });
});
