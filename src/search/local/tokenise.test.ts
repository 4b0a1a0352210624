// cspell:ignore Ångström LMET lmet leppt ttbaranalysis sise
import {describe, expect, it} from 'vitest';
import {placedTerms, termsOf, wordRow} from './analyse';
import {stemOf} from './stem';
import {chunksOf} from './tokenise';

const joined = (text: string): readonly string[] => chunksOf(text).map((chunk) => chunk.joined);

describe('words', () => {
  it.each([
    ['Göttingen and Ångström', ' gottingen and angstrom '],
    ['36.6 fb⁻¹', ' 36 6 fb 1 '],
    ['e/γ, Δφ, μ', ' e gamma delta phi mu '],
    ['tt̄Z → ℓℓ', ' ttz ll '],
    ['10,064 events', ' 10064 events '],
    ['13TeV', ' 13 tev '],
    ['C++ or c++17', ' cpp or cpp 17 '],
    ["Master’s and the detector's", ' master and the detector '],
    ['lep_pt', ' lep pt '],
  ])('%s', (text, row) => {
    expect(wordRow(text)).toBe(row);
  });

  it('are the same however a sign is raised, lowered or spelt', () => {
    for (const [one, other] of [
      ['fb⁻¹', 'fb-1'],
      ['fb^{-1}', 'fb⁻¹'],
      ['p_T', 'pT'],
      ['E_T^miss', 'ETmiss'],
      ['1LMET30', '1lmet30'],
      ['2025e-13tev-beta', '2025E_13TeV_beta'],
    ] as const) {
      expect(joined(one)).toEqual(joined(other));
    }
  });

  it('keep numbers apart that a point divides', () => {
    expect(joined('36.6')).not.toEqual(joined('366'));
  });

  it('know where they are in the text', () => {
    const text = 'The tt̄Z “signal” has p_T and H→γγ; naïve?';
    for (const {term, start, end} of placedTerms(text)) {
      expect(text.slice(start, end).trim()).not.toBe('');
      if (term === 'signal') expect(text.slice(start, end)).toBe('signal');
      if (term === 'naive') expect(text.slice(start, end)).toBe('naïve');
      if (term === 'pt') expect(text.slice(start, end)).toBe('p_T');
    }
  });
});

describe('terms', () => {
  it('hold a name in one piece and in parts', () => {
    expect(termsOf('lep_pt')).toEqual(expect.arrayContaining(['leppt', 'lep', 'pt']));
    expect(termsOf('TTbarAnalysis')).toEqual(
      expect.arrayContaining(['ttbaranalysis', 'ttbar', 'analysis']),
    );
    expect(termsOf('pile-up')).toEqual(expect.arrayContaining(['pileup', 'pile', 'up']));
  });

  it('are the same with and without their places', () => {
    for (const text of [
      'TTbarAnalysis of the lep_pt',
      'fat jets with H → γγ',
      '36.6 fb⁻¹ or C++',
    ]) {
      const placed = placedTerms(text).map(({term}) => term);
      expect(termsOf(text).sort()).toEqual(placed.sort());
    }
  });

  it('hold a stem that other forms of the word share', () => {
    const stems = (text: string) => termsOf(text).filter((term) => term.startsWith(':s:'));
    expect(stems('calibration')).toEqual(stems('calibrated'));
    expect(stems('jets')).toEqual(stems('jet'));
    expect(stems('jets')).not.toEqual(stems('jetty'));
  });
});

it.each([
  ['normalise', 'normalize'],
  ['normalisation', 'normalization'],
  ['analysed', 'analyzed'],
  ['analyses', 'analysis'],
  ['colour', 'color'],
  ['behaviour', 'behavior'],
  ['centres', 'centers'],
  ['catalogue', 'catalog'],
  ['vertices', 'vertex'],
  ['matrices', 'matrix'],
  ['momenta', 'momentum'],
  ['spectra', 'spectrum'],
  ['hypotheses', 'hypothesis'],
  ['identification', 'identify'],
  ['four', '4'],
])('%s and %s have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each([
  ['size', 'sise'],
  ['four', 'for'],
])('the stem of %s is not touched by the other spelling', (word, other) => {
  expect(stemOf(word)).not.toBe(stemOf(other));
});
