import {describe, expect, it} from 'vitest';
import {dragged, dragTargetAt} from '@site/src/plot/brushRange';
import {asCut, categoryAt, chosenOf, toggled} from './brushing';
import {snapsOf, stepOf} from './snaps';
import {
  channelHistogram,
  jetsHistogram,
  massHistogram,
} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {rangeAround, windowsOf} from './windows';

const axis = massHistogram.axis;
const edges = [0, 20, 40, 60, 80, 100];

describe('snaps', () => {
  it('are round numbers and hold all edges', () => {
    const snaps = snapsOf(massHistogram);
    expect(snaps).toHaveLength(101);
    expect(edges.every((edge) => snaps.includes(edge))).toBe(true);
    const fine = snapsOf({...massHistogram, unit: '', axis: {low: 0, high: 5, bins: 20}});
    expect(fine.slice(0, 4)).toEqual([0, 0.05, 0.1, 0.15]);
  });

  it('of numbers of things, categories and uneven bins are the edges', () => {
    expect(snapsOf(jetsHistogram)).toEqual([-0.5, 0.5, 1.5, 2.5, 3.5, 4.5]);
    expect(stepOf(jetsHistogram)).toBe(1);
    expect(snapsOf({...massHistogram, axis: {edges: [0, 5, 100]}})).toEqual([0, 5, 100]);
  });
});

describe('what a pointer takes hold of', () => {
  const window = {from: 100, to: 200};
  it.each([
    [null, 150, 'new'],
    [window, 95, 'from'],
    [window, 108, 'from'],
    [window, 193, 'to'],
    [window, 211, 'to'],
    [window, 150, 'window'],
    [window, 60, 'new'],
    [{from: 100, to: 112}, 106, 'window'],
    [{from: 100, to: 112}, 102, 'from'],
    [{from: 100, to: 112}, 111, 'to'],
  ])('of %o at %i is %s', (present, at, grip) => {
    expect(dragTargetAt(present, at, 12)).toBe(grip);
  });
});

describe('a drag', () => {
  const snaps = snapsOf(massHistogram);
  const present = {from: 30, to: 60};
  it.each([
    ['new', 71.7, 22.2, {from: 22, to: 72}],
    ['new', 22.2, 22.4, undefined],
    ['from', 30, 12.6, {from: 13, to: 60}],
    ['from', 30, 75, undefined],
    ['to', 60, 99.6, {from: 30, to: 100}],
    ['window', 40, 47.2, {from: 37, to: 67}],
    ['window', 40, 900, {from: 70, to: 100}],
    ['window', 40, -900, {from: 0, to: 30}],
  ] as const)('of %s from %f to %f', (grip, began, now, range) => {
    expect(dragged(grip, present, began, now, snaps)).toEqual(range);
  });

  it('keeps the end that it does not hold, however it was typed', () => {
    expect(dragged('to', {from: 33.37, to: 60}, 60, 70, snaps)).toEqual({from: 33.37, to: 70});
  });

  it('that reaches an end is open there, and at both it is not a cut', () => {
    expect(asCut(axis, {from: 0, to: 60})).toEqual({from: null, to: 60});
    expect(asCut(axis, {from: 0, to: 100})).toBeNull();
  });
});

describe('windows', () => {
  it('reach to the ends where they are open', () => {
    expect(windowsOf(edges, undefined)).toBeNull();
    expect(windowsOf(edges, {from: 40, to: null})).toEqual([{from: 40, to: 100}]);
    expect(windowsOf(edges, {from: 140, to: null})).toEqual([]);
  });

  it('of categories are their bins', () => {
    const jets = [-0.5, 0.5, 1.5, 2.5, 3.5, 4.5];
    expect(windowsOf(jets, {categories: [3, 0, 1]})).toEqual([
      {from: -0.5, to: 1.5},
      {from: 2.5, to: 3.5},
    ]);
    expect(rangeAround(jets, {categories: [3, 1]})).toEqual({from: 0.5, to: 3.5});
  });
});

describe('categories', () => {
  it('are chosen one by one, and none means no cut', () => {
    expect(toggled([], 2)).toEqual({categories: [2]});
    expect(toggled([2], 0)).toEqual({categories: [0, 2]});
    expect(toggled([2], 2)).toBeNull();
  });

  it('are found below a pointer, and in a range', () => {
    expect(
      [-0.1, 0.2, 1, 2.99, 3].map((value) => categoryAt(channelHistogram.axis, value)),
    ).toEqual([undefined, 0, 1, 2, undefined]);
    expect(chosenOf(channelHistogram.axis, {from: 1, to: null})).toEqual([1, 2]);
    expect(chosenOf(jetsHistogram.axis, {from: 0.5, to: 2.5})).toEqual([1, 2]);
  });
});
