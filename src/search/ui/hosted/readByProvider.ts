/** Readings of the words that the site does not have, from what the provider marks in its hits. */
import type {UnknownWord} from '../../local/match';
import type {SearchParameters} from '../../local/service/wireRequest';
import {allowedErrors, distanceTo} from '../../local/typos';

interface Marked {
  readonly value: string;
  readonly matchedWords?: readonly string[];
}

/** All attributes of a hit with the marks in their texts, however deep they are nested. */
function markedIn(value: unknown): readonly Marked[] {
  if (typeof value !== 'object' || value === null) return [];
  if (typeof (value as Partial<Marked>).value === 'string') return [value as Marked];
  return Object.values(value).flatMap(markedIn);
}

/** The text between the marks. */
function marksIn(text: string, {preTag, postTag}: Marks): readonly string[] {
  return text
    .split(preTag)
    .slice(1)
    .map((part) => (part.split(postTag)[0] ?? '').toLowerCase());
}

type Marks = Pick<SearchParameters, 'preTag' | 'postTag'>;

function commonest(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The words with what the hits have in their place; nothing for a word that no hit was found by. Words that
 * the provider found by a synonym are left out.
 */
export function readByProvider(
  unknown: readonly UnknownWord[],
  hits: readonly unknown[],
  marks: Marks,
): readonly UnknownWord[] {
  const marked = hits.flatMap((hit) =>
    markedIn((hit as {readonly _highlightResult?: unknown})._highlightResult),
  );
  const texts = marked.flatMap(({value}) => marksIn(value, marks));
  const matched = new Set(marked.flatMap(({matchedWords = []}) => matchedWords));
  return unknown.flatMap(({word, readAs}) => {
    const typed = word.toLowerCase();
    const isLike = (text: string): boolean =>
      readAs.includes(text) ||
      distanceTo(typed, text, allowedErrors(typed.length), false) < Infinity;
    const read = commonest(texts.filter(isLike));
    if (read !== undefined) return [{word, readAs: [read]}];
    return matched.has(typed) ? [] : [{word, readAs: []}];
  });
}
