import {describe, expect, it} from 'vitest';
import {significances} from '@site/src/physics/statistics/significance';
import {measuredBy, type SelectionResult} from './measures';

const total = (sumOfWeights: number) => ({sumOfWeights, sumOfSquaredWeights: 1, rows: 1});
const judged = (signal: number, background: number): SelectionResult => ({
  signal: total(signal),
  background: total(background),
  significance: significances(signal, background, 0.1),
});

describe('a selection is judged', () => {
  it('by the signal fraction in what is left', () =>
    expect(measuredBy('purity', judged(30, 10))).toBe(0.75));

  it('by a significance', () =>
    expect(measuredBy('signalOverRootBackground', judged(30, 9))).toBe(10));

  it('as pure without background, where no significance is known', () => {
    expect(measuredBy('purity', judged(5, 0))).toBe(1);
    expect(measuredBy('asimov', judged(5, 0))).toBeNull();
  });

  it('by nothing where nothing is left', () =>
    expect(measuredBy('purity', judged(0, 0))).toBeNull());
});
