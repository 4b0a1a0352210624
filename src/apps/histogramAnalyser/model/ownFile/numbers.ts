/** Numbers as people and programs write them. */

const missing = new Set(['', 'na', 'n/a', 'nan', 'null', 'none', '-', '--', '?']);

const words: Readonly<Record<string, number>> = {
  true: 1,
  false: 0,
  inf: Infinity,
  '+inf': Infinity,
  '-inf': -Infinity,
};

const isMissing = (text: string): boolean => missing.has(text.trim().toLowerCase());

/**
 * The number that a cell holds: NaN for a cell that is empty or says that there is none, undefined for a
 * word.
 */
export function numberOf(text: string): number | undefined {
  const value = Number(text);
  if (value !== 0 && !Number.isNaN(value)) return value;
  if (value === 0 && text.includes('0')) return value;
  if (isMissing(text)) return Number.NaN;
  return words[text.trim().toLowerCase()];
}

const withComma = /^\s*[+-]?\d*,\d+(?:[eE][+-]?\d+)?\s*$/;
const withPoint = /^\s*[+-]?\d*\.\d+(?:[eE][+-]?\d+)?\s*$/;

/** Whether numbers are written with a comma before their decimals: some are, and none with a point. */
export function hasDecimalCommas(rows: readonly (readonly string[])[]): boolean {
  let isFound = false;
  for (const cell of rows.flat()) {
    if (withPoint.test(cell)) return false;
    isFound ||= withComma.test(cell);
  }
  return isFound;
}

export const withDecimalPoint = (cell: string): string =>
  withComma.test(cell) ? cell.replace(',', '.') : cell;
