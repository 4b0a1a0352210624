import {describe, expect, it} from 'vitest';
import {hww13} from '@site/src/apps/histogramAnalyser/descriptions/hww13';
import {nameParameter} from './nameParameter';
import {cutProse} from '../../model/cuts/cutProse';
import {formatData, formatFraction, formatSignificance, formatYield} from './yields';

const total = (sumOfWeights: number, error: number) => ({
  sumOfWeights,
  sumOfSquaredWeights: error ** 2,
  rows: 7,
});

it.each([
  [396.635, 4.434, '396.6 ± 4.4'],
  [7_281_608, 59_613, '7,281,608 ± 59,613'],
  [35_833.74, 189.3, '35,834 ± 189'],
  [-46.4, 10.1, '−46 ± 10'],
  [0.5, 0.034, '0.500 ± 0.034'],
  [0.5, 0.00000034, '0.5000 ± 0.0000'],
  [3, 0, '3.00'],
])('%d events with an error of %d have the digits that the error leaves', (value, error, text) =>
  expect(formatYield(total(value, error))).toBe(text),
);

it('a fraction has two digits, and a dash for none', () => {
  expect([null, Infinity, 0.0421].map(formatFraction)).toEqual(['–', '–', '4.2 %']);
});

it('a significance has two places, and three below one', () => {
  expect([1.8796, 0.8623, 0, 12.345].map(formatSignificance)).toEqual([
    '1.88',
    '0.862',
    '0.00',
    '12.35',
  ]);
});

describe('a cut, read aloud', () => {
  const named = (name: string) => {
    const histogram = hww13.histograms.find(({dimension}) => dimension === name);
    if (!histogram) throw new Error(name);
    return histogram;
  };

  it.each([
    ['mll', {from: null, to: 75}, 'm(ℓℓ) below 75 GeV'],
    ['mll', {from: 30.5, to: null}, 'm(ℓℓ) at least 30.5 GeV'],
    ['mll', {from: 12, to: 75}, 'm(ℓℓ) 12 to 75 GeV'],
    ['deltaPhiLl', {from: null, to: 90}, 'Δφ(ℓ, ℓ) below 90°'],
    ['jets', {from: null, to: 0.5}, 'N(jets) exactly 0'],
    ['jets', {from: null, to: 1.5}, 'N(jets) at most 1'],
    ['jets', {from: 0.5, to: null}, 'N(jets) at least 1'],
    ['jets', {from: 0.5, to: 3.5}, 'N(jets) 1 to 3'],
    ['jets', {from: 1, to: 2}, 'N(jets) exactly 1'],
    ['channel', {categories: [0, 2]}, 'Channel ee and eμ only'],
    ['channel', {categories: []}, 'Channel nothing'],
  ])('on %s is %o in words', (name, filter, text) =>
    expect(cutProse(named(name), filter)).toBe(text),
  );
});

it('a parameter of a link has a name that readers know', () => {
  expect(
    ['in.mll', 'is.channel', 'in.charm', 'in.', 'lumi', 'constructor'].map((name) =>
      nameParameter(hww13, name),
    ),
  ).toEqual([
    'the cut on m(ℓℓ)',
    'the cut on Channel',
    'the cut on “charm”',
    '“in.”',
    'the luminosity',
    '“constructor”',
  ]);
});

it.each([
  [80, '80'],
  [1058, '1,058'],
  [7.5, '7.50'],
])('data events are a count, unless a file weights them', (events, text) => {
  expect(formatData(events)).toBe(text);
});
