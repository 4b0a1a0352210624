import {describe, expect, it} from 'vitest';
import {hww13} from '@site/src/apps/histogramAnalyser/descriptions/hww13';
import {nameParameter} from './nameParameter';
import {cutProse} from '../../model/cutProse';
import {
  printEvents,
  printLuminosity,
  printShare,
  printSignificance,
  printYield,
} from './printYield';

const total = (sumOfWeights: number, error: number) => ({
  sumOfWeights,
  sumOfSquaredWeights: error ** 2,
  rows: 7,
});

describe('an expected number of events', () => {
  it.each([
    [0, '0'],
    [7_281_608.3, '7,281,608'],
    [387.4, '387'],
    [99.96, '100'],
    [12.34, '12.3'],
    [9.996, '10.0'],
    [1.234, '1.23'],
    [0.0421, '0.042'],
    [-12.34, '-12.3'],
  ])('%d is printed as %s', (value, text) => expect(printEvents(value)).toBe(text));

  it.each([
    [396.635, 4.434, '396.6 ± 4.4'],
    [7_281_608, 59_613, '7,281,608 ± 59,613'],
    [46.4, 10.1, '46 ± 10'],
    [0.5, 0.034, '0.500 ± 0.034'],
    [0.5, 0.00000034, '0.5000 ± 0.0000'],
    [3, 0, '3.00'],
  ])('%d with an error of %d has the digits that its error leaves', (value, error, text) =>
    expect(printYield(total(value, error))).toBe(text),
  );
});

describe('a share', () => {
  it.each([
    [null, '–'],
    [Infinity, '–'],
    [0, '0 %'],
    [1, '100 %'],
    [0.9999, '> 99.9 %'],
    [0.978, '98 %'],
    [0.0421, '4.2 %'],
    [0.00312, '0.31 %'],
    [0.00001, '< 0.01 %'],
    [1.02, '102.0 %'],
  ])('%d is printed as %s', (share, text) => expect(printShare(share)).toBe(text));
});

it('a significance has two places, and three below one', () => {
  expect([1.8796, 0.8623, 0, 12.345].map(printSignificance)).toEqual([
    '1.88',
    '0.862',
    '0.00',
    '12.35',
  ]);
});

it('a luminosity has the digits that were set', () => {
  expect([10.06, 3000, 36.6].map(printLuminosity)).toEqual([
    '10.06 fb⁻¹',
    '3,000 fb⁻¹',
    '36.6 fb⁻¹',
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
    ['in.mll', 'is.channel', 'in.charm', 'lumi', 'constructor'].map((name) =>
      nameParameter(hww13, name),
    ),
  ).toEqual([
    'the cut on m(ℓℓ)',
    'the cut on Channel',
    'the cut on “charm”',
    'the luminosity',
    '“constructor”',
  ]);
});
