import {describe, expect, it} from 'vitest';
import {flagMeanings} from '@site/src/data/catalogue/flags';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {doubtsAbout, fromSamples, fromVariables} from './doubts';

const idsOf = (doubts: ReturnType<typeof doubtsAbout>): readonly string[] =>
  doubts.flatMap(({members}) => members.map(({name}) => name));

describe('doubts', () => {
  it.each([samples2020, samples2024])('name every flagged sample once', (...samples) => {
    const flagged = samples.filter(({flag}) => flag !== null).map(({dsid}) => `${dsid}`);
    expect(flagged.length).toBeGreaterThan(10);
    expect([...idsOf(doubtsAbout(fromSamples(samples)))].sort()).toEqual([...flagged].sort());
  });

  it('with the same reason stand together, the worst first', () => {
    const doubts = doubtsAbout(fromSamples(samples2024));
    expect(doubts[0]?.flag).toBe('suspect');
    expect(doubts.at(-1)?.members).toHaveLength(133);
  });

  it('show the number that is doubted', () => {
    const [doubt] = doubtsAbout(fromSamples(samples2024.filter(({dsid}) => dsid === 801976)));
    expect(doubt?.members[0]?.detail).toMatch(/, 1\.24\d\u00a0pb$/);
  });

  it('of every kind have a place in the order', () => {
    const variables = Object.keys(flagMeanings).map((flag) => ({
      name: flag,
      flag,
      reason: 'For a test.',
    }));
    const doubts = doubtsAbout(fromVariables(variables as never));
    expect(idsOf(doubts)).toEqual([
      'suspect',
      'conflict',
      'low-statistics',
      'rounded',
      'incomplete',
    ]);
  });
});
