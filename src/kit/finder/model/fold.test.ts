// cspell:ignore bbbar evenement Événement
import {describe, expect, it} from 'vitest';
import {fold, queryWords} from './fold';

describe('folding', () => {
  it.each([
    ['Événement', 'evenement'],
    ['Z → μ⁺μ⁻', 'zmu+mu-'],
    ['36.6 fb⁻¹', '36.6fb-1'],
    ['13 TeV', '13tev'],
    ['lep_pt', 'lep_pt'],
    ['bb̄', 'bbbar'],
    ['cut bar', 'cut bar'],
    ['t tbar', 'ttbar'],
    ['first tbar', 'first tbar'],
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('changes nothing when done again', () => {
    for (const text of ['t t̄', 'Z → μ⁺μ⁻', '36.6 fb⁻¹', 'H→ZZ*→4ℓ']) {
      expect(fold(fold(text))).toBe(fold(text));
    }
  });
});

it('a query falls into its words, each once, and signs alone are none', () => {
  expect(queryWords(' ttbar,  Sherpa; ttbar – ')).toEqual(['ttbar', 'sherpa']);
});
