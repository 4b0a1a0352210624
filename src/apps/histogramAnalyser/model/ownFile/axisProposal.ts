/** An axis that shows most of a column, with edges at round numbers. */
import type {Axis} from '../counting/axis';
import type {OwnColumn} from './table';

/** About how many bins a histogram of measured values has. */
const wantedBins = 40;

/** Whole numbers up to this range have a bin each. */
const widestWhole = 50;

/** Left out at each end, for the under- and overflow, where values reach far. */
const tailShare = 0.005;

/** Rows per value above which a few distinct values are not a coincidence. */
const fewestRepeats = 3;

/** Values that are looked at for the ends; taken at equal distances. */
const lookedAt = 20_000;

/** 1, 2, 2.5 or 5 times a power of ten, near a width. */
function roundWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const steps = [1, 2, 2.5, 5, 10].map((step) => step * power);
  return steps.reduce((best, step) =>
    Math.abs(Math.log(step / width)) < Math.abs(Math.log(best / width)) ? step : best,
  );
}

function ends({values, min, max}: OwnColumn): readonly [number, number] {
  const every = Math.max(1, Math.floor(values.length / lookedAt));
  const looked = new Float64Array(Math.ceil(values.length / every));
  let count = 0;
  for (let i = 0; i < values.length; i += every) {
    const value = values[i] as number;
    if (Number.isFinite(value)) looked[count++] = value;
  }
  const sorted = looked.subarray(0, count).sort();
  const at = (share: number): number => sorted[Math.round(share * (count - 1))] ?? min;
  const [low, high] = [at(tailShare), at(1 - tailShare)];
  if (count === 0 || high <= low) return [min, max];
  const isFar = max - min > 1.5 * (high - low);
  return isFar ? [low, high] : [min, max];
}

/** Rounded so that multiples of 0.1 look like it. */
const tidy = (value: number): number => Number(value.toPrecision(12));

function measured(column: OwnColumn): Axis {
  const [low, high] = ends(column);
  if (!(high > low)) {
    const reach = Math.abs(low) * 0.05 || 0.5;
    return {low: tidy(low - reach), high: tidy(low + reach), bins: 1};
  }
  const width = roundWidth((high - low) / wantedBins);
  const from = Math.floor(low / width);
  const to = Math.floor(high / width) + 1;
  return {low: tidy(from * width), high: tidy(to * width), bins: to - from};
}

/** Between the values, so that each has a bin. */
function betweenValues(values: readonly number[]): Axis {
  const middles = values.slice(1).map((value, i) => tidy((value + (values[i] as number)) / 2));
  const first = values[0] as number;
  const last = values.at(-1) as number;
  const before = first - ((middles[0] ?? first + 0.5) - first);
  const after = last + (last - (middles.at(-1) ?? last - 0.5));
  return {edges: [tidy(before), ...middles, tidy(after)]};
}

const hasOnlyIntegers = ({values}: OwnColumn): boolean =>
  values.every((value) => Number.isInteger(value) || !Number.isFinite(value));

/**
 * Whole numbers in a narrow range have bins around them, few different values a bin each, and all others
 * about forty bins of a round width. Values that lie far out stay in the under- and overflow.
 */
export function proposedAxis(column: OwnColumn): Axis {
  const {min, max, categories} = column;
  if (Number.isNaN(min)) return {low: 0, high: 1, bins: 1};
  if (max - min <= widestWhole && hasOnlyIntegers(column)) {
    return {low: min - 0.5, high: max + 0.5, bins: max - min + 1};
  }
  const values = categories?.list.map(({value}) => Number(value)) ?? [];
  const isRepeated = column.values.length >= fewestRepeats * values.length;
  const isCode =
    column.kind === 'number' && values.length > 1 && (hasOnlyIntegers(column) || isRepeated);
  return isCode ? betweenValues(values) : measured(column);
}
