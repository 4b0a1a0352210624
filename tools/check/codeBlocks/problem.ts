/** What is wrong with a piece of code, on which of its lines, counted from 0. */
export interface Problem {
  readonly line: number;
  readonly what: string;
}

/** The line on which a place in a text lies, from 0. */
export const lineOf = (text: string, place: number): number =>
  text.slice(0, place).split('\n').length - 1;
