/** The outcome of a search in words. */
import type {Outcome} from './outcomes';

const maxLength = 40;

const quoted = (word: string): string =>
  `"${word.length > maxLength ? `${word.slice(0, maxLength)}…` : word}"`;

const listOf = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-GB', {type}).format(words.map(quoted));

/** Which words were not found, and which were read as others; empty if the site has them all. */
export function unknownText(unknown: Outcome['unknown']): string {
  const missing = unknown.filter(({readAs}) => readAs.length === 0).map(({word}) => word);
  return [
    ...(missing.length > 0 ? [`No results for ${listOf(missing, 'conjunction')}.`] : []),
    ...unknown
      .filter(({readAs}) => readAs.length > 0)
      .map(
        ({word, readAs}) =>
          `No results for ${quoted(word)}; showing results for ${listOf(readAs, 'disjunction')}.`,
      ),
  ].join(' ');
}

/** The number of results, and what is said of unknown words; empty after a failure. */
export function resultText({total, query, failure, unknown}: Outcome): string {
  if (failure) return '';
  if (total === 0) return `No results for ${query}`;
  const count = total === 1 ? `1 result for ${query}` : `${total} results for ${query}`;
  return unknown.length > 0 ? `${count}. ${unknownText(unknown)}` : count;
}
