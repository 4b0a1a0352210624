import {expect, it} from 'vitest';
import type {HistogramDescription} from '../description';
import {formatCut, listOfCuts, describeCutShortly} from './formatCut';

const histogram = (
  label: string,
  unit: HistogramDescription['unit'],
  axis: HistogramDescription['axis'],
  categories?: readonly string[],
): HistogramDescription => ({
  dimension: label === 'm(ℓℓ)' ? 'mll' : label === 'N(jets)' ? 'jets' : 'channel',
  title: '',
  label,
  unit,
  axis,
  explanation: '',
  ...(categories ? {categories} : {}),
});
const mll = histogram('m(ℓℓ)', 'GeV', {low: 0, high: 105, bins: 21});
const deltaRLl = histogram('ΔR(ℓ, ℓ)', '', {low: 0, high: 5, bins: 20});
const jets = histogram('N(jets)', '', {low: -0.5, high: 9.5, bins: 10});
const channel = histogram('Channel', '', {low: 0, high: 3, bins: 3}, ['ee', 'μμ', 'eμ']);

it.each([
  [mll, {from: 12, to: 75}, '12 ≤ m(ℓℓ) < 75\u00a0GeV'],
  [mll, {from: null, to: 75.5}, 'm(ℓℓ) < 75.5\u00a0GeV'],
  [mll, {from: 20, to: null}, 'm(ℓℓ) ≥ 20\u00a0GeV'],
  [deltaRLl, {from: null, to: 2}, 'ΔR(ℓ, ℓ) < 2'],
  [jets, {from: -0.5, to: 0.5}, 'N(jets) = 0'],
  [jets, {from: null, to: 0.5}, 'N(jets) = 0'],
  [jets, {from: null, to: 1.5}, 'N(jets) ≤ 1'],
  [jets, {from: 0, to: 2}, 'N(jets) ≤ 1'],
  [jets, {from: 0.5, to: 3.5}, '1 ≤ N(jets) ≤ 3'],
  [jets, {from: 1.5, to: 2.5}, 'N(jets) = 2'],
  [jets, {from: 0.5, to: null}, 'N(jets) ≥ 1'],
  [jets, {from: 1.1, to: 1.9}, 'N(jets): none'],
  [jets, {categories: [0, 2]}, 'N(jets) = 0 or 2'],
  [channel, {categories: [0, 2]}, 'Channel: ee or eμ'],
  [channel, {from: 1, to: null}, 'Channel: μμ or eμ'],
  [channel, {categories: []}, 'Channel: none'],
])('a cut on %o is written %#', (shown, filter, words) => {
  expect(formatCut(shown, filter)).toBe(words);
});

it('cuts are listed in their order, without those that cut nothing', () => {
  const cuts = new Map([
    ['jets', {from: null, to: 0.5}],
    ['mll', {from: null, to: 75}],
    ['channel', {from: null, to: null}],
  ]);
  expect(listOfCuts([mll, jets, channel], cuts)).toEqual(['N(jets) = 0', 'm(ℓℓ) < 75\u00a0GeV']);
});

it.each([
  [mll, {from: 12, to: 75}, '12 to 75\u00a0GeV'],
  [mll, {from: null, to: 75}, '< 75\u00a0GeV'],
  [mll, {from: 20, to: null}, '≥ 20\u00a0GeV'],
  [{...mll, label: 'Δφ(ℓ, ℓ)', unit: '°'}, {from: null, to: 80}, '< 80°'],
  [jets, {from: null, to: 0.5}, '= 0'],
  [jets, {from: 0.5, to: 2.5}, '1 to 2'],
  [channel, {categories: [0, 2]}, 'ee or eμ'],
] as const)('the head of a plot has a cut without the quantity: %#', (of, filter, words) => {
  expect(describeCutShortly(of, filter)).toBe(words);
});
