/**
 * The state of a finder in the address: `?mc.v=1&mc.q=ttbar&mc.is.generator=Sherpa&mc.in.xsec=1..20`.
 * Each parameter begins with the name of the table; all others are left alone.
 */
import {
  printRange,
  readParameters,
  withParameters,
  type Parameter,
} from '@site/src/lib/addressParameters';
import {shownByDefault, start, type FinderState} from './model/state';
import type {Table} from './model/table';
import {fieldOf, longestWords, mostOpen, mostSelected, version} from './urlFields';

const longest = 6_000;

export interface Decoded {
  readonly state: FinderState;
  /** The parameters, without the name of the table, that could not be read. */
  readonly unread: readonly string[];
}

/** Reads a query string parameter by parameter; what cannot be read counts as not written. */
export function decode<Row>(table: Table<Row>, search: string): Decoded {
  const values = readParameters(table.name, search);
  const names = Array.from(values.keys());
  const read = (name: string, state: FinderState): FinderState | undefined =>
    fieldOf<Row>(name)?.(state, values.get(name) ?? [], table);
  if (names.length === 0) return {state: start, unread: []};
  if (search.length > longest) return {state: start, unread: names};
  if (names.includes('v') && !read('v', start)) return {state: start, unread: ['v']};
  const unread: string[] = [];
  const state = names.reduce((before, name) => {
    const after = read(name, before);
    if (!after) unread.push(name);
    return after ?? before;
  }, start);
  return {state, unread};
}

function parametersOf<Row>(table: Table<Row>, state: FinderState): readonly Parameter[] {
  const {query, columns, selected, open} = state;
  const words = query.words.trim().slice(0, longestWords);
  const isDefault = columns?.join() === shownByDefault(table).join();
  return [
    ...(words ? [['q', words] as const] : []),
    ...Object.entries(query.choices).flatMap(([key, values]) =>
      values.map((value) => [`is.${key}`, value] as const),
    ),
    ...Object.entries(query.ranges).map(
      ([key, range]) => [`in.${key}`, printRange(range)] as const,
    ),
    ...(query.sort
      ? [['sort', `${query.sort.descending ? '-' : ''}${query.sort.key}`] as const]
      : []),
    ...(columns && !isDefault ? [['cols', columns.join()] as const] : []),
    ...(selected.length > 0 && selected.length <= mostSelected
      ? [['sel', selected.join()] as const]
      : []),
    ...(open.length > 0 ? [['open', open.slice(-mostOpen).join()] as const] : []),
  ];
}

/** The query string, with its question mark, after the state of this table took the place of the old. */
export function encode<Row>(table: Table<Row>, state: FinderState, search: string): string {
  const parameters = parametersOf(table, state);
  const own = parameters.length > 0 ? [['v', version] as const, ...parameters] : [];
  return withParameters(table.name, own, search);
}
