// cspell:disable
import {describe, expect, it} from 'vitest';
import {french} from './french';
import {german} from './german';
import {italian} from './italian';
import {lexiconOf, normalised, plain, wordMatches} from './lexicon';
import {spanish} from './spanish';
import {isKnown} from '@site/src/test-kit/search/testWords';

const isUnknown = (): boolean => false;

describe.each([german, french, spanish, italian])('the words of $name', (language) => {
  const lexicon = lexiconOf(language, isUnknown);
  const entries = Object.entries(language.words).flatMap(([spellings, english]) =>
    spellings.split('|').map((spelling) => ({spelling, english})),
  );

  it('have one meaning each', () => {
    const wrong = entries.filter(({spelling, english}) => {
      const words = wordMatches(spelling).map(([word]) => word);
      return lexicon.read(words, isUnknown) !== english;
    });
    expect(wrong).toEqual([]);
    const spellings = entries.map(({spelling}) => normalised(spelling));
    expect(spellings.filter((spelling, i) => spellings.indexOf(spelling) !== i)).toEqual([]);
  });

  it('are not small words too', () => {
    expect(entries.filter(({spelling}) => lexicon.isSmall(spelling))).toEqual([]);
  });

  it('lead to words of the pages', () => {
    const missing = entries.flatMap(({english}) =>
      wordMatches(english)
        .map(([word]) => plain(word))
        .filter((word) => !isKnown(word)),
    );
    expect(missing).toEqual([]);
  });
});
