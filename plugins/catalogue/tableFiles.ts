/** What one table of the catalogue becomes: JSON, the schema of that JSON, and CSV. */
import * as z from 'zod';
import type {CatalogueTable} from '../../src/data/catalogue/schema/tables';
import {unpack, type PackedTable} from '../../src/data/catalogue/table';
import {fieldUnits} from '../../src/data/catalogue/units';
import {csvHeader, csvText} from '../../src/lib/csv';

/** Files by name, with their text. */
export type TextFiles = ReadonlyMap<string, string>;

export interface NamedTable {
  readonly table: CatalogueTable;
  readonly packed: PackedTable;
}

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The schema of one row, in which fields know their unit. */
function rowSchema(table: CatalogueTable): Record<string, unknown> {
  const schema = z.toJSONSchema(table.row, {
    override: ({jsonSchema}) => {
      for (const [field, property] of Object.entries(jsonSchema.properties ?? {})) {
        const unit = fieldUnits[field];
        if (unit !== undefined && typeof property === 'object') property.unit = unit;
      }
    },
  });
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
}

const documentSchema = (table: CatalogueTable, address: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: address,
  title: table.title,
  description:
    'Null stands for what is not published. A flag warns of a row, and its reason says why.',
  type: 'object',
  properties: {
    $schema: {const: address},
    table: {const: table.name},
    title: {const: table.title},
    rows: {type: 'array', items: rowSchema(table)},
  },
  required: ['$schema', 'table', 'title', 'rows'],
  additionalProperties: false,
});

/** @param folder the public address of the folder that holds the files, with a slash at its end */
export function tableFiles({table, packed}: NamedTable, folder: string): TextFiles {
  const schemaAddress = `${folder}${table.name}.schema.json`;
  const header = packed.columns.map((field) => csvHeader(field, fieldUnits[field]));
  return new Map([
    [
      `${table.name}.json`,
      pretty({$schema: schemaAddress, table: table.name, title: table.title, rows: unpack(packed)}),
    ],
    [`${table.name}.schema.json`, pretty(documentSchema(table, schemaAddress))],
    [`${table.name}.csv`, csvText(header, packed.rows)],
  ]);
}
