import {describe, expect, it} from 'vitest';
import {flowText} from './flowLabels';
import {formatBin, formatContent} from '../quantities';
import {symbolPieces} from '@site/src/plot/symbol';
import {
  channelHistogram,
  jetsHistogram,
  massHistogram,
  massPlot,
  plotWith,
} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {beyondText, beyondMarks, cutText, densestBins, describe as told, yTitleOf} from '.';

describe('words', () => {
  it('name the axis of events', () => {
    expect(yTitleOf(massHistogram, 'stacked')).toBe('Events / 20\u00a0GeV');
    expect(yTitleOf({...massHistogram, unit: '°'}, 'normalised')).toBe('Fraction of events / 20°');
    expect(yTitleOf(jetsHistogram, 'stacked')).toBe('Events');
    expect(yTitleOf(channelHistogram, 'overlaid')).toBe('Events');
    expect(yTitleOf({...massHistogram, axis: {edges: [0, 10, 40]}}, 'stacked')).toBe(
      'Events / bin',
    );
  });

  it('find the fewest bins that hold half of the events', () => {
    expect(densestBins([1, 5, 3, 1])).toEqual({from: 1, to: 1});
    expect(densestBins([1, 4, 3, 2, 2])).toEqual({from: 1, to: 2});
    expect(densestBins([0, 0])).toBeNull();
  });

  it('tell what is on a plot, how many events, and where most of them are', () => {
    expect(told(massPlot, {draw: 'stacked'})).toBe(
      'Processes stacked: H → WW, WW, Z. 199 events expected; 57 % of them at 60 to 80\u00a0GeV. Pseudo-data: 193 events.',
    );
    expect(told(massPlot, {draw: 'stacked', signalFactor: 50})).toContain(
      'Signal as an outline: H → WW × 50.',
    );
    const empty = plotWith({contents: [[0, 0, 0, 0, 0, 0, 0]], cut: {from: 40, to: null}});
    expect(told(empty, {draw: 'stacked'})).toBe(
      'No simulated events remain. Kept: 40\u00a0GeV and above.',
    );
  });

  it.each([
    [massHistogram, {from: null, to: 75}, 'kept: below 75\u00a0GeV'],
    [massHistogram, {from: 20, to: 75}, 'kept: 20\u00a0GeV to 75\u00a0GeV'],
    [jetsHistogram, {from: 0.5, to: 2.5}, 'kept: 1 to 2'],
    [jetsHistogram, {from: null, to: 0.5}, 'kept: up to 0'],
    [jetsHistogram, {categories: [0, 3]}, 'kept: 0, 3'],
    [channelHistogram, {categories: [2]}, 'kept: eμ'],
  ])('say a cut on %o', (histogram, cut, text) => {
    expect(cutText(plotWith({histogram, contents: [[0, 1, 1, 1, 0]], cut}))).toBe(text);
  });

  it('state underflow and overflow, and mark them in a small plot if they are large', () => {
    expect(beyondText(massPlot)).toBe('← underflow 2.0 %, overflow 7.1 % →');
    expect(beyondMarks(massPlot)).toEqual({below: '← 2 %', above: '7 % →'});
    const little = plotWith({contents: [[0, 99, 0, 0, 0, 0, 1]]});
    expect(beyondText(little)).toBe('overflow 1.0 % →');
    expect(beyondMarks(little)).toEqual({below: '', above: ''});
    expect(beyondText(plotWith({contents: [[0, 9, 0, 0, 0, 0, 0]]}))).toBe('');
  });

  it('state the events that are not drawn, with their uncertainty and the data', () => {
    expect(flowText(plotWith({contents: [[0, 198, 0, 0, 0, 0, 2]]}))).toBe(
      'Not drawn: underflow 0 events; overflow 2.0 ± 1.0 events (1.0 %).',
    );
    expect(flowText(massPlot)).toMatch(/^Not drawn: underflow 4.0 ± 1.4 .*pseudo-data/);
    expect(flowText(massPlot, 'Data (recorded by ATLAS)')).toContain(', data (recorded by ATLAS) ');
    expect(flowText(plotWith({histogram: channelHistogram, contents: [[0, 1, 1, 1, 0]]}))).toBe('');
  });
});

it.each([
  [massHistogram, 1, '20 to 40\u00a0GeV'],
  [jetsHistogram, 0, '0'],
  [channelHistogram, 2, 'eμ'],
])('a bin has a name', (histogram, bin, name) => {
  expect(formatBin(histogram, bin)).toBe(name);
});

it.each([
  [7_281_608.4, '7,281,608'],
  [54.27, '54.3'],
  [0.314, '0.31'],
  [0.0004, '< 0.01'],
  [0, '0'],
])('%f events are printed as %s', (count, text) => {
  expect(formatContent(count)).toBe(text);
});

it.each([
  ['m(ℓℓ)', [['m(ℓℓ)', 'line']]],
  [
    'pT(ℓ1)',
    [
      ['p', 'line'],
      ['T', 'below'],
      ['(ℓ', 'line'],
      ['1', 'below'],
      [')', 'line'],
    ],
  ],
  [
    'Δφ(ETmiss, ℓℓ)',
    [
      ['Δφ(E', 'line'],
      ['T', 'below'],
      ['miss', 'above'],
      [', ℓℓ)', 'line'],
    ],
  ],
  ['HemT', [['HemT', 'line']]],
])('%s is set with indices', (label, pieces) => {
  expect(symbolPieces(label).map(({text, level}) => [text, level])).toEqual(pieces);
});
