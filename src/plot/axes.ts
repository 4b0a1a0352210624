/** Axes: their ranges, and scales with as many ticks as fit. */
import {multiples} from './percent';
import {
  linearWith,
  logarithmic,
  niceLinear,
  roundValues,
  sharedPower,
  type Ends,
  type Scale,
} from './scales';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Axis extends Range {
  /** Quantity and unit: `Mass [GeV]`. */
  readonly title: string;
  /** Then `min` has to be more than 0. */
  readonly isLogarithmic?: boolean;
  /** True if the ends move outwards to a tick; otherwise they stay where they are. */
  readonly isNice?: boolean;
  readonly ticks?: 'integers' | 'degrees';
  /** Names of the bins between these edges, instead of numbers. */
  readonly bins?: {readonly edges: readonly number[]; readonly labels: readonly string[]};
}

export type Direction = 'x' | 'y';

/** In em: mean width of a letter of a label, and distances between labels. */
const letter = 0.6;
const spacing = 1.8;
const tickDistance = {x: 3.6, y: 2.6};

/** A multiple of one of these divides a circle into parts that readers know. */
const angles = [1, 2, 5, 10, 15, 30, 45, 60, 90, 180];

function tickValues({min, max, ticks}: Axis, count: number): readonly number[] {
  if (ticks === 'degrees') {
    return multiples(min, max, angles.find((angle) => (max - min) / angle <= count) ?? 360);
  }
  const values = roundValues(min, max, count);
  const areIntegers = ticks !== 'integers' || values.every((value) => Number.isInteger(value));
  return areIntegers ? values : multiples(min, max, 1);
}

function binScale(
  {min, max}: Axis,
  {edges, labels}: NonNullable<Axis['bins']>,
  ends: Ends,
  room: number,
  direction: Direction,
): Scale {
  const scale = linearWith(min, max, ends, []);
  const widest = direction === 'y' ? 2 : letter * Math.max(...labels.map(({length}) => length)) + 1;
  const every = Math.max(1, Math.ceil((labels.length * widest) / room));
  const ticks = labels.map((label, bin) => ({
    label,
    at: (scale.at(edges[bin] ?? min) + scale.at(edges[bin + 1] ?? max)) / 2,
  }));
  return {...scale, ticks: ticks.filter((_, bin) => bin % every === 0)};
}

/** @param fontSize of the labels, in the unit of the drawing */
export function scaleOf(axis: Axis, ends: Ends, fontSize: number, direction: Direction): Scale {
  const {min, max} = axis;
  const room = Math.abs(ends[1] - ends[0]) / fontSize;
  if (axis.bins) return binScale(axis, axis.bins, ends, room, direction);
  const minCount = axis.isNice || axis.isLogarithmic ? 3 : 2;
  let count = Math.max(minCount, Math.floor(room / tickDistance[direction]));
  if (axis.isLogarithmic) return logarithmic(min, max, ends, count);
  if (axis.isNice) return niceLinear(min, max, ends, count);
  const largest = Math.max(Math.abs(min), Math.abs(max));
  const power = sharedPower(largest, {below: 1e-3, above: 1e6});
  const scaleWith = (): Scale => linearWith(min, max, ends, tickValues(axis, count), power);
  const widthOf = ({ticks}: Scale): number =>
    direction === 'y'
      ? spacing
      : letter * Math.max(0, ...ticks.map(({label}) => label.length)) + spacing;
  let scale = scaleWith();
  while (count > 2 && scale.ticks.length * widthOf(scale) > room) {
    count -= 1;
    scale = scaleWith();
  }
  return scale;
}

/** Decades that a logarithmic axis spans at most. */
const maxDecades = 8;

/** The range of an axis of counts, with room above the largest; `values` are all that it must cover. */
export function countRange(values: readonly number[], isLogarithmic: boolean): Range {
  const finite = values.filter(Number.isFinite);
  const largest = Math.max(0, ...finite);
  if (!isLogarithmic) {
    return {min: 1.05 * Math.min(0, ...finite), max: largest > 0 ? 1.05 * largest : 1};
  }
  if (largest === 0) return {min: 0.1, max: 10};
  const smallest = Math.min(...finite.filter((value) => value > 0));
  const below = 10 ** Math.floor(Math.log10(smallest / 1.5));
  return {
    min: Math.min(Math.max(below, largest / 10 ** maxDecades), largest / 10),
    max: 2 * largest,
  };
}

/** The range of an axis of values that may lie anywhere, such as means: 0 need not be on it. */
export function valueRange(values: readonly number[]): Range {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return {min: 0, max: 1};
  const [min, max] = [Math.min(...finite), Math.max(...finite)];
  const margin = (max - min || Math.abs(max) || 1) * 0.08;
  return {min: min - margin, max: max + margin};
}
