/** How far a reader is with a challenge. */
import {effectiveEvents, significances} from '@site/src/physics/statistics/significance';
import {optionOf, type Analysis, type Scheme} from '../analysis';
import type {AppDescription, Challenge} from '../description';
import {scaledTotal, type Total} from '../counting/sums';
import type {View} from '../view';
import {choiceOf, isUsual} from '../whatIf/choice';

export interface ChallengeProgress {
  /** At the luminosity of the sample. */
  readonly signal: Total;
  readonly background: Total;
  /** By the measure of the challenge; null without background. */
  readonly significance: number | null;
  /** Statistical uncertainty of the significance from the finite simulation. */
  readonly simulationError: number;
  /** Of the background. */
  readonly effectiveEvents: number;
  /** Why the analysis does not count as an answer as it is set, whatever its cuts. */
  readonly obstacle: 'preset' | 'whatIf' | null;
  readonly isTargetMet: boolean;
  readonly hasEnoughEvents: boolean;
  readonly isReached: boolean;
}

/** Factor from the luminosity that is set, or a group's share of it, to that of the sample. */
export function scaleToSample(
  {luminosity: ofSample}: AppDescription,
  scheme: Scheme,
  analysis: Analysis,
): number {
  const isGroup = Number(optionOf(scheme, analysis, 'group') ?? 0) > 0;
  const groups = isGroup ? Number(optionOf(scheme, analysis, 'groups')) : 1;
  return (ofSample / analysis.luminosity) * groups;
}

/** @param uncertainty of the background, relative: 0.1 for 10 % */
export function measured(
  {measure}: Pick<Challenge, 'measure'>,
  signal: number,
  background: number,
  uncertainty: number,
): number | null {
  return significances(signal, background, uncertainty)?.[measure] ?? null;
}

/** Uncertainty of a function of two sums from the uncertainties of both, to first order. */
function propagated(of: (s: number, b: number) => number | null, s: Total, b: Total): number {
  const along = (of1: number, error: number, at: (x: number) => number | null): number => {
    const [high, low] = [at(of1 + error / 2), at(Math.max(of1 / 2, of1 - error / 2))];
    return high === null || low === null ? 0 : high - low;
  };
  const errorOf = ({sumOfSquaredWeights}: Total): number => Math.sqrt(sumOfSquaredWeights);
  return Math.hypot(
    along(s.sumOfWeights, errorOf(s), (x) => of(x, b.sumOfWeights)),
    along(b.sumOfWeights, errorOf(b), (x) => of(s.sumOfWeights, x)),
  );
}

/** The relative uncertainty of the background that is set. */
export const uncertaintyOf = (scheme: Scheme, analysis: Analysis): number =>
  Number(optionOf(scheme, analysis, 'uncertainty') ?? 0) / 100;

export function progressOf(
  description: AppDescription,
  scheme: Scheme,
  analysis: Analysis,
  view: Pick<View, 'signal' | 'background'>,
  challenge: Challenge,
): ChallengeProgress {
  const scale = scaleToSample(description, scheme, analysis);
  const [signal, background] = [view.signal, view.background].map((total) =>
    scaledTotal(total, scale),
  ) as [Total, Total];
  const uncertainty = uncertaintyOf(scheme, analysis);
  const of = (s: number, b: number) => measured(challenge, s, b, uncertainty);
  const significance = of(signal.sumOfWeights, background.sumOfWeights);
  const effective = effectiveEvents(background.sumOfWeights, background.sumOfSquaredWeights);
  const preset = optionOf(scheme, analysis, 'preset') ?? 'default';
  const isPreset = preset === (challenge.preset ?? 'default');
  const obstacle = isPreset ? (isUsual(choiceOf(scheme, analysis)) ? null : 'whatIf') : 'preset';
  const isTargetMet = significance !== null && significance >= challenge.target;
  const hasEnoughEvents = effective >= challenge.minEffectiveEvents;
  return {
    signal,
    background,
    significance,
    simulationError: significance === null ? Number.NaN : propagated(of, signal, background),
    effectiveEvents: effective,
    obstacle,
    isTargetMet,
    hasEnoughEvents,
    isReached: isTargetMet && hasEnoughEvents && obstacle === null,
  };
}
