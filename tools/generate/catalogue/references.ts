/** Rows that point to rows of another table: each must find what it points to. */
import {sourceFile, type ReadTable, type Row} from './readTable';

interface Reference {
  /** Which tables have the field. */
  readonly in: RegExp;
  readonly field: string;
  readonly to: string;
  readonly key: string;
}

const references: readonly Reference[] = [
  {in: /./, field: 'source', to: 'sources', key: 'key'},
  {in: /^releases$/, field: 'entryRecord', to: 'records', key: 'id'},
  {in: /^(?:samples-|collections$)/, field: 'record', to: 'records', key: 'id'},
  {in: /^skims$/, field: 'dataRecord', to: 'records', key: 'id'},
  {in: /^skims$/, field: 'mcRecord', to: 'records', key: 'id'},
  {in: /^sample-variants/, field: 'dsid', to: 'samples-2020e-13tev', key: 'dsid'},
  {in: /^renames$/, field: 'from', to: 'variables-2020e-13tev', key: 'name'},
  {in: /^renames$/, field: 'to', to: 'variables-2025e-13tev-beta', key: 'name'},
];

const asList = (value: unknown): readonly unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Names table, row and field of each reference that leads nowhere. */
export function referenceProblems(tables: readonly ReadTable[]): readonly string[] {
  const rowsOf = (name: string): readonly Row[] =>
    tables.find(({table}) => table.name === name)?.rows ?? [];
  return references.flatMap(({in: pattern, field, to, key}) => {
    const known = new Set(rowsOf(to).map((row) => row[key]));
    return tables
      .filter(({table}) => pattern.test(table.name))
      .flatMap(({table, rows}) =>
        rows.flatMap((row) =>
          asList(row[field])
            .filter((value) => !known.has(value))
            .map(
              (value) =>
                `${sourceFile(table)}: ${table.key.map((name) => row[name]).join(' ')}: ${field}: ${to}.csv has no ${key} ${String(value)}: correct it or add the row`,
            ),
        ),
      );
  });
}
