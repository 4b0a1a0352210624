/** Cuts as the digits of a class code. */
import type {Digit, Unpacking} from '@site/src/kit/classResults/mixedRadix';
import type {Analysis, Scheme} from '../analysis';
import {edgesOf} from '../counting/axis';
import {isRange, type Filter, type RangeFilter} from '../cuts/filters';
import type {Dimension} from '../events/events';

/** An open end, a bin edge, or thousandths. */
const ends = {open: 0, edge: 1, thousandths: 2} as const;
const endKinds = 3;
/** All pairs of ends; the pair of two open ones stands for categories, because it is not a cut. */
const cutKinds = endKinds ** 2;
const maxThousandths = 1_000_000;
/** The whole numbers below this can be selected one by one if no categories are declared. */
const wholeNumbers = 32;

const categoriesOf = ({categories}: Dimension): number => categories ?? wholeNumbers;

/**
 * The smallest number of thousandths from 0 that is not below a value. Stored values are multiples of 0.001, 0.01, 0.1 or 1
 * from 0 to 656, so that the same events pass as with the value itself.
 */
function thousandthsOf(value: number): number {
  const nearest = Math.round(value * 1000);
  const smallest = nearest / 1000 >= value ? nearest : nearest + 1;
  return Math.min(maxThousandths - 1, Math.max(0, smallest));
}

interface End {
  readonly kind: number;
  readonly digits: readonly Digit[];
}

function endOf({axis}: Dimension, value: number | null): End {
  if (value === null) return {kind: ends.open, digits: []};
  const edges = edgesOf(axis);
  const edge = edges.indexOf(value);
  return edge >= 0
    ? {kind: ends.edge, digits: [[edge, edges.length]]}
    : {kind: ends.thousandths, digits: [[thousandthsOf(value), maxThousandths]]};
}

/** undefined for categories that are not among those of the quantity. */
function digitsOfFilter(dimension: Dimension, filter: Filter): readonly Digit[] | undefined {
  if (isRange(filter)) {
    const [from, to] = [endOf(dimension, filter.from), endOf(dimension, filter.to)];
    return [[endKinds * from.kind + to.kind, cutKinds], ...from.digits, ...to.digits];
  }
  const count = categoriesOf(dimension);
  const areKnown = filter.categories.every(
    (one) => Number.isInteger(one) && one >= 0 && one < count,
  );
  const selected = filter.categories.reduce((sum, one) => sum + 2 ** one, 0);
  return areKnown ? [[0, cutKinds], ...[[selected, 2 ** count] as const]] : undefined;
}

/** The cuts of an analysis in their order; undefined for one that no code can have. */
export function digitsOfCuts(
  {dimensions}: Scheme,
  cuts: Analysis['cuts'],
): readonly Digit[] | undefined {
  const digits: Digit[] = [[cuts.size, dimensions.length + 1]];
  let free = dimensions;
  for (const [name, filter] of cuts) {
    const place = free.findIndex((dimension) => dimension.name === name);
    const dimension = free[place];
    const own = dimension && digitsOfFilter(dimension, filter);
    if (!own) return undefined;
    digits.push([place, free.length], ...own);
    free = free.filter((one) => one !== dimension);
  }
  return digits;
}

function takeEnd({axis}: Dimension, kind: number, digits: Unpacking): number | null {
  if (kind === ends.open) return null;
  if (kind === ends.thousandths) return digits.take(maxThousandths) / 1000;
  const edges = edgesOf(axis);
  return edges[digits.take(edges.length)] ?? null;
}

function takeFilter(dimension: Dimension, digits: Unpacking): Filter {
  const kind = digits.take(cutKinds);
  if (kind > 0) {
    const from = takeEnd(dimension, Math.floor(kind / endKinds), digits);
    return {from, to: takeEnd(dimension, kind % endKinds, digits)};
  }
  const count = categoriesOf(dimension);
  const selected = digits.take(2 ** count);
  const all = Array.from({length: count}, (_, one) => one);
  return {categories: all.filter((one) => Math.floor(selected / 2 ** one) % 2 === 1)};
}

const isUpright = ({from, to}: RangeFilter): boolean => from === null || to === null || from <= to;

/** undefined for cuts that cannot be. */
export function takeCuts({dimensions}: Scheme, digits: Unpacking): Analysis['cuts'] | undefined {
  const cuts = new Map<string, Filter>();
  let free = dimensions;
  for (let left = digits.take(dimensions.length + 1); left > 0; left -= 1) {
    const dimension = free[digits.take(free.length)];
    if (!dimension) return undefined;
    const filter = takeFilter(dimension, digits);
    if (isRange(filter) && !isUpright(filter)) return undefined;
    cuts.set(dimension.name, filter);
    free = free.filter((one) => one !== dimension);
  }
  return cuts;
}
