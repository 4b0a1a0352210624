/** Characters side by side: a bar above a letter takes no place of its own. */
const widthOfText = (text: string): number => text.replace(/\p{Mn}/gu, '').length;

/**
 * A Markdown table, aligned as Prettier does it; the first row is the head.
 *
 * @param leading - number of columns that hold words; the others hold numbers, and align right
 */
export function alignedTable(rows: readonly (readonly string[])[], leading: number): string {
  const widthOf = (column: number): number =>
    Math.max(...rows.map((cells) => widthOfText(cells[column] ?? '')));
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, column) => {
      const blanks = ' '.repeat(widthOf(column) - widthOfText(cell));
      return column < leading ? cell + blanks : blanks + cell;
    });
    return `| ${padded.join(' | ')} |`;
  };
  const [head = [], ...body] = rows;
  const rule = head.map((_, column) =>
    column < leading ? '-'.repeat(widthOf(column)) : `${'-'.repeat(widthOf(column) - 1)}:`,
  );
  return [head, rule, ...body].map(line).join('\n');
}
