import {expect, it} from 'vitest';
import {withoutFullStops} from './withoutFullStops';

const excerptOf = async (value: string | undefined): Promise<unknown> => {
  const hit = value === undefined ? {} : {_snippetResult: {content: {value}}};
  const client = withoutFullStops({search: async () => ({results: [{hits: [hit], nbHits: 1}]})});
  const {results} = (await client.search()) as {results: {hits: (typeof hit)[]; nbHits: number}[]};
  expect(results[0]?.nbHits).toBe(1);
  return results[0]?.hits[0]?._snippetResult?.content.value;
};

it.each([
  ['It ends here.', 'It ends here'],
  ['…it does not end…', '…it does not end'],
  ['a <mark>number</mark> of 0.4 …', 'a <mark>number</mark> of 0.4'],
  [undefined, undefined],
])('%s: the end comes off', async (before, after) => {
  expect(await excerptOf(before)).toBe(after);
});
