/** State of a finder: the query, and the shown columns, selected and open rows. */
import {nameIn} from '@site/src/lib/storage/addressParameters';
import {everything, type Query} from './query';
import type {Table} from './table';
import type {TableIndex} from './tableIndex';

export interface FinderState {
  readonly query: Query;
  /** Keys of the columns that show; null means those of the table itself. */
  readonly columns: readonly string[] | null;
  /** Ids of rows, in the order of choosing; kept while filters hide them. */
  readonly selected: readonly string[];
  /** Ids of rows whose details are open. */
  readonly open: readonly string[];
}

/** A change that the back button undoes, or one that takes the place of the last. */
export type Step = 'push' | 'replace';

export const start: FinderState = {query: everything, columns: null, selected: [], open: []};

export function shownByDefault<Row>({columns}: Table<Row>): readonly string[] {
  return columns.filter(({shown}, place) => place === 0 || shown !== false).map(({key}) => key);
}

/** Keys of the columns that show, in the order of the table; the first always does. */
export function shownColumns<Row>(
  table: Table<Row>,
  {columns}: Pick<FinderState, 'columns'>,
): readonly string[] {
  const wanted = columns ?? shownByDefault(table);
  return table.columns
    .filter(({key}, place) => place === 0 || wanted.includes(key))
    .map(({key}) => key);
}

/** The state with only what these rows have (itself, if they have all), and the names of what was left out. */
export function fitted<Row>(
  state: FinderState,
  {facets, placeOf}: TableIndex<Row>,
): {readonly state: FinderState; readonly left: readonly string[]} {
  const left: string[] = [];
  let isChanged = false;
  const known = (
    name: string,
    values: readonly string[],
    knownOf: (value: string) => string | undefined,
  ) => {
    const kept = values.flatMap((value) => knownOf(value) ?? []);
    if (kept.length < values.length) left.push(name);
    if (kept.join() !== values.join()) isChanged = true;
    return kept;
  };
  const choices = Object.entries(state.query.choices).flatMap(([key, values]) => {
    const options = facets.find((facet) => facet.key === key)?.options ?? [];
    const kept = known(`is.${key}`, values, (value) => nameIn(options, value));
    return kept.length > 0 ? [[key, kept] as const] : [];
  });
  const rowOf = (id: string): string | undefined => (placeOf.has(id) ? id : undefined);
  const selected = known('sel', state.selected, rowOf);
  const open = known('open', state.open, rowOf);
  if (!isChanged) return {state, left};
  return {
    state: {
      ...state,
      query: {...state.query, choices: Object.fromEntries(choices)},
      selected,
      open,
    },
    left,
  };
}
