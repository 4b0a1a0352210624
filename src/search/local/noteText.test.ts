// cspell:ignore zxqv wkjh plann jest
import {describe, expect, it} from 'vitest';
import {noteText} from './noteText';

describe('what is said of unknown words', () => {
  it.each([
    [[], ''],
    [[{word: 'zxqv', readAs: []}], 'No results for "zxqv".'],
    [
      [
        {word: 'zxqv', readAs: []},
        {word: 'wkjh', readAs: []},
      ],
      'No results for "zxqv" and "wkjh".',
    ],
    [[{word: 'plann', readAs: ['plan']}], 'No results for "plann"; showing results for "plan".'],
    [
      [
        {word: 'jest', readAs: ['jets', 'just']},
        {word: 'zxqv', readAs: []},
      ],
      'No results for "zxqv". No results for "jest"; showing results for "jets" or "just".',
    ],
  ])('%j', (unknown, text) => expect(noteText({unknown})).toBe(text));

  it('names the language of a translated query, and what was searched for', () => {
    const translation = {query: 'download data', language: 'German', read: []};
    expect(noteText({unknown: [], translation})).toBe(
      'Query read as German; showing results for "download data".',
    );
  });

  it('cuts words that are too long to read', () => {
    expect(noteText({unknown: [{word: 'a'.repeat(400), readAs: []}]}).length).toBeLessThan(70);
  });
});
