/** The order of rows in a column: what is not known comes last, both ways; equals keep their places. */
import type {Sort} from './query';
import {compareWords, type ListedRows} from './tableIndex';
import {valueOf, type Value} from './table';

function compare(a: Exclude<Value, null>, b: Exclude<Value, null>): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareWords(String(a), String(b));
}

function sorted<Row>({rows, table}: ListedRows<Row>, {key, descending}: Sort): Uint32Array {
  const column = table.columns.find((candidate) => candidate.key === key);
  const values = rows.map((row) => (column ? valueOf(row, column) : null));
  const sign = descending ? -1 : 1;
  return Uint32Array.from(rows.keys()).sort((i, j) => {
    const [a = null, b = null] = [values[i], values[j]];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || i - j;
    return sign * compare(a, b) || i - j;
  });
}

const orders = new WeakMap<object, Map<string, Uint32Array>>();

/** The places of all rows in the asked order, computed once for each column and direction. */
export function orderOf<Row>(index: ListedRows<Row>, sort: Sort | null): Uint32Array {
  const known = orders.get(index) ?? new Map<string, Uint32Array>();
  orders.set(index, known);
  const name = sort ? `${sort.descending ? '-' : '+'}${sort.key}` : '';
  const order =
    known.get(name) ?? (sort ? sorted(index, sort) : Uint32Array.from(index.rows.keys()));
  known.set(name, order);
  return order;
}
