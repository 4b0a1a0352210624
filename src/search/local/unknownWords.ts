/** Words of a query that the site does not contain: their corrections, and those that are ignored. */
import {wordRow} from './analyse';
import type {UnknownWord} from './match';
import type {Query} from './query';

/** If the site has no word of a query, at least this share of its words has to be read as others. */
const minRead = 0.5;

/** True if all that is found is what guesses at a few of many unknown words happen to meet. */
export function isChance({slots}: Query, unknown: readonly UnknownWord[]): boolean {
  const read = unknown.filter(({readAs}) => readAs.length > 0).length;
  return unknown.length === slots.length && read < minRead * slots.length;
}

/** A query with the likeliest reading of the words that the site does not have. */
export function readAs(query: string, unknown: readonly UnknownWord[]): string {
  if (unknown.length === 0) return query;
  const readings = new Map(
    unknown.map(({word, readAs: [first = word]}) => [word.toLowerCase(), first]),
  );
  return wordRow(query)
    .split(' ')
    .map((word) => readings.get(word) ?? word)
    .join(' ');
}
