import {expect, it} from 'vitest';
import {channelHistogram, plotWith} from '@site/src/test-kit/histogramAnalyser/testPlots';
import type {PlotStyle} from '../plot/drawing/drawing';
import {thumbPathsOf, thumbSize} from './Thumb';

const looks: PlotStyle = {
  draw: 'stacked',
  axis: 'linear',
  hasRatio: false,
  label: '',
  signalFactor: 10,
};
const contents = [
  [0, 1, 1, 1, 1, 1, 0],
  [0, 9, 8, 7, 6, 5, 0],
];
const {width, height} = thumbSize;

it('the stack fills the thumbnail from side to side, and the signal is an outline over it', () => {
  const {shapes, outlines, removed} = thumbPathsOf(plotWith({contents}), looks);
  expect(shapes.map(({number}) => number)).toEqual([1]);
  expect(shapes[0]?.path).toMatch(new RegExp(`^M0 .*H${width}`));
  expect(shapes[0]?.path).toContain(`V${height}`);
  expect(outlines.map(({number}) => number)).toEqual([0]);
  expect(removed).toEqual([]);
});

it('processes are lines where they are overlaid', () => {
  const {shapes, outlines} = thumbPathsOf(plotWith({contents}), {...looks, draw: 'overlaid'});
  expect(shapes.map(({path}) => path.includes('Z'))).toEqual([false, false]);
  expect(outlines).toEqual([]);
});

it('marks what a cut removes, at both ends and between categories', () => {
  const removedBy = (plot: Parameters<typeof thumbPathsOf>[0]) => thumbPathsOf(plot, looks).removed;
  expect(removedBy(plotWith({contents, cut: {from: 20, to: 80}}))).toEqual([
    {from: 0, to: 0.2 * width},
    {from: 0.8 * width, to: width},
  ]);
  expect(removedBy(plotWith({contents, cut: {from: null, to: 40}}))).toEqual([
    {from: 0.4 * width, to: width},
  ]);
  const channels = [[0, 4, 5, 9, 0]];
  const cut = {categories: [0, 2]};
  expect(removedBy(plotWith({histogram: channelHistogram, contents: channels, cut}))).toEqual([
    {from: expect.closeTo(width / 3), to: expect.closeTo((2 * width) / 3)},
  ]);
});
