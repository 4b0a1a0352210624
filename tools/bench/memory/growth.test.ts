import {describe, expect, it} from 'vitest';
import {growth, type MemoryUsage} from './meter';

const still: MemoryUsage = {heap: 10e6, nodes: 2000, listeners: 300, workers: 0, contexts: 0};

const rounds = (change: (round: number) => Partial<MemoryUsage>): readonly MemoryUsage[] =>
  Array.from({length: 10}, (_, round) => ({...still, ...change(round)}));

describe('memory', () => {
  it('may jump when the code is loaded, and in single rounds', () => {
    expect(growth(rounds((round) => ({heap: round === 0 ? 5e6 : 10e6})))).toEqual([]);
    expect(growth(rounds((round) => ({heap: round === 8 ? 20e6 : 10e6})))).toEqual([]);
  });

  it('may not grow by a little in every round', () => {
    expect(growth(rounds((round) => ({heap: 10e6 + round * 200_000})))).toEqual([
      'heap: 10200000 to 11400000',
    ]);
    expect(growth(rounds((round) => ({nodes: 2000 + round * 40})))).toHaveLength(1);
  });

  it('may not keep one worker or one drawing context', () => {
    expect(growth(rounds((round) => ({workers: round < 5 ? 0 : 1})))).toEqual(['workers: 0 to 1']);
    expect(growth(rounds((round) => ({contexts: round})))).toEqual(['contexts: 1 to 7']);
  });
});
