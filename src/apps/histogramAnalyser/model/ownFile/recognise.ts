/** Finds out whether a table is one of the known files. */
import {layouts, type Coding, type Layout} from './layouts';
import {noCategory, type OwnColumn, type OwnTable} from './table';

export interface Recognised {
  readonly layout: Layout;
  /** What the processes are; null where their numbers do not say so for sure. */
  readonly coding: Coding | null;
}

const columnNamed = ({columns}: OwnTable, name: string): OwnColumn | undefined =>
  columns.find((column) => column.name === name);

/** For each process whether its rows have weight 1 throughout, as data have. */
function hasWeightOne({list, places}: NonNullable<OwnColumn['categories']>, weight: OwnColumn) {
  const isOne = list.map(() => true);
  places.forEach((place, row) => {
    if (place !== noCategory && weight.values[row] !== 1) isOne[place] = false;
  });
  return isOne;
}

/** Data are those, and only those, whose weights are all 1. */
function fits({codes}: Coding, table: OwnTable, {process, weight}: Layout): boolean {
  const categories = process === null ? null : columnNamed(table, process)?.categories;
  const weights = columnNamed(table, weight);
  if (!categories || !weights) return false;
  const isOne = hasWeightOne(categories, weights);
  return categories.list.every(({value}, place) => {
    const code = codes[Number(value)];
    return code !== undefined && (code.role === 'data') === isOne[place];
  });
}

/**
 * Columns have to have the names of the layout, all of them and no others, in any order. Numbers of
 * processes meant different things in files of different years: a coding counts only if it alone makes
 * data of the rows that all have weight 1.
 */
export function recognised(table: OwnTable): Recognised | null {
  const names = table.columns.map(({name}) => name);
  const layout = layouts.find(({columns, weight, process}) => {
    const wanted = [...Object.keys(columns), weight, ...(process === null ? [] : [process])];
    return wanted.length === names.length && wanted.every((name) => names.includes(name));
  });
  if (!layout) return null;
  const fitting = layout.codings.filter((coding) => fits(coding, table, layout));
  return {layout, coding: fitting.length === 1 ? (fitting[0] ?? null) : null};
}
