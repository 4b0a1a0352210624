/** What is drawn, wherever it is from: the values of a tree, or a histogram that the file holds. */
import {binEdges} from '@site/src/physics/statistics/binning';
import type {DrawResult, StoredHistogram} from '../../model/types';

export interface PlotAxis {
  /** One more than there are bins. */
  readonly edges: readonly number[];
  readonly title: string;
  /** Names of the bins, if they have any. */
  readonly labels?: readonly string[];
}

export interface PlotSeries {
  readonly label: string;
  /** With under- and overflow; in two dimensions bin (i, j) stands at `i + j * (bins of x + 2)`. */
  readonly contents: ArrayLike<number>;
  /** Standard error of each content. */
  readonly errors: ArrayLike<number>;
}

export interface PlotData {
  readonly title: string;
  /** One axis, or two. */
  readonly axes: readonly [PlotAxis] | readonly [PlotAxis, PlotAxis];
  /** What a bin holds. */
  readonly valueTitle: string;
  /** Points with errors and no area: a mean is not an amount. */
  readonly isProfile: boolean;
  readonly series: readonly PlotSeries[];
}

const withUnit = (title: string, unit: string | undefined): string =>
  unit === undefined ? title : `${title} [${unit}]`;

function asAxes(axes: readonly PlotAxis[]): PlotData['axes'] {
  const [x, y] = axes;
  if (!x) throw new RangeError('a plot requires an axis');
  return y ? [x, y] : [x];
}

export function plotOfDrawn({axes, series, request}: DrawResult): PlotData {
  const drawn = axes.map((axis) => ({
    edges: binEdges(axis),
    title: withUnit(axis.label, axis.unit),
  }));
  return {
    title: axes.map(({label}) => label).join(' and '),
    axes: asAxes(drawn),
    valueTitle: request.weight ? 'Sum of weights' : 'Entries',
    isProfile: false,
    series: series.map(({label, sumOfWeights, sumOfSquares}) => ({
      label,
      contents: sumOfWeights,
      errors: sumOfSquares.map(Math.sqrt),
    })),
  };
}

export function plotOfStored(stored: StoredHistogram): PlotData {
  const {path, title, axes, kind, valueTitle, contents, errors} = stored;
  const isProfile = kind === 'profile';
  return {
    title: title || path,
    axes: asAxes(
      axes.map((axis, place) => ({
        ...axis,
        edges: Array.from(axis.edges),
        title: axis.title || (axes.length === 1 ? path : (['x', 'y'][place] ?? '')),
      })),
    ),
    valueTitle: valueTitle || (isProfile ? 'Mean' : 'Content'),
    isProfile,
    series: [{label: path, contents, errors}],
  };
}

/** The values within the axis of a plot in one dimension. */
export const binsWithin = (slots: ArrayLike<number>): readonly number[] =>
  Array.from(slots).slice(1, -1);

/** The value of a bin of a plot in two dimensions, both counted from 0 within the axes. */
export const cellOf = (slots: ArrayLike<number>, xBins: number, i: number, j: number): number =>
  slots[i + 1 + (j + 1) * (xBins + 2)] ?? 0;

/** Each series divided by what it holds within the axis, so that shapes can be compared. */
export function atUnitArea(plot: PlotData): PlotData {
  const series = plot.series.map((one) => {
    const total = binsWithin(one.contents).reduce((sum, value) => sum + value, 0);
    const factor = total > 0 ? 1 / total : 1;
    const scaled = (slots: ArrayLike<number>): readonly number[] =>
      Array.from(slots, (value) => value * factor);
    return {...one, contents: scaled(one.contents), errors: scaled(one.errors)};
  });
  return {...plot, series, valueTitle: 'Fraction of entries'};
}
