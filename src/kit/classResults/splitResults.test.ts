import {expect, it} from 'vitest';
import {splitResults} from './splitResults';

const [one, two] = ['{"format":"a","content":{"x":[1]}}', '{ "format": "b",\n"content": 2}'];

it.each([
  ['lines', `${one}\n${two}\n`, [one, two]],
  ['without a line between', `${one}${two}`, [one, two]],
  ['with words around', `Here is ours: ${one} :-)\n\nGroup 4\n${two} thanks`, [one, two]],
  [
    'with a damaged one',
    `{"format":"a","content":{"x":[1]}\n${two}`,
    ['{"format":"a","content":{"x":[1]}', two],
  ],
  ['cut short', '{"format":"a","content', ['{"format":"a","content']],
  ['of no result', ' something else\nof two lines ', ['something else\nof two lines']],
  ['of nothing', ' \n ', []],
])('a text %s is split into its results', (_, text, results) => {
  expect(splitResults(text)).toEqual(results);
});

it('a text in a result that looks like the beginning of one splits nothing', () => {
  const tricky = JSON.stringify({format: 'a', content: '{"format":"b"}'});
  expect(splitResults(tricky)).toEqual([tricky]);
});
