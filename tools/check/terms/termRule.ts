/** Wording that once stood in place of a standard term, with the term to use. */

/** `everywhere` also covers comments, test names and commit subjects; `code` is about whole lines of the source. */
export type TermPlace = 'everywhere' | 'interface' | 'pages' | 'code';

export interface TermRule {
  readonly id: string;
  readonly where: TermPlace;
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly advice: string;
  /** A text that the rule finds. */
  readonly finds: string;
  /** A text that resembles it, which is right. */
  readonly accepts: string;
}
