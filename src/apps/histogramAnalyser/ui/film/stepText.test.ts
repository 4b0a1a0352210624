import {describe, expect, it} from 'vitest';
import {hww13} from '@site/src/apps/histogramAnalyser/descriptions/hww13';
import {changed, startOf, type Action, type Analysis} from '../../model/analysis';
import {schemeOf} from '../../model/description';
import {stepText} from './stepText';

const scheme = schemeOf(hww13);
const start = startOf(scheme);
const after = (before: Analysis, ...actions: readonly Action[]): Analysis =>
  actions.reduce((state, action) => changed(scheme, state, action), before);
const cut = (dimension: string, to: number): Action => ({
  type: 'cut',
  dimension,
  filter: {from: null, to},
});
const two = after(start, cut('mll', 75), cut('jets', 0.5));

describe('a step of a film', () => {
  it.each<readonly [Analysis | undefined, Analysis, string]>([
    [undefined, start, 'Start without cuts'],
    [undefined, two, 'Start with 2 cuts'],
    [start, after(start, cut('mll', 75)), 'Cut m(ℓℓ) below 75 GeV'],
    [two, after(two, {type: 'clear', dimension: 'jets'}), 'Cut on N(jets) removed'],
    [two, after(two, {type: 'clearAll'}), 'Cut on m(ℓℓ) removed; Cut on N(jets) removed'],
    [two, after(two, {type: 'order', dimensions: ['jets']}), 'Order of the cuts changed'],
    [start, after(start, {type: 'luminosity', luminosity: 36.6}), 'Luminosity 36.6 fb⁻¹'],
    [
      start,
      after(start, {type: 'show', processes: scheme.processes.slice(0, 1)}),
      'Processes drawn: H → WW',
    ],
    [start, after(start, {type: 'option', name: 'axis', value: 'log'}), 'Change of scale: log'],
    [start, start, 'No change'],
  ])('is told: %#', (before, state, words) => {
    expect(stepText(hww13, before, state)).toBe(words);
  });
});
