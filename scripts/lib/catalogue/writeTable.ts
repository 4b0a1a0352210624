/** The generated form of a table: column names once, then one row a line. */
import * as z from 'zod';
import type {CatalogueTable} from '../../../src/data/catalogue/schema/tables';
import {sourceFile, type Row} from './readTable';

interface Column {
  readonly name: string;
  readonly unit: string | null;
}

type Property = z.core.JSONSchema._JSONSchema;

/** The unit of a field, also of one that may be null. */
function unitOf(property: Property): string | null {
  if (typeof property !== 'object') return null;
  if (typeof property.unit === 'string') return property.unit;
  return property.anyOf?.map(unitOf).find((unit) => unit !== null) ?? null;
}

/** The columns of a table in the order of its schema, with the units that the schema knows. */
export function columnsOf(table: CatalogueTable): readonly Column[] {
  const {properties = {}} = z.toJSONSchema(table.row, {io: 'output'});
  return Object.entries(properties).map(([name, property]) => ({name, unit: unitOf(property)}));
}

export const generatedFile = (table: CatalogueTable): string =>
  `src/data/generated/catalogue/${table.name}.json`;

/** The same rows give the same text. */
export function tableText(table: CatalogueTable, rows: readonly Row[]): string {
  const columns = columnsOf(table);
  const head = {
    generated: `by npm run catalogue from ${sourceFile(table)}: edit that`,
    columns: columns.map(({name}) => name),
    units: columns.map(({unit}) => unit),
  };
  const lines = rows.map((row) => JSON.stringify(columns.map(({name}) => row[name])));
  return `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines.join(',\n')}\n]}\n`;
}
