/** The texts of a file that readers see; `sourceTexts.ts` has those of TypeScript. */

export interface Text {
  /** The line of the file on which the text starts, from 1. */
  readonly line: number;
  readonly text: string;
}

const blank = (match: string): string => match.replace(/[^\n]/g, '');

/** A text without inline code, formulas and the targets of links. */
export const withoutCode = (text: string): string =>
  text
    .replace(/`[^`\n]+`/g, '')
    .replace(/\$(?!\{)[^$\n]+\$/g, '')
    .replace(/(?<=\])\([^)\s]*\)|\bhttps?:[^\s)]+/g, '');

/** The lines of a page of Markdown, without its blocks of code and formulas. */
export function textsOfPage(page: string): readonly Text[] {
  const prose = page.replace(/^(`{3,})[\s\S]*?^\1/gm, blank).replace(/\$\$[\s\S]*?\$\$/g, blank);
  return linesOf(withoutCode(prose));
}

/** The lines of a text, such as the rows of a CSV table. */
export const linesOf = (text: string): readonly Text[] =>
  text.split('\n').map((line, index) => ({line: index + 1, text: line}));
