/** The outcome of a search in words. */
import type {Outcome} from './outcomes';

/** The number of results, and the note on how the query was read; empty after a failure. */
export function resultText({total, query, failure, note, card}: Outcome): string {
  if (failure) return '';
  if (total === 0) return card ? `1 answer for ${query}` : `No results for ${query}`;
  const count = total === 1 ? `1 result for ${query}` : `${total} results for ${query}`;
  return note ? `${count}. ${note}` : count;
}
