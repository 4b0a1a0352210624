/** Numbers in the texts of guided analyses and challenges are what the teaching samples give. */
import {describe, expect, it} from 'vitest';
import {textsIn} from '../../../src/lib/text/richText';
import {textRows} from '../guideNumbers/guidedAnalyses';
import {holds} from '../workedNumbers/onPages';

describe.each(textRows)('$name: $quote', ({data, quote, gives}) => {
  it('is in a text and is what the sample gives', () => {
    const times = textsIn(data).reduce((sum, text) => sum + text.split(quote).length - 1, 0);
    expect(times, 'the texts have these words once').toBe(1);
    expect(gives.length, 'something is computed').toBeGreaterThan(0);
    expect(gives.filter((number) => !holds(quote, number))).toEqual([]);
  });
});
