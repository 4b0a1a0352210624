// cspell:ignore pseudorap
import {describe, expect, it} from 'vitest';
import {glossary} from '@site/src/data/glossary';
import {byLetter, matchesQuery, headwordOf} from './termList';

const found = (words: string): readonly string[] =>
  glossary.filter((term) => matchesQuery(term, words)).map(({id}) => id);

describe('the filter of the glossary', () => {
  it('finds by the term, another spelling, the symbol and the definition', () => {
    expect(found('pseudorap')).toContain('pseudorapidity');
    expect(found('GRL')).toEqual(['good-run-list']);
    expect(found('eta')).toContain('pseudorapidity');
    expect(found('mosquito')).toEqual(['tev']);
  });

  it('requires all words, in any order and case', () => {
    expect(found('MOMENTUM missing')).toEqual(['missing-transverse-momentum']);
    expect(found('momentum mosquito')).toEqual([]);
  });

  it('does not mind hyphens, and has all terms without words', () => {
    expect(found('cross section')).toContain('cross-section');
    expect(found('')).toHaveLength(glossary.length);
  });
});

it('every term is under its letter, in the order of the alphabet', () => {
  const letters = byLetter(glossary);
  const names = letters.map(({letter}) => letter);
  expect(names).toEqual([...names].sort());
  expect(letters.flatMap(({terms}) => terms)).toEqual(glossary);
});

it('a headword has a capital, unless it begins with a symbol', () => {
  const headwords = ['pile-up', 'k-factor', 'W boson', 'b-jet', 'GeV'].map((term) =>
    headwordOf({term}),
  );
  expect(headwords).toEqual(['Pile-up', 'k-factor', 'W boson', 'b-jet', 'GeV']);
});
