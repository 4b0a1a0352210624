/**
 * A Markdown table, aligned as Prettier does it; the first row is the head.
 *
 * @param leading - number of columns that hold words; the others hold numbers, and align right
 */
export function alignedTable(rows: readonly (readonly string[])[], leading: number): string {
  const widthOf = (column: number): number =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, column) =>
      column < leading ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const [head = [], ...body] = rows;
  const rule = head.map((_, column) =>
    column < leading ? '-'.repeat(widthOf(column)) : `${'-'.repeat(widthOf(column) - 1)}:`,
  );
  return [head, rule, ...body].map(line).join('\n');
}
