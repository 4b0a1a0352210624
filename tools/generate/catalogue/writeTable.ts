/** The generated form of a table: column names once, then one row a line. */
import * as z from 'zod';
import type {CatalogueTable} from '../../../src/data/catalogue/schema/tables';
import {sourceFile, type Row} from './readTable';

/** The names of the columns in the order of the schema. */
export const columnsOf = (table: CatalogueTable): readonly string[] =>
  Object.keys(z.toJSONSchema(table.row).properties ?? {});

export const generatedFile = (table: CatalogueTable): string =>
  `src/data/generated/catalogue/${table.name}.json`;

/** The same rows give the same text. */
export function tableText(table: CatalogueTable, rows: readonly Row[]): string {
  const columns = columnsOf(table);
  const head = {
    generated: `by npm run catalogue from ${sourceFile(table)}: edit that`,
    columns,
  };
  const lines = rows.map((row) => JSON.stringify(columns.map((column) => row[column])));
  return `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines.join(',\n')}\n]}\n`;
}
