// cspell:ignore baests obejcts hggs higggs hogggs hgigs systmatics calirbation lumonisity calbi higgsino higs higges higgz munos
// cspell:ignore bosson calirb elektron eletcron kalorimeter lumniosity munno muno plann plmn rluminosity tange uminosity zpeak
import {describe, expect, it} from 'vitest';
import {allowedErrors, corrections, distanceTo, plausibleCorrections} from './typos';

describe('the distance of two words', () => {
  it.each([
    ['higgs', 'higgs', 0],
    ['hggs', 'higgs', 1],
    ['higggs', 'higgs', 1],
    ['hogggs', 'higgs', 2],
    ['hgigs', 'higgs', 1],
    ['systmatics', 'systematics', 1],
    ['calirbation', 'calibration', 1],
    ['lumonisity', 'luminosity', 2],
    ['', 'ab', 2],
  ])('%s to %s is %i, both ways', (one, other, distance) => {
    expect(distanceTo(one, other, 3, false)).toBe(distance);
    expect(distanceTo(other, one, 3, false)).toBe(distance);
  });

  it('is endless beyond what is allowed', () => {
    expect(distanceTo('muon', 'gluon', 1, false)).toBe(Infinity);
    expect(distanceTo('jet', 'calorimeter', 2, false)).toBe(Infinity);
  });

  it('counts the beginning of a word alone while one types', () => {
    expect(distanceTo('calbi', 'calibration', 1, true)).toBe(1);
    expect(distanceTo('calbi', 'calibration', 1, false)).toBe(Infinity);
  });
});

describe('corrections', () => {
  const known = new Map([
    ['higgs', 9],
    ['hits', 20],
    ['jigs', 90],
    ['higgsino', 1],
  ]);

  it('come nearest first, and with the same first letter first', () => {
    const found = corrections('higs', known, {most: 2, isOpen: false});
    expect(found.map(({word}) => word)).toEqual(['hits', 'higgs', 'jigs']);
    const far = corrections('higges', known, {most: 3, isOpen: false});
    expect(far.map(({word, distance}) => `${word} ${distance}`)).toEqual([
      'higgs 1',
      'hits 3',
      'jigs 3',
    ]);
  });

  it('are none for short words: they are other words', () => {
    expect(corrections('hig', known, {most: allowedErrors(3), isOpen: false})).toEqual([]);
  });
});

describe('plausible corrections', () => {
  const known = new Map([
    ['plan', 60],
    ['muon', 400],
    ['muons', 300],
    ['higgs', 400],
    ['histogram', 300],
    ['electron', 300],
    ['electrons', 280],
    ['electronic', 3],
    ['luminosity', 200],
    ['calibration', 100],
    ['calorimeter', 90],
    ['contain', 50],
    ['peak', 80],
    ['each', 200],
    ['range', 90],
    ['mc16', 90],
  ]);
  const wordsFor = (typed: string, isOpen = false): readonly string[] =>
    plausibleCorrections(typed, known, isOpen).map(({word}) => word);

  it.each([
    ['munos', 'muons'],
    ['plann', 'plan'],
    ['higgz', 'higgs'],
    ['eletcron', 'electron'],
    ['elektron', 'electron'],
    ['lumniosity', 'luminosity'],
    ['uminosity', 'luminosity'],
    ['rluminosity', 'luminosity'],
    ['zpeak', 'peak'],
    ['kalorimeter', 'calorimeter'],
  ])('%s stands for %s', (typed, word) => expect(wordsFor(typed)).toEqual([word]));

  it.each([
    ['a replaced letter in a short word', 'plmn'],
    ['another first letter in a short word', 'tange'],
    ['another first letter beside another error', 'mountain'],
    ['a small word', 'peach'],
    ['more errors than the length allows', 'munno'],
    ['a name with digits', 'mcd6'],
  ])('there are none for %s: %s', (_, typed) => expect(wordsFor(typed)).toEqual([]));

  it('are whole words rather than beginnings while a word is typed', () => {
    expect(wordsFor('higgz', true)).toEqual(['higgs']);
    expect(wordsFor('calirb')).toEqual([]);
    expect(wordsFor('calirb', true)).toEqual(['calibration']);
  });

  it('leave out what is much rarer than the most frequent', () => {
    const counts = new Map([
      ['boson', 100],
      ['bosun', 2],
      ['boston', 20],
    ]);
    const found = plausibleCorrections('boson'.replace('n', 'm'), counts, false);
    expect(found.map(({word}) => word)).toEqual(['boson']);
    const both = plausibleCorrections('bosson', counts, false);
    expect(both.map(({word}) => word)).toEqual(['boson', 'boston']);
  });
});

it('no word within reach is overlooked', () => {
  const words = [
    'jet',
    'jets',
    'reset',
    'tej',
    'objects',
    'test',
    'tests',
    'beast',
    '13tev',
    'κλμ',
  ];
  const known = new Map(words.map((word) => [word, 1]));
  for (const typed of ['jest', 'tset', 'obejcts', 'test', 'baests', '31tev', 'κμλ']) {
    for (const isOpen of [false, true]) {
      const near = words.filter((word) => distanceTo(typed, word, 2, isOpen) <= 2);
      const found = corrections(typed, known, {most: 2, isOpen, limit: 99});
      expect(found.map(({word}) => word).sort()).toEqual(near.sort());
    }
  }
});
