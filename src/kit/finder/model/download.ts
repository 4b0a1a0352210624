/** The files that readers take away: known values in full, units in the heads. */
import {valueOf, type Column, type Flag, type Table, type Value} from './table';

const headIn = <Row>({key, unit}: Column<Row>): string =>
  unit === undefined ? key : `${key} [${unit}]`;

/** Spreadsheets run text that begins like this; an apostrophe in front keeps it text. */
const formula = /^[=+\-@\t\r]/;

function csvField(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : value.join('; ');
  const safe = formula.test(text) ? `'${text}` : text;
  return /["\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const sentence = ({label, reason}: Flag): string => `${label}: ${reason}`;

/** RFC 4180, with CRLF between lines; what is not published is an empty field. */
export function toCsv<Row>({columns, flagsOf}: Table<Row>, rows: readonly Row[]): string {
  const head = [...columns.map(headIn), ...(flagsOf ? ['flags'] : [])];
  const lines = rows.map((row) => [
    ...columns.map((column) => valueOf(row, column)),
    ...(flagsOf ? [flagsOf(row).map(sentence)] : []),
  ]);
  return [head, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

/** The columns with their units, then the rows; what is not published is null. */
export function toJson<Row>({caption, columns, flagsOf}: Table<Row>, rows: readonly Row[]): string {
  const about = columns.map(({key, label, unit}) => ({key, label, unit: unit ?? null}));
  const lines = rows.map((row) => ({
    ...Object.fromEntries(columns.map((column) => [column.key, valueOf(row, column)])),
    ...(flagsOf ? {flags: flagsOf(row)} : {}),
  }));
  return `${JSON.stringify({table: caption, columns: about, rows: lines}, null, 2)}\n`;
}

export type Extent = 'all' | 'filtered' | 'selected';

export function fileNameOf<Row>(
  {fileName}: Table<Row>,
  extent: Extent,
  format: 'csv' | 'json',
): string {
  return `${fileName}${extent === 'all' ? '' : `-${extent}`}.${format}`;
}
