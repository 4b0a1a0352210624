import {expect, it} from 'vitest';
import {proposedCut} from './cutProse';
import type {HistogramDescription} from '../description';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';

const [channel, mll, jets, , , angle] = testPlayApp.histograms as readonly [
  HistogramDescription,
  HistogramDescription,
  HistogramDescription,
  HistogramDescription,
  HistogramDescription,
  HistogramDescription,
];

it.each([
  [mll, {from: null, to: 75}, 'm(ℓℓ) below about 75 GeV'],
  [mll, {from: 12.3456, to: null}, 'm(ℓℓ) at least about 12.35 GeV'],
  [mll, {from: 10, to: 75}, 'm(ℓℓ) about 10 to about 75 GeV'],
  [mll, {from: null, to: null}, 'm(ℓℓ) all'],
  [angle, {from: null, to: 80}, 'Δφ(ℓ, ℓ) below about 80°'],
  [jets, {from: -0.5, to: 0.5}, 'N(jets) exactly 0'],
  [jets, {from: null, to: 0.5}, 'N(jets) exactly 0'],
  [jets, {from: 1.5, to: null}, 'N(jets) at least 2'],
  [jets, {from: null, to: 1.5}, 'N(jets) at most 1'],
  [jets, {from: 1, to: 4}, 'N(jets) 1 to 3'],
  [jets, {from: 1.2, to: 1.7}, 'N(jets) nothing'],
  [channel, {categories: [0, 2]}, 'Channel ee and eμ only'],
  [channel, {categories: []}, 'Channel nothing'],
  [jets, {categories: [0, 3]}, 'N(jets) 0 and 3 only'],
])('says what passes a cut on $label', (histogram, filter, words) => {
  expect(proposedCut(histogram, filter)).toBe(words);
});
