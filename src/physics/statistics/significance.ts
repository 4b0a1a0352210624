/** Significance of a selection: four definitions of the expected value, and when to distrust them. */
import {asimovSignificance, asimovWithUncertainty} from './statistics';

export const significanceDefinitions = [
  'signalOverRootBackground',
  'signalOverRootAll',
  'asimov',
  'asimovWithUncertainty',
] as const;
export type SignificanceDefinition = (typeof significanceDefinitions)[number];

/**
 * Expected significances of `signal` events on `background` events, in standard deviations: S/√B,
 * S/√(S + B), and the two of arXiv:1007.1727 for a known background and for one that is known to
 * `relativeUncertainty` of itself. S/√B is too large if B is small.
 *
 * @param signal expected events S, at least 0
 * @param background expected events B
 * @param relativeUncertainty of the background: 0.1 for 10 %; with 0 both Asimov values agree
 * @returns null, all of them, without a positive background
 */
export function significances(
  signal: number,
  background: number,
  relativeUncertainty: number,
): Readonly<Record<SignificanceDefinition, number>> | null {
  if (!(background > 0) || !(signal >= 0)) return null;
  const asimov = asimovSignificance(signal, background);
  const isUncertain = relativeUncertainty > 0 && signal > 0;
  return {
    signalOverRootBackground: signal / Math.sqrt(background),
    signalOverRootAll: signal / Math.sqrt(signal + background),
    asimov,
    asimovWithUncertainty: isUncertain
      ? asimovWithUncertainty(signal, background, relativeUncertainty * background)
      : asimov,
  };
}

/** Below one background event S/√B means nothing: the Asimov value is shown, with a warning. */
export const trustedDefinition = (background: number): SignificanceDefinition =>
  background < 1 ? 'asimov' : 'signalOverRootBackground';

/**
 * Relative statistical uncertainty √(Σw²) / Σw of a weighted sum of simulated events.
 *
 * @returns infinity for an empty sum
 */
export function relativeSimulationError(sumOfWeights: number, sumOfSquares: number): number {
  return sumOfWeights === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(sumOfSquares) / sumOfWeights;
}

/**
 * Effective number of simulated events (Σw)² / Σw²: as many events of equal weight have the same
 * relative uncertainty.
 */
export function effectiveEvents(sumOfWeights: number, sumOfSquares: number): number {
  return sumOfSquares === 0 ? 0 : sumOfWeights ** 2 / sumOfSquares;
}
