// cspell:ignore plann
import {describe, expect, it} from 'vitest';
import type {AnswerCard} from '../cards/types';
import {resultText} from './outcomeText';

const outcome = {query: 'x', total: 20, suggestions: [], note: ''};

const card: AnswerCard = {
  id: 'x',
  kind: 'answer',
  title: 'X',
  text: 'A letter.',
  queries: [],
  actions: [],
  source: {title: 'Letters', to: '/letters'},
};

describe('what is announced', () => {
  it.each([
    [{...outcome, total: 1}, '1 result for x'],
    [outcome, '20 results for x'],
    [{...outcome, total: 0}, 'No results for x'],
    [{...outcome, total: 0, card}, '1 answer for x'],
    [{...outcome, failure: 'network' as const}, ''],
    [
      {...outcome, note: 'No results for "plann"; showing results for "plan".'},
      '20 results for x. No results for "plann"; showing results for "plan".',
    ],
  ])('%j', (result, text) => expect(resultText(result)).toBe(text));
});
