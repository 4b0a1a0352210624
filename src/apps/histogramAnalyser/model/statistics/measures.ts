/** What a selection is judged by: one of four significances, or its purity. */
import {
  significanceDefinitions,
  type significances,
} from '@site/src/physics/statistics/significance';
import type {Total} from '../counting/sums';

export const measures = [...significanceDefinitions, 'purity'] as const;
export type Measure = (typeof measures)[number];

/** Signal and background after the selection, and their significances. */
export interface SelectionResult {
  readonly signal: Total;
  readonly background: Total;
  readonly significance: ReturnType<typeof significances>;
}

/**
 * @returns a significance in standard deviations, or the purity S/(S + B) from 0 to 1; null where the
 *   measure is undefined: a significance without background, a purity without events
 */
export function measuredBy(
  measure: Measure,
  {signal, background, significance}: SelectionResult,
): number | null {
  if (measure !== 'purity') return significance?.[measure] ?? null;
  const all = signal.sumOfWeights + background.sumOfWeights;
  return all > 0 ? signal.sumOfWeights / all : null;
}

/** The fraction of the events before all cuts that passes them; null if there were none. */
export const efficiencyOf = (after: Total, before: Total): number | null =>
  before.sumOfWeights === 0 ? null : after.sumOfWeights / before.sumOfWeights;
