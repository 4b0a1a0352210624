/** Finds codes in a text with words, line breaks and emoji around them, as chat programs hand them on. */
import {bareCode, codeMark, isCode} from './spokenCode';

/** Groups of letters and digits. */
const groups = /[\p{L}\p{N}]+/gu;

/** Most groups of a code; a chat program may break groups in two. */
const maxGroups = 60;

interface Group {
  readonly from: number;
  readonly to: number;
}

/** The place after the last group of a whole code that begins with a group; undefined if none does. */
function endOfCode(text: string, found: readonly Group[], first: number): number | undefined {
  const start = found[first]?.from ?? 0;
  if (!bareCode(text.charAt(start)).startsWith(codeMark)) return undefined;
  for (let last = first; last < Math.min(found.length, first + maxGroups); last += 1) {
    if (isCode(text.slice(start, found[last]?.to))) return last + 1;
  }
  return undefined;
}

/** Groups with hyphens between them, also at the end of a line, or a long word with a digit. */
const likeCode =
  /[\p{L}\p{N}]{3,}(?:[ \t]*\p{Pd}\s*[\p{L}\p{N}]{1,8}){2,}|(?=[\p{L}]*\p{N})[\p{L}\p{N}]{12,}/gu;

/** The parts of a text that look like damaged codes. */
const damaged = (text: string): readonly string[] =>
  Array.from(text.matchAll(likeCode), ([piece]) => piece);

/** The codes in a text, whole or corrupted, in their order. */
export function findCodes(text: string): readonly string[] {
  const found = Array.from(text.matchAll(groups), ({index, 0: group}) => ({
    from: index,
    to: index + group.length,
  }));
  const codes: string[] = [];
  let [first, done] = [0, 0];
  while (first < found.length) {
    const end = endOfCode(text, found, first);
    if (end === undefined) {
      first += 1;
      continue;
    }
    const [from, to] = [found[first]?.from ?? 0, found[end - 1]?.to ?? 0];
    codes.push(...damaged(text.slice(done, from)), text.slice(from, to));
    [first, done] = [end, to];
  }
  return [...codes, ...damaged(text.slice(done))];
}
