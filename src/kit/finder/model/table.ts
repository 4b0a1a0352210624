/** Description of a table as data: the finder uses nothing else about its rows. */
import {formatCount} from '@site/src/kit/format/numbers';

/** Null is not known: shown as "not published", never as zero. */
export type Value = string | number | readonly string[] | null;

type Kind = 'text' | 'number' | 'enumeration' | 'list';

export interface Column<Row> {
  /** Its name in the address and in downloads; the field of the row, unless `value` says how to get it. */
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  readonly kind: Kind;
  readonly value?: (row: Row) => Value;
  /** Prints a known value in the table; downloads contain the value itself. */
  readonly format?: (value: Exclude<Value, null>) => string;
  /** True for a measured or computed number: three significant digits in the table, all of them elsewhere. */
  readonly isMeasured?: boolean;
  /** True if the words of a query are searched in it; by default in all columns except numbers. */
  readonly searched?: boolean;
  /** True if users choose among its values. */
  readonly facet?: boolean;
  /** True if users set a lowest and a highest number. */
  readonly range?: boolean;
  /** True, the default, if it is shown before users choose columns. */
  readonly shown?: boolean;
  /** In rem, for the table of wide screens. */
  readonly width?: number;
}

/** A warning about a row. */
export interface Flag {
  readonly label: string;
  readonly reason: string;
}

export interface Table<Row> {
  /** Short, unlike that of any other table of the page: its parameters in the address begin with it. */
  readonly name: string;
  /** Part of the names of downloaded files: the release and the kind of the rows. */
  readonly fileName: string;
  readonly caption: string;
  readonly noun: {readonly one: string; readonly many: string};
  /** The first names the row for people. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly idOf: (row: Row) => string;
  /** Name of the order of its rows; `as published` unless given. */
  readonly order?: string;
  readonly flagsOf?: (row: Row) => readonly Flag[];
  /** Spellings that find one another, beside those that the finder knows. */
  readonly alike?: readonly (readonly string[])[];
}

/** The value of a row in a column. A field that is missing, empty or not a number is not known. */
export function valueOf<Row>(row: Row, column: Column<Row>): Value {
  const value = column.value ? column.value(row) : (row as Record<string, unknown>)[column.key];
  if (Array.isArray(value)) return value.length > 0 ? value.map(String) : null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' && value !== '' ? value : null;
}

export function nameOf<Row>(row: Row, {columns, idOf}: Table<Row>): string {
  const name = valueOf(row, columns[0]);
  return name === null ? idOf(row) : String(name);
}

export const countOf = <Row>(count: number, {noun}: Table<Row>): string =>
  `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`;

export const headOf = <Row>({label, unit}: Column<Row>): string =>
  unit === undefined ? label : `${label} [${unit}]`;

export const isSortable = <Row>({kind}: Column<Row>): boolean => kind !== 'list';
