import {expect, it} from 'vitest';
import {packWordList, unpackWordList} from './wordList';

it('gives back the words in order, and about how often they occur', () => {
  const counts = new Map([
    ['muons', 700],
    ['muon', 1],
    ['higgs', 3],
    ['élan', 20],
    ['410470', 2],
  ]);
  const read = unpackWordList(packWordList(counts));
  expect([...read.keys()]).toEqual([...counts.keys()].sort());
  for (const [word, count] of counts) {
    expect(Math.abs((read.get(word) ?? 0) / count - 1)).toBeLessThan(0.21);
  }
});

it('leaves out names with digits, which are never guessed at', () => {
  expect([
    ...unpackWordList(
      packWordList(
        new Map([
          ['lep1pt', 4],
          ['13', 9],
        ]),
      ),
    ).keys(),
  ]).toEqual(['']);
});
