import {describe, expect, it} from 'vitest';
import {deltaPhiLl, jets, met, mll, ptll} from '../../descriptions/dileptonHistograms';
import {firstEnd} from './RangeSliders';
import {headNames} from './labels/headLabels';
import {edgesOf} from '../../model/counting/axis';
import {snapAfterKey} from '@site/src/plot/brushRange';
import {snapsOf} from './snaps';

const after = (histogram: typeof mll, value: number, key: string, shiftKey = false) => {
  const snaps = snapsOf(histogram);
  const edges = edgesOf(histogram.axis);
  const place = snapAfterKey(snaps, edges, snaps.indexOf(value), {key, shiftKey});
  return place === undefined ? undefined : snaps[place];
};

describe('a key moves an end', () => {
  it.each([
    [mll, 105, 'ArrowLeft', 100],
    [mll, 98, 'ArrowLeft', 95],
    [mll, 98, 'ArrowUp', 100],
    [mll, 105, 'ArrowRight', 105],
    [mll, 105, 'PageDown', 95],
    [met, 0, 'PageUp', 20],
    [met, 190, 'PageUp', 200],
    [deltaPhiLl, 180, 'PageDown', 160],
    [jets, 9.5, 'ArrowDown', 8.5],
  ])('to an edge of a bin: %#', (histogram, value, key, expected) => {
    expect(after(histogram, value, key)).toBe(expected);
  });

  it('by less with Shift, as the browser does', () => {
    expect(after(mll, 100, 'ArrowLeft', true)).toBeUndefined();
    expect(after(mll, 100, 'Home')).toBeUndefined();
  });
});

describe('the end that is moved first', () => {
  it('is the lower one of momenta and the upper one of other quantities', () => {
    expect([ptll, met, mll, deltaPhiLl, jets].map((one) => firstEnd(one, undefined))).toEqual([
      'from',
      'from',
      'to',
      'to',
      'to',
    ]);
  });

  it('is the one that is cut', () => {
    expect(firstEnd(met, {from: null, to: 80})).toBe('to');
    expect(firstEnd(mll, {from: 10, to: null})).toBe('from');
    expect(firstEnd(mll, {from: 10, to: 60})).toBe('to');
    expect(firstEnd(mll, {categories: [1]})).toBe('to');
  });
});

describe('the head of a plot', () => {
  it('has title and symbol, or the symbol where only that fits', () => {
    expect(headNames(mll, undefined, 400)).toEqual({name: mll.title, hasSymbol: true});
    expect(headNames(mll, undefined, 200)).toEqual({name: undefined, hasSymbol: true});
    expect(headNames(mll, '< 75 GeV', 300)).toEqual({name: undefined, hasSymbol: true});
  });

  it('leaves out the symbol of a quantity without unit first', () => {
    expect(headNames(jets, '1 to 2', 220)).toEqual({name: jets.title, hasSymbol: false});
  });
});
