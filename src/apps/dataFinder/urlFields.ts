/** Reads the parameters of a finder one by one; undefined means that it cannot be read. */
import {nameIn, only, parseList, parseRange} from '@site/src/lib/addressParameters';
import {withChoices, withRange} from './model/query';
import type {FinderState} from './model/state';
import {isSortable, type Column, type Table} from './model/table';

/** More rows than this are not named in the address. */
export const maxSelected = 100;
export const maxOpen = 10;
export const longestWords = 200;
const maxChoices = 40;
const longestValue = 200;

type Values = readonly string[];

/** The state with what the parameter says. */
type Field<Row> = (
  state: FinderState,
  values: Values,
  table: Table<Row>,
) => FinderState | undefined;

const has = <Row>({columns}: Table<Row>, fits: (column: Column<Row>) => boolean): boolean =>
  columns.some(fits);

function choices<Row>(key: string): Field<Row> {
  return ({query, ...state}, values, table) => {
    const isFine =
      values.length <= maxChoices && values.every(({length}) => length <= longestValue);
    if (!isFine || !has(table, (column) => column.key === key && column.facet === true)) return;
    return {...state, query: withChoices(query, key, Array.from(new Set(values)))};
  };
}

function range<Row>(key: string): Field<Row> {
  return ({query, ...state}, values, table) => {
    const parsed = parseRange(only(values) ?? '');
    if (!parsed || !has(table, (column) => column.key === key && column.range === true)) return;
    return {...state, query: withRange(query, key, parsed)};
  };
}

const fields: Readonly<Record<string, Field<never>>> = {
  q: ({query, ...state}, values) => {
    const words = only(values);
    if (words === undefined || words.length > longestWords) return undefined;
    return {...state, query: {...query, words}};
  },
  sort: ({query, ...state}, values, table) => {
    const text = only(values) ?? '';
    const sortable = table.columns.filter(isSortable).map(({key}) => key);
    const key = nameIn(sortable, text.replace(/^-/, ''));
    if (key === undefined) return undefined;
    return {...state, query: {...query, sort: {key, descending: text.startsWith('-')}}};
  },
  cols: (state, values, table) => {
    const written = parseList(only(values), Infinity);
    const keys = table.columns.map(({key}) => key);
    const columns = written?.flatMap((key) => nameIn(keys, key) ?? []);
    return columns && columns.length === written?.length ? {...state, columns} : undefined;
  },
  sel: (state, values) => {
    const selected = parseList(only(values), maxSelected);
    return selected && {...state, selected};
  },
  open: (state, values) => {
    const open = parseList(only(values), maxOpen);
    return open && {...state, open};
  },
};

/** The parameters that a table has. */
export const fieldNames = <Row>({columns}: Table<Row>): readonly string[] => [
  ...Object.keys(fields),
  ...columns.filter(({facet}) => facet).map(({key}) => `is.${key}`),
  ...columns.filter(({range: isRange}) => isRange).map(({key}) => `in.${key}`),
];

/** The field of a parameter, named without the table. */
export function fieldOf<Row>(name: string): Field<Row> | undefined {
  if (name.startsWith('is.')) return choices(name.slice(3));
  if (name.startsWith('in.')) return range(name.slice(3));
  return Object.hasOwn(fields, name) ? (fields[name] as Field<Row>) : undefined;
}
