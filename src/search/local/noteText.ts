/** Note on how a query was read. */
import type {Translation} from '../foreignWords/translate';
import type {UnknownWord} from './match';

export interface Reading {
  /** Words that the site does not have. */
  readonly unknown: readonly UnknownWord[];
  /** In English, if it was typed in another language. */
  readonly translation?: Translation | undefined;
}

const maxLength = 40;

const quoted = (words: string): string =>
  `"${words.length > maxLength ? `${words.slice(0, maxLength)}…` : words}"`;

const listOf = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-GB', {type}).format(words.map(quoted));

/** Note on the translation of a query, and on words that were not found or read as others; empty if there are none. */
export function noteText({unknown, translation}: Reading): string {
  const missing = unknown.filter(({readAs}) => readAs.length === 0).map(({word}) => word);
  return [
    ...(translation
      ? [
          `Query read as ${translation.language}; showing results for ${quoted(translation.query.trim())}.`,
        ]
      : []),
    ...(missing.length > 0 ? [`No results for ${listOf(missing, 'conjunction')}.`] : []),
    ...unknown
      .filter(({readAs}) => readAs.length > 0)
      .map(
        ({word, readAs}) =>
          `No results for ${quoted(word)}; showing results for ${listOf(readAs, 'disjunction')}.`,
      ),
  ].join(' ');
}
