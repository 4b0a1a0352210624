/** Fills a column cell by cell, in memory that grows with it. */
import {isRounded} from '@site/src/lib/isRounded';
import type {Column} from '../events/events';
import {limits} from './limits';
import {numberOf} from './numbers';
import {noCategory, type Categories, type OwnColumn} from './table';

const firstRoom = 4096;

/** The smallest kind of numbers that holds all of them exactly. */
function compact(values: Float64Array): Column {
  let largest = 0;
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || value > 65_535) return values;
    if (value > largest) largest = value;
  }
  return largest <= 255 ? Uint8Array.from(values) : Uint16Array.from(values);
}

function rangeOf(values: Float64Array): {min: number; max: number} {
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? {min, max} : {min: Number.NaN, max: Number.NaN};
}

/** All different finite numbers, unless there are too many. */
function numberCategories(values: Float64Array): Categories | null {
  const rows = new Map<number, number>();
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    rows.set(value, (rows.get(value) ?? 0) + 1);
    if (rows.size > limits.categories) return null;
  }
  const sorted = Array.from(rows.keys()).sort((a, b) => a - b);
  const placeOf = new Map(sorted.map((value, place) => [value, place]));
  return {
    list: sorted.map((value) => ({value, label: String(value), rows: rows.get(value) ?? 0})),
    places: Uint8Array.from(values, (value) => placeOf.get(value) ?? noCategory),
  };
}

/** Whole numbers with so many digits that they may be rounded. */
const longWhole = /^-?\d{16,40}$/;

export interface ColumnBuilder {
  readonly rows: () => number;
  addNumber(value: number | bigint): void;
  /** A cell of a text, which may hold a number. */
  addText(text: string): void;
  done(name: string): OwnColumn;
}

export function columnBuilder(): ColumnBuilder {
  let rows = 0;
  let numbers = new Float64Array(firstRoom);
  let places: Uint8Array | undefined;
  const texts = new Map<string, {place: number; rows: number}>();
  let areManyTexts = false;
  let missing = 0;
  let words = 0;
  let rounded = 0;
  let firstWord: OwnColumn['firstWord'];

  const grow = (): void => {
    const larger = new Float64Array(2 * numbers.length);
    larger.set(numbers);
    numbers = larger;
    if (!places) return;
    const more = new Uint8Array(larger.length);
    more.set(places);
    places = more;
  };

  const addNumber = (given: number | bigint): void => {
    const value = Number(given);
    if (typeof given === 'bigint' && isRounded(given)) rounded += 1;
    if (rows === numbers.length) grow();
    if (Number.isNaN(value)) missing += 1;
    numbers[rows] = value;
    rows += 1;
  };

  const noteText = (text: string): void => {
    const known = texts.get(text);
    if (known) known.rows += 1;
    else if (texts.size < limits.categories) texts.set(text, {place: texts.size, rows: 1});
    else areManyTexts = true;
    places ??= new Uint8Array(numbers.length).fill(noCategory);
    places[rows - 1] = texts.get(text)?.place ?? noCategory;
  };

  const textCategories = (): Categories | null => {
    if (areManyTexts || !places) return null;
    const list = Array.from(texts, ([value, text]) => ({
      value,
      label: value === '' ? '(empty)' : value,
      rows: text.rows,
    }));
    return {list, places: places.slice(0, rows)};
  };

  return {
    rows: () => rows,
    addNumber,
    addText(text) {
      const value = numberOf(text);
      addNumber(longWhole.test(text.trim()) ? BigInt(text) : (value ?? Number.NaN));
      if (!areManyTexts) noteText(text.trim());
      if (value !== undefined) return;
      missing -= 1;
      words += 1;
      firstWord ??= {row: rows, text: text.trim()};
    },
    done(name) {
      const own = numbers.slice(0, rows);
      const isText = words > (rows - missing) / 2;
      const common = {name, missing, rounded, ...rangeOf(own)};
      if (isText) {
        const categories = textCategories();
        return {...common, kind: 'text', values: own, words: 0, categories};
      }
      return {
        ...common,
        kind: 'number',
        values: compact(own),
        words,
        ...(firstWord ? {firstWord} : {}),
        categories: numberCategories(own),
      };
    },
  };
}
