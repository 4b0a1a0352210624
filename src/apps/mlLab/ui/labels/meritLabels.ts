/** Names and formats of the figure of merit, and messages about the choice of a threshold. */
import {isReliable, minEffectiveBackground, valueOf} from '../../model/measure/merit';
import type {Merit, MeritScan, Passing, ScanPoint, ThresholdRange} from '../../model/results';
import {formatExpected, formatRate, formatSignificance, formatThreshold} from './numbers';

/** In the middle of a sentence. */
export const meritNames: Readonly<Record<Merit, string>> = {
  signalOverRootBackground: 'S/√B',
  accuracy: 'accuracy',
};

/** At the beginning of a label. */
export const meritLabels: Readonly<Record<Merit, string>> = {
  signalOverRootBackground: 'S/√B',
  accuracy: 'Accuracy',
};

/** A value of the figure of merit: 4.93 or 97.3 %; a dash for none. */
export const formatMeritValue = (value: number | null, merit: Merit): string =>
  merit === 'accuracy' ? formatRate(value) : formatSignificance(value);

/** The figure of merit of a selection as it is printed; a dash for none. */
export const formatMerit = (point: Passing | null | undefined, merit: Merit): string =>
  formatMeritValue(point ? valueOf(point, merit) : null, merit);

/** The rule by which the best threshold is found, shown next to its button. */
export function describeRule({merit, best}: MeritScan): string {
  if (merit === 'accuracy') {
    return 'The best threshold is the one with the highest accuracy (fraction of correct predictions). The points have no physical meaning, so no significance is defined.';
  }
  const none = best ? '' : ' No threshold leaves enough.';
  return `The best threshold is the one with the highest S/√B. The search considers thresholds with at least ${minEffectiveBackground} effective background events: the number of unweighted events with the same statistical information.${none}`;
}

/** Warning that too few background events pass; empty if there are enough. */
export function fewEventsMessage(point: Passing, merit: Merit): string {
  if (isReliable(point, merit)) return '';
  return point.effectiveBackground > 0
    ? `Only ${formatExpected(point.effectiveBackground)} effective background events pass: too few for a reliable ${meritNames[merit]}.`
    : `No background events pass, so ${meritNames[merit]} is undefined.`;
}

/** Relative differences below this come from the order in which weights are added. */
const rounding = 1e-9;

const isHigher = (one: ScanPoint, other: ScanPoint, merit: Merit): boolean =>
  (valueOf(one, merit) ?? 0) > (valueOf(other, merit) ?? 0) * (1 + rounding);

/**
 * True if the best threshold has a larger figure of merit than the current one, or the current one is not reliable.
 */
export const hasBetterThreshold = (present: ScanPoint, {best, merit}: MeritScan): boolean =>
  best !== null &&
  best.threshold !== present.threshold &&
  (!isReliable(present, merit) || isHigher(best, present, merit));

/** Comparison of the current threshold with the best one; empty if there is nothing to report. */
export function describeComparison(present: ScanPoint, {best, merit}: MeritScan): string {
  if (best?.threshold === present.threshold) return '';
  if (best && isReliable(present, merit)) {
    return isHigher(best, present, merit)
      ? ''
      : `The current threshold is as good as the best one considered, ${formatThreshold(best.threshold)}, which gives ${formatMerit(best, merit)}.`;
  }
  return best && isHigher(present, best, merit)
    ? `The current threshold has a higher ${meritNames[merit]}, ${formatMerit(present, merit)}, but it is based on only ${formatExpected(present.effectiveBackground)} effective background events. The best reliable threshold, ${formatThreshold(best.threshold)}, gives ${formatMerit(best, merit)}.`
    : fewEventsMessage(present, merit);
}

/** The result of taking the best threshold. */
export function describeMove(before: ScanPoint, best: ScanPoint, merit: Merit): string {
  const [name, label] = [meritNames[merit], meritLabels[merit]];
  const [old, taken] = [formatMerit(before, merit), formatMerit(best, merit)];
  const moved = `The threshold moved from ${formatThreshold(before.threshold)} to ${formatThreshold(best.threshold)}.`;
  if (valueOf(before, merit) === null) return `${moved} ${label} is ${taken}.`;
  return isHigher(before, best, merit)
    ? `${moved} The previous threshold had a higher ${name}, ${old}, but it was based on only ${formatExpected(before.effectiveBackground)} effective background events; the best reliable threshold gives ${taken}.`
    : `${moved} ${label} changed from ${old} to ${taken}.`;
}

const formatRange = ({from, to}: ThresholdRange): string => {
  if (to === 1) return from === 0 ? 'all thresholds' : `thresholds above ${formatThreshold(from)}`;
  return from === 0
    ? `thresholds up to ${formatThreshold(to)}`
    : `thresholds from ${formatThreshold(from)} to ${formatThreshold(to)}`;
};

/** The thresholds that are not considered, with the reason; empty if all are. */
export const describeExcluded = (ranges: readonly ThresholdRange[]): string =>
  ranges.length === 0
    ? ''
    : `Shaded and not considered: ${ranges.map(formatRange).join(', ')}, where fewer than ${minEffectiveBackground} effective background events pass.`;
