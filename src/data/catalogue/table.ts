/** The generated tables hold column names once and rows as lists; this gives the rows their names back. */

export interface PackedTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The rows of a generated table as objects. The generator has checked them with the schema of `Row`. */
export function unpack<Row>({columns, rows}: PackedTable): readonly Row[] {
  return rows.map(
    (row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])) as Row,
  );
}
