/** Plots for tests: of invented contents, with every slot different. */
import type {Filter} from '@site/src/apps/histogramAnalyser/model/cuts/filters';
import type {
  HistogramDescription,
  ProcessDescription,
} from '@site/src/apps/histogramAnalyser/model/description';
import {edgesOf} from '@site/src/apps/histogramAnalyser/model/counting/axis';
import {summed, type Histogram} from '@site/src/apps/histogramAnalyser/model/counting/sums';
import type {Plot} from '@site/src/apps/histogramAnalyser/model/view';
import {poissonInterval} from '@site/src/physics/statistics/statistics';

export const massHistogram: HistogramDescription = {
  dimension: 'mass',
  title: 'Mass of the pair',
  label: 'm(ℓℓ)',
  unit: 'GeV',
  axis: {low: 0, high: 100, bins: 5},
  explanation: 'The invariant mass of the pair.',
};

export const jetsHistogram: HistogramDescription = {
  dimension: 'jets',
  title: 'Number of jets',
  label: 'N(jets)',
  unit: '',
  axis: {low: -0.5, high: 4.5, bins: 5},
  explanation: 'Jets.',
};

export const channelHistogram: HistogramDescription = {
  dimension: 'channel',
  title: 'Lepton flavours',
  label: 'Channel',
  unit: '',
  axis: {low: 0, high: 3, bins: 3},
  categories: ['ee', 'μμ', 'eμ'],
  explanation: 'Two electrons, two muons, or one of each.',
};

const processes: readonly ProcessDescription[] = [
  {id: 'higgs', label: 'H → WW', look: 'higgs', isSignal: true},
  {id: 'ww', label: 'WW', look: 'diboson', isSignal: false},
  {id: 'z', label: 'Z', look: 'zjets', isSignal: false},
];

/** Under- and overflow included; squares are those of events of one weight. */
function histogramWith(contents: readonly number[], weight = 0.5): Histogram {
  return {
    sumOfWeights: Float64Array.from(contents),
    sumOfSquaredWeights: Float64Array.from(contents, (content) => Math.abs(content) * weight),
    rows: Float64Array.from(contents, (content) => Math.round(Math.abs(content) / weight)),
  };
}

interface PlotOptions {
  readonly histogram?: HistogramDescription;
  /** By process, under- and overflow included. */
  readonly contents: readonly (readonly number[])[];
  readonly counts?: readonly number[];
  readonly cut?: Filter;
}

export function plotWith({histogram = massHistogram, contents, counts, cut}: PlotOptions): Plot {
  const series = contents.map((values, i) => ({
    process: processes[i] as ProcessDescription,
    sums: histogramWith(values),
  }));
  return {
    histogram,
    edges: edgesOf(histogram.axis),
    series,
    total: summed(series.map(({sums}) => sums)),
    data: counts?.map((count) => ({count, ...poissonInterval(count)})) ?? null,
    cut,
  };
}

export const massPlot = plotWith({
  contents: [
    [1, 2, 5, 3, 0, 0.5, 4],
    [0, 7, 1, 11, 13, 2, 9],
    [3, 0, 0, 40, 90, 6, 1],
  ],
  counts: [2, 8, 0, 61, 99, 11, 12],
});
