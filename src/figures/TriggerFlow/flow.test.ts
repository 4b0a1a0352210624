import {describe, expect, it} from 'vitest';
import {triggerRuns} from '@site/src/data/trigger';
import {
  altOf,
  columns,
  crossingsPerEvent,
  passed,
  printCrossings,
  printFlow,
  printWait,
  range,
  stepsOf,
} from './flow';

const run2 = triggerRuns[1];
if (!run2) throw new Error('There is no Run 2.');

describe('the flow through the trigger', () => {
  it('keeps one crossing of filled bunches in up to 29,000 in Run 2, every millisecond', () => {
    expect(crossingsPerEvent(run2)).toBeCloseTo(28_608.6, 1);
    expect(printWait(run2)).toBe('1\u00a0ms');
    expect(stepsOf(run2).map(({oneIn}) => oneIn)).toEqual([undefined, '290', '100']);
    expect(triggerRuns.map(printCrossings)).toEqual(['39,000', '29,000', '9,200']);
  });

  it('the steps multiply to the whole', () => {
    for (const run of triggerRuns) {
      const rates = stepsOf(run).map(({rateHz}) => rateHz);
      const product = rates
        .slice(1)
        .reduce((total, rate, i) => (total * (rates[i] ?? NaN)) / rate, 1);
      expect(product).toBeCloseTo(crossingsPerEvent(run), 6);
      expect(rates.filter((rate) => rate < range.min || rate > range.max)).toEqual([]);
    }
  });

  it('counts bytes from the size of an event', () => {
    expect([40e6, 100e3, 1e3, 400].map(printFlow)).toEqual([
      '40\u00a0TB/s',
      '100\u00a0GB/s',
      '1\u00a0GB/s',
      '400\u00a0MB/s',
    ]);
  });

  it('marks in the field of dots as many crossings as Level 1 accepts, each once', () => {
    const places = passed(run2);
    expect(places).toHaveLength(100);
    expect(new Set(places.map(String)).size).toBe(100);
    const rows = crossingsPerEvent(run2) / columns;
    expect(places.every(([column, row]) => column < columns && row < rows)).toBe(true);
  });

  it('reports it in words', () => {
    expect(altOf(run2)).toContain('High-level trigger 1 kHz, one in 100.');
  });
});
