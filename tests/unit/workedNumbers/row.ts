/** A number that a page prints, and where it comes from. */
export interface Row {
  /** Address of the page below `docs`, without its ending. */
  readonly page: string;
  /** Words that are on the page, as they are written there. */
  readonly quote: string;
  /** What the formulas give, printed as the words print it. */
  readonly gives: readonly string[];
}

type PageQuote = readonly [quote: string, ...gives: string[]];

/** The rows of one page. */
export const workedOn = (page: string, lines: readonly PageQuote[]): readonly Row[] =>
  lines.map(([quote, ...gives]) => ({page, quote, gives}));
