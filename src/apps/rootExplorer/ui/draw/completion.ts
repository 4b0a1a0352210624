/** Names that fit what is being typed into an expression. */

export interface Candidate {
  readonly name: string;
  /** What is in the text when it is chosen. */
  readonly written: string;
  readonly detail: string;
}

/** The name that the caret is in or behind. */
export interface Word {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const before = /[A-Za-z_][\w.:]*$/;
const after = /^[\w.:]*/;

export function wordAt(text: string, caret: number): Word {
  const start = before.exec(text.slice(0, caret))?.[0] ?? '';
  const end = start === '' ? '' : (after.exec(text.slice(caret))?.[0] ?? '');
  return {from: caret - start.length, to: caret + end.length, text: start};
}

export const maxShown = 30;

/** Those that begin with the word come first, then those that hold it; letters may be large or small. */
export function fitting(candidates: readonly Candidate[], word: string): readonly Candidate[] {
  const wanted = word.toLowerCase();
  const begin: Candidate[] = [];
  const hold: Candidate[] = [];
  for (const candidate of candidates) {
    const place = candidate.name.toLowerCase().indexOf(wanted);
    if (place === 0) begin.push(candidate);
    else if (place > 0) hold.push(candidate);
  }
  return [...begin, ...hold];
}

/** The text with the name in place of the word, and where the caret then stands. */
export function completed(
  text: string,
  {from, to}: Word,
  {written}: Candidate,
): {readonly text: string; readonly caret: number} {
  const isCalled = written.endsWith('(') && text[to] === '(';
  const put = isCalled ? written.slice(0, -1) : written;
  return {text: text.slice(0, from) + put + text.slice(to), caret: from + put.length};
}
