import {expect, it} from 'vitest';
import {bestCut} from './bestCut';
import type {ProcessDescription} from '../description';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import type {Series} from '../view';

/** Contents with underflow and overflow; each event has a row of weight 1. */
function series(contents: readonly number[], isSignal: boolean): Series {
  const sums = Float64Array.from(contents);
  return {
    process: {...(testPlayApp.processes[0] as ProcessDescription), isSignal},
    sums: {sumOfWeights: sums, sumOfSquaredWeights: sums, rows: sums},
  };
}

const search = {
  measure: (signal: number, background: number) =>
    background > 0 ? signal / Math.sqrt(background) : null,
  minEffectiveEvents: 1,
  scale: 1,
};
const axis = {low: 0, high: 50, bins: 5};
const best = (signal: readonly number[], background: readonly number[], categories?: string[]) =>
  bestCut(
    {axis, ...(categories ? {categories} : {})},
    [series(signal, true), series(background, false)],
    search,
  );

it('begins and ends at the edges of the bins that the signal has', () => {
  const found = best([0, 0, 0, 10, 6, 0, 0], [9, 90, 90, 4, 4, 90, 90]);
  expect(found).toEqual({filter: {from: 20, to: 40}, significance: 16 / Math.sqrt(8)});
});

it('is open where the signal reaches the end, with what lies beyond it', () => {
  const high = best([0, 0, 0, 0, 0, 10, 6], [9, 90, 90, 90, 90, 4, 4]);
  expect(high).toEqual({filter: {from: 40, to: null}, significance: 16 / Math.sqrt(8)});
  const low = best([3, 10, 0, 0, 0, 0, 0], [1, 8, 90, 90, 90, 90, 9]);
  expect(low).toEqual({filter: {from: null, to: 10}, significance: 13 / 3});
});

it('has one end where the other brings next to nothing, and two where it brings more', () => {
  const signal = [0, 0, 10, 10, 0, 0, 0];
  const withFew = best(signal, [0, 2, 50, 50, 900, 900, 900]);
  expect(withFew?.filter).toEqual({from: null, to: 30});
  const withMany = best(signal, [0, 20, 50, 50, 900, 900, 900]);
  expect(withMany?.filter).toEqual({from: 10, to: 30});
});

it('takes those categories that are worth it, neighbours or not', () => {
  const found = best([0, 10, 0, 10, 0, 0, 0], [0, 4, 90, 5, 90, 90, 0], ['a', 'b', 'c', 'd', 'e']);
  expect(found).toEqual({filter: {categories: [0, 2]}, significance: 20 / 3});
});

it('is none where no background is simulated', () => {
  expect(best([0, 1, 2, 3, 2, 1, 0], [0, 0, 0, 0, 0, 0, 0])).toBeNull();
});
