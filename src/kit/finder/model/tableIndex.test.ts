// cspell:ignore ditau tautau tautaus ntautau xditau nditau
import {expect, it} from 'vitest';
import {spreader} from './tableIndex';

const spread = spreader([['tau pair', 'ττ', 'ditau']]);

it('a text that holds one spelling is found by all, and says itself first', () => {
  expect(spread('z to tautau')).toBe('z to tautau\ntau pair\ntautau\nditau');
  expect(spread('mc_ditau_100')).toBe('mc_ditau_100\ntau pair\ntautau\nditau');
});

it('a spelling inside a longer word is another word', () => {
  expect(spread('tautaus')).toBe('tautaus');
  expect(spread('xditau and ditau2')).toBe('xditau and ditau2');
  expect(spread('xditau and ditau')).toContain('tau pair');
});
