const quoted = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A row as a line of CSV, its cells quoted only where they must be, as our tables are written. */
export const stringify = (
  columns: readonly string[],
  row: Readonly<Record<string, string>>,
): string => columns.map((column) => quoted(row[column] ?? '')).join(',');
