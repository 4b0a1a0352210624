/**
 * The state of a finder in the address: `?mc.q=ttbar&mc.is.generator=Sherpa&mc.in.xsec=1..20&mc.v=1`.
 * Each parameter begins with the name of the table; all others are left alone.
 */
import {
  printRange,
  readState,
  withParameters,
  withState,
  type Parameter,
  type ReadState,
} from '@site/src/lib/addressParameters';
import {shownByDefault, start, type FinderState} from './model/state';
import type {Table} from './model/table';
import {fieldNames, fieldOf, longestWords, maxOpen, maxSelected} from './urlFields';

const longest = 6_000;

export type Decoded = ReadState<FinderState>;

/** Reads a query string parameter by parameter; what cannot be read counts as not written. */
export const decode = <Row>(table: Table<Row>, search: string): Decoded =>
  readState(
    {
      owner: table.name,
      names: fieldNames(table),
      longest,
      read: (state: FinderState, name, values) => fieldOf<Row>(name)?.(state, values, table),
    },
    search,
    start,
  );

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
    ...(selected.length > 0 && selected.length <= maxSelected
      ? [['sel', selected.join()] as const]
      : []),
    ...(open.length > 0 ? [['open', open.slice(-maxOpen).join()] as const] : []),
  ];
}

/** The query string, with its question mark, after the state of this table took the place of the old. */
export function encode<Row>(table: Table<Row>, state: FinderState, search: string): string {
  const parameters = parametersOf(table, state);
  return parameters.length > 0
    ? withState(table.name, parameters, search)
    : withParameters(table.name, [], search);
}
