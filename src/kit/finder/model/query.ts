/** Query of a table, and the functions that change it. */

/** Both ends belong to the range; null is an open end. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** In a facet, the value of rows that have none. */
export const noValue = '';

export interface Query {
  readonly words: string;
  /** The chosen values by column; a column without choices is not there. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** By column; a range open at both ends is not there. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Null is the order of the table itself. */
  readonly sort: Sort | null;
}

export const everything: Query = {words: '', choices: {}, ranges: {}, sort: null};

function withEntry<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  entry: T | undefined,
): Readonly<Record<string, T>> {
  const rest = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(entry === undefined ? rest : [...rest, [key, entry]]);
}

/** The list with the value at its end, or without it if it was there. */
export function toggled(list: readonly string[], value: string): readonly string[] {
  return list.includes(value) ? list.filter((item) => item !== value) : [...list, value];
}

export function withChoices(query: Query, key: string, values: readonly string[]): Query {
  const entry = values.length > 0 ? values : undefined;
  return {...query, choices: withEntry(query.choices, key, entry)};
}

export function withToggledChoice(query: Query, key: string, value: string): Query {
  return withChoices(query, key, toggled(query.choices[key] ?? [], value));
}

export function withRange(query: Query, key: string, range: Range): Query {
  const entry = range.from === null && range.to === null ? undefined : range;
  return {...query, ranges: withEntry(query.ranges, key, entry)};
}

/** Pressing the head of a column: upwards, downwards, the order of the table. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return {key, descending: false};
  return sort.descending ? null : {key, descending: true};
}

export const withoutFilters = ({sort}: Query): Query => ({...everything, sort});

export const isFiltered = ({words, choices, ranges}: Query): boolean =>
  words.trim() !== '' || Object.keys(choices).length > 0 || Object.keys(ranges).length > 0;
