/** The table of a figure: names, and numbers as they are printed with their values. */

export interface Cell {
  /** As it is printed. */
  readonly text: string;
  /** True if the author set it in bold: the drawing points at it. */
  readonly isMarked: boolean;
}

export interface FigureTable {
  /** Names of the columns; those of numbers end with their unit, as in "Energy [GeV]". */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const powerOfTen = /^(?:(?<factor>-?[\d.]+)×)?10(?<exponent>⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/;

function power(text: string): number {
  const digits = text
    .replace('⁻', '-')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (it) => String(superscripts.indexOf(it)));
  return 10 ** Number(digits);
}

/**
 * The number that a cell prints: "24 %", "1,720", "−3.5" or "3 × 10⁵".
 * @throws RangeError if it begins with no number
 */
export function valueOf(text: string): number {
  const plain = text.replaceAll(/[\s,≈~]/gu, '').replace(/\u2212/, '-');
  const found = powerOfTen.exec(plain)?.groups;
  const value = found
    ? Number(found['factor'] ?? 1) * power(found['exponent'] ?? '')
    : Number.parseFloat(plain);
  if (Number.isNaN(value)) throw new RangeError(`A figure needs a number instead of "${text}".`);
  return value;
}

/** A head without its unit. */
export const nameOf = (head: string): string => head.replace(/\s*\[[^\]]*\]$/, '');

/** What the table contains, in words, for users who cannot see the drawing. */
export function describeTable({heads, rows}: FigureTable): string {
  const [, ...quantities] = heads;
  const lines = rows.map(([name, ...cells]) => {
    const values = cells.flatMap(({text}, i) => {
      if (!text) return [];
      return quantities.length > 1 ? `${nameOf(quantities[i] ?? '')} ${text}` : text;
    });
    return `${name?.text ?? ''}: ${values.join(', ')}`;
  });
  return `${quantities.length === 1 ? `${quantities[0] ?? ''}. ` : ''}${lines.join('; ')}.`;
}
