/** Share of a question that a text covers. */
import {termsOf, wordRow} from '../local/analyse';
import type {Terms} from './lexicon';
import type {QuestionTerm} from './question';

/** A text that is looked at again and again. */
export interface Layer {
  readonly terms: Terms;
  readonly row: string;
}

export function layerOf(...texts: readonly string[]): Layer {
  return {terms: new Set(texts.flatMap(termsOf)), row: texts.map(wordRow).join('|')};
}

const rowQuality = 0.95;
const partsQuality = 0.5;

/** From 0 to 1: how well a text answers to one word of the question. */
function qualityOf({ways, parts, pair}: QuestionTerm, {terms, row}: Layer): number {
  if (pair && !row.includes(pair)) return 0;
  const best = Math.max(0, ...ways.map(({term, quality}) => (terms.has(term) ? quality : 0)));
  if (best > 0 || parts.length === 0) return best;
  if (row.includes(` ${parts.join(' ')} `)) return rowQuality;
  return parts.every((part) => terms.has(part)) ? partsQuality : 0;
}

/** Coverage of each term in the nearest of several texts; farther ones count less. */
export function coverageOf(
  needs: readonly QuestionTerm[],
  layers: readonly (readonly [layer: Layer, share: number])[],
): readonly number[] {
  return needs.map((need) =>
    Math.max(0, ...layers.map(([layer, share]) => share * qualityOf(need, layer))),
  );
}

/** The mean, each need counting its weight. */
export function weighted(needs: readonly QuestionTerm[], values: readonly number[]): number {
  const all = needs.reduce((sum, {weight}) => sum + weight, 0);
  const found = needs.reduce((sum, {weight}, i) => sum + weight * (values[i] ?? 0), 0);
  return all > 0 ? found / all : 0;
}
