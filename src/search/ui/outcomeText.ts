/** The outcome of a search in words. */
import {unknownText} from '../local/unknownText';
import type {Outcome} from './outcomes';

/** The number of results, and what is said of unknown words; empty after a failure. */
export function resultText({total, query, failure, unknown}: Outcome): string {
  if (failure) return '';
  if (total === 0) return `No results for ${query}`;
  const count = total === 1 ? `1 result for ${query}` : `${total} results for ${query}`;
  return unknown.length > 0 ? `${count}. ${unknownText(unknown)}` : count;
}
