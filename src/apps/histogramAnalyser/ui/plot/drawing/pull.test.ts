import {beforeAll, describe, expect, it} from 'vitest';
import {massPlot, plotWith} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {comparisonOf, pullOf} from './comparison';
import {drawingOf} from './drawing';
import {layersOf} from './layers';
import {loadComparisons} from './comparisonLoader';

/** B = 100 in the first bin, and no uncertainty of the simulation. */
const exact = (counts: readonly number[]) => {
  const plot = plotWith({contents: [[0, 100, 100, 0, 100, 100, 0]], counts});
  const none = {...plot.total, sumOfSquaredWeights: new Float64Array(7)};
  return {...plot, total: none};
};

beforeAll(loadComparisons);

describe('the pull', () => {
  it('is the deviation in units of √μ if the simulation is exact', () => {
    const pulls = pullOf(exact([0, 110, 90, 0, 100, 130, 0]), 'stacked');
    expect(pulls?.points.map(({bin, value}) => [bin, value])).toEqual([
      [0, 1],
      [1, -1],
      [3, 0],
      [4, 3],
    ]);
    expect(pulls).toMatchObject({centre: 0, reach: 3, lower: [-0, -0, -0, -0, -0]});
  });

  it('includes the uncertainty of the simulation, which is the band', () => {
    const plot = plotWith({contents: [[0, 100, 0, 0, 0, 0, 0]], counts: [0, 115, 0, 0, 0, 0, 0]});
    const pulls = pullOf(plot, 'stacked');
    expect(pulls?.points[0]?.value).toBeCloseTo(15 / Math.sqrt(100 + 50), 12);
    expect(pulls?.upper[0]).toBeCloseTo(Math.sqrt(50 / 150), 12);
    expect(pulls?.lower[0]).toBe(-(pulls?.upper[0] ?? 0));
  });

  it('compares normalised shapes at the number of the data', () => {
    const half = exact([0, 50, 50, 0, 50, 50, 0]);
    expect(pullOf(half, 'stacked')?.points[0]?.value).toBe(-5);
    expect(pullOf(half, 'normalised')?.points[0]?.value).toBe(0);
  });

  it('has a wider axis and arrows for large deviations, and is null without data', () => {
    const far = exact([0, 200, 100, 0, 100, 100, 0]);
    expect(pullOf(far, 'stacked')).toMatchObject({reach: 5, ticks: [-4, 0, 4]});
    const looks = {draw: 'stacked', axis: 'linear', hasRatio: true, label: ''} as const;
    const size = {width: 400, height: 300, fontSize: 13};
    const {ratio} = drawingOf(far, {...looks, comparison: 'pull'}, size);
    expect(ratio?.title).toBe('Pull');
    expect(ratio?.arrows.match(/M/g)).toHaveLength(1);
    expect(ratio?.dots.match(/M/g)).toHaveLength(3);
    expect(pullOf(plotWith({contents: [[0, 1, 1, 1, 1, 1, 0]]}), 'stacked')).toBeNull();
  });
});

it('the ratio stays data divided by prediction', () => {
  const ratio = comparisonOf('ratio', massPlot, 'stacked', layersOf(massPlot, 'stacked'));
  expect(ratio).toMatchObject({kind: 'ratio', centre: 1, title: 'Data / pred.'});
  expect(ratio?.points[0]?.value).toBeCloseTo(8 / 9, 12);
});
