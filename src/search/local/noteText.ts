/** The message about words that the site does not contain. */
import type {UnknownWord} from './match';

const maxLength = 40;

const quoted = (word: string): string =>
  `"${word.length > maxLength ? `${word.slice(0, maxLength)}…` : word}"`;

const listOf = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-GB', {type}).format(words.map(quoted));

/** Which words were not found, and which were read as others; empty if the site has them all. */
export function unknownText(unknown: readonly UnknownWord[]): string {
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
