/** An expression that cannot be used, with the place in its text. */

export interface Span {
  /** Position of the first character in the text, from 0. */
  readonly from: number;
  /** Position after the last one. */
  readonly to: number;
}

export class ExpressionFault extends Error {
  override readonly name = 'ExpressionFault';

  /**
   * @param what is wrong, as a sentence
   * @param advice what to do, as a sentence
   * @param near names that may have been meant
   */
  constructor(
    readonly span: Span,
    readonly what: string,
    readonly advice: string,
    readonly near: readonly string[] = [],
  ) {
    super(`${what} ${advice}`);
  }
}
