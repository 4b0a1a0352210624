/** Tables of figures in Markdown. */

/** A figure; without one nothing was measured. */
export type Figure = number | null | undefined;

type Format = (value: Figure) => string;

const isNumber = (value: Figure): value is number =>
  value !== null && value !== undefined && !Number.isNaN(value);

/** Writes a number with so many decimals, and a dash where there is none. */
export const decimals =
  (places: number): Format =>
  (value) =>
    isNumber(value) ? value.toFixed(places) : '–';

/** Writes bytes as kB. */
export const kilobytes =
  (places: number): Format =>
  (value) =>
    decimals(places)(isNumber(value) ? value / 1000 : value);

export const ratio = (value: Figure, by: Figure, places = 2): string =>
  decimals(places)(isNumber(value) && by ? value / by : undefined);

/** Characters side by side: a bar above a letter takes no place of its own. */
const widthOfText = (text: string): number => text.replace(/\p{Mn}/gu, '').length;

/**
 * A table, aligned as Prettier does it; the first row is the head.
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

/** A column: its head, and its cell in the row of an item. */
export type Column<T> = readonly [head: string, cell: (item: T) => string];

/** A row for each item; the first `leading` columns hold words. */
export const columnTable = <T>(
  items: readonly T[],
  columns: readonly Column<T>[],
  leading = 1,
): string =>
  alignedTable(
    [columns.map(([head]) => head), ...items.map((item) => columns.map(([, cell]) => cell(item)))],
    leading,
  );

export interface ComparedRow {
  readonly labels: readonly string[];
  /** A figure of each side. */
  readonly values: readonly Figure[];
  readonly format: Format;
}

/** The figures of each side, and those of the first divided by those of each other. */
export function comparisonTable(
  labels: readonly string[],
  sides: readonly string[],
  rows: readonly ComparedRow[],
  ratioPlaces = 2,
): string {
  const [first = '', ...others] = sides;
  const head = [...labels, ...sides, ...others.map((other) => `${first} / ${other}`)];
  const body = rows.map(({labels: words, values: [own, ...rest], format}) => [
    ...words,
    ...[own, ...rest].map(format),
    ...rest.map((value) => ratio(own, value, ratioPlaces)),
  ]);
  return alignedTable([head, ...body], labels.length);
}
