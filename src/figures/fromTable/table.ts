/** The table of a figure: names, and numbers as they are printed with their values. */
import {readPrinted} from '@site/src/kit/format/readPrinted';

export interface Cell {
  /** The text as it is printed. */
  readonly text: string;
  /** True if the author set it in bold: the drawing points at it. */
  readonly isMarked: boolean;
}

export interface FigureTable {
  /** Names of the columns; those of numbers end with their unit, as in "Energy [GeV]". */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A head without its unit. */
export const nameOf = (head: string): string => head.replace(/\s*\[[^\]]*\]$/, '');

/** The content of the table in words, for users who cannot see the drawing. */
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

/** A table of histograms in words: the axis, and of each histogram the ends and the highest bin. */
export function describeHistograms({heads, rows}: FigureTable): string {
  const [axis = '', ...names] = heads;
  const middles = rows.map(([first]) => first?.text ?? '');
  const lines = names.map((name, i) => {
    const texts = rows.map((cells) => cells[i + 1]?.text ?? '');
    const values = texts.map(readPrinted);
    const highest = values.indexOf(Math.max(...values));
    const ends = `${texts[0] ?? ''} at ${middles[0] ?? ''}, ${texts.at(-1) ?? ''} at ${middles.at(-1) ?? ''}`;
    return `${name}: ${ends}, highest ${texts[highest] ?? ''} at ${middles[highest] ?? ''}`;
  });
  return `Histogram. ${axis}. ${lines.join('; ')}.`;
}
