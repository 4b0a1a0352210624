import {describe, expect, it} from 'vitest';
import type {DrawResult, StoredHistogram} from '../../model/types';
import {tableCsv} from '@site/src/plot/table';
import {drawingsOf, tableOf} from './drawings';
import {atUnitArea, cellOf, plotOfDrawn, plotOfStored} from './plotData';

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
const two: DrawResult = {
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

const one: DrawResult = {
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

describe('the table of a plot', () => {
  it('has a row for each bin with its ends, and one for each side', () => {
    expect(tableCsv(tableOf(plotOfDrawn(one))).split('\n')).toEqual([
      'a [GeV] from,a [GeV] to,Entries,uncertainty of Entries',
      ',10,1,1',
      '10,20,2,2',
      '20,30,6,3',
      '30,,4,4',
      '',
    ]);
  });

  it('has all pairs of bins in two dimensions, x first', () => {
    const lines = tableCsv(tableOf(plotOfDrawn(two)))
      .trim()
      .split('\n');
    expect(lines).toHaveLength(1 + 4 * 5);
    expect(lines[1 + 2 + 3 * 4]).toBe('20,30,2,3,14,14');
  });

  it('calls bins by their names', () => {
    const plot = plotOfDrawn(one);
    const [axis] = plot.axes;
    const {rows} = tableOf({...plot, axes: [{...axis, labels: ['ee', 'μμ']}]});
    expect(rows[1]?.[0]).toEqual({from: 10, to: 20, label: 'ee'});
  });
});

describe('the drawings of a plot', () => {
  it('say where it is highest', () => {
    const [drawing] = drawingsOf(plotOfDrawn(one), false);
    expect(drawing?.description).toBe(
      'Entries against a [GeV] in 2 bins from 10 to 30. all: maximum of 6 in the bin 20 to 30.',
    );
    const [map] = drawingsOf(plotOfDrawn(two), false);
    expect(map?.description).toContain('maximum at x = 20 to 30, y = 2 to 3, with 14');
  });

  it('are one for both selections, or one for each in two dimensions', () => {
    const both = (drawn: DrawResult): DrawResult => ({
      ...drawn,
      series: [...drawn.series, ...drawn.series],
    });
    expect(drawingsOf(plotOfDrawn(both(one)), true)).toHaveLength(1);
    expect(drawingsOf(plotOfDrawn(both(two)), true)).toHaveLength(2);
  });
});
