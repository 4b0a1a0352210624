import {describe, expect, it} from 'vitest';
import {goodRanges, isGood, keptOf, sumOf, type Block} from './goodRunList';

/** The first run of the list for 2015, as it is published. */
const list = {
  276262: [
    {start: 72, end: 84},
    {start: 86, end: 110},
    {start: 118, end: 288},
    {start: 292, end: 379},
  ],
};

const blocks: readonly Block[] = Array.from({length: 400}, (_, index) => ({
  run: 276262,
  lumiBlock: index + 1,
  events: 1000 + index,
  luminosity: 0.5,
}));

describe('a block', () => {
  it.each([
    [71, false],
    [72, true],
    [84, true],
    [85, false],
    [86, true],
    [291, false],
    [379, true],
    [380, false],
  ])('%i is good: %s, since both ends of a range belong to it', (block, good) => {
    expect(isGood(list, 276262, block)).toBe(good);
  });

  it('of a run that the list does not name is never good', () => {
    expect(isGood(list, 276263, 100)).toBe(false);
  });
});

describe('what is kept', () => {
  it('is counted as the ranges count it', () => {
    const lengths = list[276262].reduce((sum, {start, end}) => sum + end - start + 1, 0);
    const kept = keptOf(list, blocks);
    expect(kept.blocks).toBe(lengths);
    expect(kept.luminosity).toBeCloseTo(0.5 * lengths, 9);
  });

  it('and what is not make the whole', () => {
    const kept = keptOf(list, blocks);
    const lost = sumOf(blocks.filter(({run, lumiBlock}) => !isGood(list, run, lumiBlock)));
    expect(kept.events + lost.events).toBe(sumOf(blocks).events);
    expect(lost.events).toBeGreaterThan(0);
  });
});

describe('the good ranges', () => {
  it('hold exactly the blocks that no bad range holds, overlaps or not', () => {
    const bad = [
      {start: 30, end: 34},
      {start: 1, end: 4},
      {start: 32, end: 40},
      {start: 33, end: 33},
    ];
    expect(goodRanges(bad, 50)).toEqual([
      {start: 5, end: 29},
      {start: 41, end: 50},
    ]);
  });

  it('are the whole run if nothing went wrong, and none if all did', () => {
    expect(goodRanges([], 12)).toEqual([{start: 1, end: 12}]);
    expect(goodRanges([{start: 1, end: 12}], 12)).toEqual([]);
  });
});
