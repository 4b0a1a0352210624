/** A source table, read and checked. Faults are reported with file, row, field and solution. */
import {readFileSync} from 'node:fs';
import {parse} from 'csv-parse/sync';
import type * as z from 'zod';
import type {CatalogueTable} from '../../../src/data/catalogue/schema/tables';

export type Row = Readonly<Record<string, unknown>>;

export interface ReadTable {
  readonly table: CatalogueTable;
  readonly rows: readonly Row[];
  readonly problems: readonly string[];
}

interface CsvRecord {
  readonly record: Readonly<Record<string, string>>;
  readonly info: {readonly lines: number};
}

export const sourceFolder = 'src/data/catalogue/source';

export const sourceFile = (table: CatalogueTable): string => `${sourceFolder}/${table.name}.csv`;

function lineProblems(file: string, line: number, error: z.ZodError): readonly string[] {
  return error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return `${file}:${line}: ${issue.keys.join(', ')}: no such column: spell it as the schema does`;
    }
    const [field, index] = issue.path;
    const place =
      index === undefined ? String(field) : `${String(field)}, item ${Number(index) + 1}`;
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    return `${file}:${line}: ${place}: ${missing ? 'the column is missing: add it; ' : ''}${issue.message}`;
  });
}

function repeats(table: CatalogueTable, rows: readonly Row[], lines: readonly number[]): string[] {
  const first = new Map<string, number | undefined>();
  return rows.flatMap((row, index) => {
    const key = table.key.map((field) => String(row[field])).join(' ');
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, lines[index]);
      return [];
    }
    return [
      `${sourceFile(table)}:${lines[index]}: ${table.key.join(', ')}: ${key} stands in line ${earlier} already: remove one of them`,
    ];
  });
}

/** Reads the table from the text of its source file. */
export function readTableText(table: CatalogueTable, text: string): ReadTable {
  const file = sourceFile(table);
  let lines: readonly CsvRecord[];
  try {
    lines = parse(text, {columns: true, info: true}) as unknown as readonly CsvRecord[];
  } catch (error) {
    return {table, rows: [], problems: [`${file}: ${(error as Error).message}`]};
  }
  const results = lines.map(({record, info}) => ({
    line: info.lines,
    result: table.row.safeParse(record, {reportInput: true}),
  }));
  const problems = results.flatMap(({line, result}) =>
    result.success ? [] : lineProblems(file, line, result.error),
  );
  const rows = results.flatMap(({result}) => (result.success ? [result.data as Row] : []));
  const numbers = results.flatMap(({line, result}) => (result.success ? [line] : []));
  return {table, rows, problems: [...problems, ...repeats(table, rows, numbers)]};
}

export const readTable = (root: string, table: CatalogueTable): ReadTable =>
  readTableText(table, readFileSync(`${root}/${sourceFile(table)}`, 'utf8'));
