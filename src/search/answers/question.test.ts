// cspell:ignore leppt
import {expect, it} from 'vitest';
import {indexOf} from '@site/src/test-kit/search/testIndex';
import {createLexicon} from './lexicon';
import {readQuestion} from './question';
import {testSections} from '@site/src/test-kit/search/testSite';

const lexicon = createLexicon(indexOf(testSections));
const needsOf = (text: string) => readQuestion(text, lexicon).needs;
const firstTerms = (text: string): readonly (string | undefined)[] =>
  needsOf(text).map(({ways}) => ways[0]?.term);

it('rare words weigh more than common ones', () => {
  const [events, cookies] = needsOf('events cookies?');
  expect(cookies?.weight).toBeGreaterThan(events?.weight ?? Infinity);
});

it('a choice is one need, that either answers', () => {
  const [need, ...others] = needsOf('electrons or photons?');
  expect(others).toEqual([]);
  expect(need?.ways.map(({term}) => term)).toEqual(
    expect.arrayContaining(['electrons', 'photons']),
  );
});

it('a name in pieces is one need', () => {
  expect(firstTerms('What is lep_pt?')).toEqual(['leppt']);
  expect(firstTerms('What is DL1dv01?')).toEqual(['dl1dv01']);
});

it('two words of one meaning ask for two things', () => {
  const meanings = (text: string): readonly string[] =>
    needsOf(text).flatMap(({ways}) =>
      ways.map(({term}) => term).filter((term) => /:c:/.test(term)),
    );
  expect(meanings('Is there a cut?')).toHaveLength(1);
  expect(meanings('Is the cut a selection?')).toEqual([]);
});

it('a number belongs to its unit or its name', () => {
  const pairs = needsOf('How many events at 8 TeV in Run 2 of 2016?').map(({pair}) => pair);
  expect(pairs.filter(Boolean)).toEqual([' 8 tev ', ' run 2 ']);
});
