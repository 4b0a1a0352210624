import {describe, expect, it} from 'vitest';
import type {Drawn, StoredHistogram} from '../../model/types';
import {quantityScale, valueScale} from './axes';
import {binsCsv} from './binsCsv';
import {levelsOf, shades} from './levels';
import {atUnitArea, cellOf, plotOfDrawn, plotOfStored} from './plotData';
import {describe as inWords} from './words';

const series = {
  label: 'all',
  entries: 12,
  underflow: 1,
  overflow: 4,
  notANumber: 0,
  mean: 25,
  deviation: 5,
};

/** Two bins of x by three of y, with another number in each place. */
const two: Drawn = {
  request: {tree: 't', x: 'a', y: 'b', selections: [''], bins: 2, yBins: 3, flatten: true},
  axes: [
    {low: 10, high: 30, bins: 2, label: 'a', unit: 'GeV'},
    {low: 0, high: 3, bins: 3, label: 'b'},
  ],
  series: [
    {
      ...series,
      sumOfWeights: Float64Array.from({length: 4 * 5}, (_, slot) => slot),
      sumOfSquares: Float64Array.from({length: 4 * 5}, (_, slot) => slot * slot),
    },
  ],
  entriesRead: 12,
  entriesSkipped: 0,
  corrupt: [],
  rounded: [],
  entriesOf: 12,
  isComplete: true,
};

const one: Drawn = {
  ...two,
  request: {tree: 't', x: 'a', selections: [''], bins: 2, flatten: true},
  axes: two.axes.slice(0, 1),
  series: [
    {
      ...series,
      sumOfWeights: Float64Array.of(1, 2, 6, 4),
      sumOfSquares: Float64Array.of(1, 4, 9, 16),
    },
  ],
};

describe('the data of a plot', () => {
  it('have edges, titles with units, and the roots of the variances as errors', () => {
    const plot = plotOfDrawn(one);
    expect(plot.axes[0]).toEqual({edges: [10, 20, 30], title: 'a [GeV]'});
    expect(Array.from(plot.series[0]?.errors ?? [])).toEqual([1, 2, 3, 4]);
    expect(plot.valueTitle).toBe('Entries');
  });

  it('find the bin of two dimensions where the service put it', () => {
    const {contents} = plotOfDrawn(two).series[0] ?? {contents: []};
    expect(cellOf(contents, 2, 0, 0)).toBe(1 + 1 * 4);
    expect(cellOf(contents, 2, 1, 2)).toBe(2 + 3 * 4);
  });

  it('add up to one at unit area, with their errors scaled alike', () => {
    const {series: shares} = atUnitArea(plotOfDrawn(one));
    expect(Array.from(shares[0]?.contents ?? [])).toEqual([1 / 8, 2 / 8, 6 / 8, 4 / 8]);
    expect(Array.from(shares[0]?.errors ?? [])).toEqual([1 / 8, 2 / 8, 3 / 8, 4 / 8]);
  });

  it('call what a stored profile holds a mean', () => {
    const stored: StoredHistogram = {
      path: 'dir/p',
      title: '',
      className: 'TProfile',
      kind: 'profile',
      axes: [{edges: Float64Array.of(0, 1, 4), title: 'x'}],
      valueTitle: '',
      contents: Float64Array.of(0, 5, 6, 0),
      errors: Float64Array.of(0, 1, 2, 0),
      entries: 9,
      mean: 1,
      deviation: 1,
    };
    const plot = plotOfStored(stored);
    expect(plot).toMatchObject({title: 'dir/p', valueTitle: 'Mean', isProfile: true});
    expect(plot.axes[0].edges).toEqual([0, 1, 4]);
  });
});

describe('the axes', () => {
  it('begin and end with the edges of the bins', () => {
    const scale = quantityScale({edges: [13, 20, 27], title: ''}, [50, 450], 10);
    expect([scale.at(13), scale.at(27)]).toEqual([50, 450]);
    expect(scale.ticks.every(({at}) => at >= 50 && at <= 450)).toBe(true);
    expect(scale.ticks.length).toBeGreaterThan(2);
  });

  it('tell large numbers by a power of ten, so that labels do not run into each other', () => {
    const scale = quantityScale({edges: [0, 3e9], title: ''}, [50, 450], 10);
    expect(scale.power).toBe(9);
    expect(scale.ticks.map(({label}) => label)).toContain('2.0');
    const long = quantityScale({edges: [361_107.1, 361_107.9], title: ''}, [50, 300], 10);
    const letters = long.ticks.reduce((sum, {label}) => sum + label.length, 0);
    expect(letters * 0.6 * 10).toBeLessThan(250);
  });

  it('reach below the smallest bin where they are logarithmic, and above the largest', () => {
    const scale = valueScale([0, 3, 4000], true, [300, 0], 10);
    expect(scale.low).toBeLessThanOrEqual(3);
    expect(scale.high).toBeGreaterThan(4000);
    expect(scale.at(0)).toBe(300);
  });

  it('stand even where nothing was counted', () => {
    for (const isLogarithmic of [false, true]) {
      const {low, high} = valueScale([0, 0], isLogarithmic, [300, 0], 10);
      expect(high).toBeGreaterThan(low);
    }
  });
});

describe('the shades of two dimensions', () => {
  it('put the fullest bin into the last step, and nothing into none', () => {
    for (const isLogarithmic of [false, true]) {
      const levels = levelsOf([0, 1, 7, 800], isLogarithmic);
      expect(levels.bounds).toHaveLength(shades.length + 1);
      expect([levels.of(800), levels.of(0), levels.of(-1)]).toEqual([shades.length - 1, -1, -2]);
      const steps = [1, 7, 800].map(levels.of);
      expect([...steps].sort((a, b) => a - b)).toEqual(steps);
    }
    expect(levelsOf([1, 7, 800], true).of(7)).toBeGreaterThan(0);
    expect(levelsOf([1, 7, 800], false).of(7)).toBe(0);
  });

  it('know of values that are all alike, and of none', () => {
    expect(levelsOf([5, 5], true).of(5)).toBe(shades.length - 1);
    expect(levelsOf([0], false).bounds).toEqual([]);
  });
});

describe('what leaves the app', () => {
  it('has a row for each bin with its ends, and one for each side', () => {
    expect(binsCsv(plotOfDrawn(one)).split('\n')).toEqual([
      'a [GeV] from,a [GeV] to,Entries,error of Entries',
      ',10,1,1',
      '10,20,2,2',
      '20,30,6,3',
      '30,,4,4',
      '',
    ]);
    const lines = binsCsv(plotOfDrawn(two)).trim().split('\n');
    expect(lines).toHaveLength(1 + 4 * 5);
    expect(lines[1 + 2 + 3 * 4]).toBe('20,30,2,3,14,14');
  });

  it('says where a plot is highest', () => {
    expect(inWords(plotOfDrawn(one))).toBe(
      'Entries against a [GeV] in 2 bins from 10 to 30. all: highest from 20 to 30, with 6.',
    );
    expect(inWords(plotOfDrawn(two))).toContain('fullest at 20 to 30 across and 2 to 3 upwards');
  });
});
