/** What a plot shows in the bins of its axis, before it is put on paper. */
import type {ProcessDescription} from '../../../model/description';
import type {Plot} from '../../../model/view';

export type Draw = 'stacked' | 'overlaid' | 'normalised';

interface Layer {
  readonly process: ProcessDescription;
  /** Place among the series of the plot. */
  readonly number: number;
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

/** One standard deviation of the simulation to either side; `number` is −1 for that of the sum. */
interface Band {
  readonly number: number;
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

interface Point {
  readonly bin: number;
  readonly count: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Layers {
  readonly shapes: readonly Layer[];
  readonly bands: readonly Band[];
  /** Of all processes that are shown; null where it is not drawn. */
  readonly sum: readonly number[] | null;
  readonly points: readonly Point[];
}

/** Without under- and overflow. */
export const insideOf = (slots: ArrayLike<number>): readonly number[] =>
  Array.from(slots).slice(1, -1);

export const totalOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

const isEmpty = (values: readonly number[]): boolean => values.every((value) => value === 0);

function bandAround(
  number: number,
  values: readonly number[],
  squares: readonly number[],
  factor: number,
): Band {
  const around = (sign: number): readonly number[] =>
    values.map(
      (value, bin) => (value + sign * Math.sqrt(Math.max(0, squares[bin] as number))) * factor,
    );
  return {number, lower: around(-1), upper: around(1)};
}

function pointsOf({data}: Plot, isNormalised: boolean): readonly Point[] {
  const inside = data?.slice(1, -1) ?? [];
  const all = totalOf(inside.map(({count}) => count));
  if (isNormalised && all === 0) return [];
  const factor = isNormalised ? 1 / all : 1;
  return inside.map(({count, low, high}, bin) => ({
    bin,
    count,
    value: count * factor,
    low: low * factor,
    high: high * factor,
  }));
}

function stacked(plot: Plot): Layers {
  const shapes: Layer[] = [];
  let lower: readonly number[] = plot.edges.slice(1).map(() => 0);
  for (const [number, {process, sums}] of plot.series.entries()) {
    const values = insideOf(sums.sumOfWeights);
    if (isEmpty(values)) continue;
    const below = lower;
    const upper = values.map((value, bin) => value + (below[bin] as number));
    shapes.push({process, number, lower, upper});
    lower = upper;
  }
  const band = bandAround(-1, lower, insideOf(plot.total.sumOfSquaredWeights), 1);
  return {
    shapes,
    bands: shapes.length > 0 ? [band] : [],
    sum: null,
    points: pointsOf(plot, false),
  };
}

/** Each process by itself; at unit area, shares of all its events on the axis, which add up to one. */
function overlaid(plot: Plot, isNormalised: boolean): Layers {
  const [shapes, bands]: [Layer[], Band[]] = [[], []];
  const factorOf = (values: readonly number[]): number => (isNormalised ? 1 / totalOf(values) : 1);
  for (const [number, {process, sums}] of plot.series.entries()) {
    const values = insideOf(sums.sumOfWeights);
    if (isEmpty(values) || (isNormalised && totalOf(values) <= 0)) continue;
    const factor = factorOf(values);
    const lower = values.map(() => 0);
    shapes.push({process, number, lower, upper: values.map((value) => value * factor)});
    bands.push(bandAround(number, values, insideOf(sums.sumOfSquaredWeights), factor));
  }
  const sum = insideOf(plot.total.sumOfWeights);
  const isSumDrawn = plot.data !== null && shapes.length > 1 && totalOf(sum) > 0;
  return {
    shapes,
    bands,
    sum: isSumDrawn ? sum.map((value) => value * factorOf(sum)) : null,
    points: pointsOf(plot, isNormalised),
  };
}

export const layersOf = (plot: Plot, draw: Draw): Layers =>
  draw === 'stacked' ? stacked(plot) : overlaid(plot, draw === 'normalised');
