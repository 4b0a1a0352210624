import {describe, expect, it} from 'vitest';
import {chosen} from './choose';
import type {ScoredPassage} from './score';
import {testSections} from '@site/src/test-kit/search/testSite';

const [one, two, three, four] = testSections as readonly [
  ScoredPassage['section'],
  ...ScoredPassage['section'][],
];

function scored(
  section: ScoredPassage['section'] | undefined,
  index: number,
  score: number,
): ScoredPassage {
  const text = `Passage ${index} of ${section?.url ?? ''}.`;
  const passage = {text, kind: 'sentence', line: index, lead: '', subject: ''} as const;
  return {section: section ?? one, passage, index, score, coverage: 1, lack: 0, covers: [1]};
}

describe('what is quoted', () => {
  it('is the best and what comes near it, of three sections', () => {
    const ranked = [
      scored(one, 0, 1),
      scored(two, 0, 0.95),
      scored(three, 0, 0.9),
      scored(four, 0, 0.85),
      scored(one, 1, 0.5),
    ];
    expect(chosen(ranked)).toEqual(ranked.slice(0, 3));
  });

  it('is also what the search finds nearest, unless it is far from an answer', () => {
    const ranked = [scored(one, 0, 1), scored(two, 0, 0.65), scored(three, 0, 0.5)];
    expect(chosen(ranked, two)).toEqual(ranked.slice(0, 2));
    expect(chosen(ranked, one)).toEqual(ranked.slice(0, 1));
    expect(chosen(ranked, three)).toEqual(ranked.slice(0, 1));
  });

  it('carries no information twice', () => {
    const best = scored(one, 0, 1);
    expect(chosen([best, {...best, section: two ?? one}], two)).toEqual([best]);
  });

  it('holds what a sentence leans on', () => {
    const line = {line: 0};
    const before = scored(one, 0, 0.1);
    const leaning = scored(one, 1, 1);
    const ranked = [
      {...leaning, passage: {...leaning.passage, ...line, text: 'It is large.'}},
      {...before, passage: {...before.passage, ...line}},
    ];
    expect(chosen(ranked).map(({index}) => index)).toEqual([0, 1]);
  });

  it('leaves out a sentence that leans on what cannot be quoted', () => {
    const leaning = scored(one, 0, 1);
    const statement = scored(two, 0, 0.5);
    const ranked = [
      {...leaning, passage: {...leaning.passage, text: 'They are below.'}},
      statement,
    ];
    expect(chosen(ranked)).toEqual([statement]);
  });

  it('is nothing where nothing was found', () => {
    expect(chosen([])).toEqual([]);
  });
});
