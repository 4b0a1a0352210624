import {parseNumber} from '../format/numbers';

/** The number in a text as people type it; null for an empty text, undefined if it is not a number. */
export function readNumber(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = parseNumber(text);
  return Number.isFinite(value) ? value : undefined;
}
