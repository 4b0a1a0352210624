// cspell:ignore zxqv wkjh plann jest
import {describe, expect, it} from 'vitest';
import {resultText, unknownText} from './outcomeText';

const outcome = {query: 'x', total: 20, suggestions: [], unknown: []};

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
  ])('%j', (unknown, text) => expect(unknownText(unknown)).toBe(text));

  it('cuts words that are too long to read', () => {
    expect(unknownText([{word: 'a'.repeat(400), readAs: []}]).length).toBeLessThan(70);
  });
});

describe('what is announced', () => {
  it.each([
    [{...outcome, total: 1}, '1 result for x'],
    [outcome, '20 results for x'],
    [{...outcome, total: 0}, 'No results for x'],
    [{...outcome, failure: 'network' as const}, ''],
    [
      {...outcome, unknown: [{word: 'plann', readAs: ['plan']}]},
      '20 results for x. No results for "plann"; showing results for "plan".',
    ],
  ])('%j', (result, text) => expect(resultText(result)).toBe(text));
});
