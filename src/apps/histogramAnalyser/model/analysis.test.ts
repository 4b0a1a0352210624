import {describe, expect, it} from 'vitest';
import {changed, optionOf, questionOf, startOf, type Action, type Analysis} from './analysis';
import {testScheme} from '@site/src/test-kit/histogramAnalyser/testScheme';

const start = startOf(testScheme);
const after = (...actions: readonly Action[]): Analysis =>
  actions.reduce((analysis, action) => changed(testScheme, analysis, action), start);
const cut = (dimension: string, from: number | null, to: number | null): Action => ({
  type: 'cut',
  dimension,
  filter: {from, to},
});

describe('an analysis', () => {
  it('keeps the order in which cuts were made, also when one of them moves', () => {
    const analysis = after(cut('met', 30, null), cut('mass', null, 75), cut('met', 45, null));
    expect(Array.from(analysis.cuts)).toEqual([
      ['met', {from: 45, to: null}],
      ['mass', {from: null, to: 75}],
    ]);
    const cleared = changed(testScheme, analysis, {type: 'clear', dimension: 'met'});
    expect(Array.from(cleared.cuts.keys())).toEqual(['mass']);
    expect(changed(testScheme, analysis, {type: 'clearAll'})).toEqual(start);
  });

  it('puts cuts into another order, and forgets none', () => {
    const three = after(cut('met', 30, null), cut('mass', null, 75), cut('jets', null, 0.5));
    const ordered = changed(testScheme, three, {type: 'order', dimensions: ['jets', 'channel']});
    expect(Array.from(ordered.cuts.keys())).toEqual(['jets', 'met', 'mass']);
    expect(ordered.cuts.get('mass')).toEqual({from: null, to: 75});
  });

  it('turns a range upright, and takes one open at both ends for no cut', () => {
    expect(after(cut('mass', 75, 12)).cuts.get('mass')).toEqual({from: 12, to: 75});
    expect(after(cut('mass', 1, 2), cut('mass', null, null))).toEqual(start);
  });

  it('keeps luminosities within the scheme', () => {
    expect(after({type: 'luminosity', luminosity: 36.6}).luminosity).toBe(36.6);
    expect(after({type: 'luminosity', luminosity: 1e9}).luminosity).toBe(3000);
    expect(after({type: 'luminosity', luminosity: 0}).luminosity).toBe(1);
  });

  it('shows processes in the order of the scheme, and all of them as no choice', () => {
    expect(after({type: 'show', processes: ['ttbar', 'hww', 'charm']}).shown).toEqual([
      'hww',
      'ttbar',
    ]);
    expect(after({type: 'show', processes: ['ttbar', 'ww', 'hww']}).shown).toBeNull();
    expect(after({type: 'show', processes: []}).shown).toEqual([]);
  });

  it('keeps options in the order of the scheme, and forgets those that are at their start', () => {
    const set = after(
      {type: 'option', name: 'seed', value: 8},
      {type: 'option', name: 'axis', value: 'log'},
    );
    expect(Array.from(set.options)).toEqual([
      ['axis', 'log'],
      ['seed', 8],
    ]);
    expect(optionOf(testScheme, set, 'seed')).toBe(8);
    expect(optionOf(testScheme, start, 'seed')).toBe(7);
    const back = changed(testScheme, set, {type: 'option', name: 'axis', value: 'linear'});
    expect(Array.from(back.options.keys())).toEqual(['seed']);
  });

  it.each<Action>([
    cut('charm', 1, 2),
    cut('mass', Number.NaN, 2),
    cut('mass', 1, Infinity),
    {type: 'cut', dimension: 'jets', filter: {categories: [Number.NaN]}},
    {type: 'clear', dimension: 'mass'},
    {type: 'clearAll'},
    {type: 'order', dimensions: ['mass']},
    {type: 'luminosity', luminosity: Number.NaN},
    {type: 'luminosity', luminosity: 10},
    {type: 'show', processes: null},
    {type: 'option', name: 'axis', value: 'linear'},
    {type: 'option', name: 'axis', value: 'cubic'},
    {type: 'option', name: 'seed', value: 7.5},
    {type: 'option', name: 'colour', value: 'red'},
  ])('is left as it is by %o', (action) => {
    expect(changed(testScheme, start, action)).toBe(start);
  });

  it('is the same object when a cut carries no information new', () => {
    const analysis = after({type: 'cut', dimension: 'jets', filter: {categories: [2, 0]}});
    const again: Action = {type: 'cut', dimension: 'jets', filter: {categories: [0, 2, 0]}};
    expect(changed(testScheme, analysis, again)).toBe(analysis);
  });

  it('sends the engine its cuts, their order and its processes by number', () => {
    const analysis = after(cut('met', 30, null), cut('jets', 0, 2), {
      type: 'show',
      processes: ['ttbar'],
    });
    expect(questionOf(testScheme, analysis, 'met')).toEqual({
      filters: {met: {from: 30, to: null}, jets: {from: 0, to: 2}},
      order: ['met', 'jets'],
      processes: [2],
      brushed: 'met',
    });
    expect(questionOf(testScheme, start)).toEqual({filters: {}, order: []});
  });
});
