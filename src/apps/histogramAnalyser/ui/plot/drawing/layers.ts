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

/** The signal by itself, multiplied by a factor. */
interface Outline extends Pick<Layer, 'process' | 'number'> {
  readonly heights: readonly number[];
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
  readonly outlines: readonly Outline[];
  /** Background before the last cut on another quantity; null where it is not drawn. */
  readonly ghost: readonly number[] | null;
  /** Of all processes that are shown; null where it is not drawn. */
  readonly sum: readonly number[] | null;
  readonly points: readonly Point[];
}

/** Without under- and overflow. */
export const insideOf = (slots: ArrayLike<number>): readonly number[] =>
  Array.from(slots).slice(1, -1);

export const totalOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

const plusEach = (some: readonly number[], others: readonly number[]): readonly number[] =>
  some.map((value, at) => value + (others[at] as number));

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

/** Signal that has an outline is in the stack only if data are compared with it. */
const isInStack = ({isSignal}: ProcessDescription, {data}: Plot, factor: number | null): boolean =>
  !isSignal || factor === null || data !== null;

function stacked(plot: Plot, factor: number | null): Layers {
  const shapes: Layer[] = [];
  const outlines: Outline[] = [];
  const nothing: readonly number[] = plot.edges.slice(1).map(() => 0);
  let [lower, squares] = [nothing, nothing];
  for (const [number, {process, sums}] of plot.series.entries()) {
    const values = insideOf(sums.sumOfWeights);
    if (isEmpty(values)) continue;
    if (process.isSignal && factor !== null) {
      outlines.push({process, number, heights: values.map((value) => value * factor)});
    }
    if (!isInStack(process, plot, factor)) continue;
    const upper = plusEach(lower, values);
    shapes.push({process, number, lower, upper});
    lower = upper;
    squares = plusEach(squares, insideOf(sums.sumOfSquaredWeights));
  }
  return {
    shapes,
    bands: shapes.length > 0 ? [bandAround(-1, lower, squares, 1)] : [],
    outlines,
    ghost: plot.ghost ?? null,
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
    outlines: [],
    ghost: null,
    sum: isSumDrawn ? sum.map((value) => value * factorOf(sum)) : null,
    points: pointsOf(plot, isNormalised),
  };
}

/** @param signalFactor of the outline of the signal over a stack; null if the signal is in the stack */
export const layersOf = (plot: Plot, draw: Draw, signalFactor: number | null = null): Layers =>
  draw === 'stacked' ? stacked(plot, signalFactor) : overlaid(plot, draw === 'normalised');
