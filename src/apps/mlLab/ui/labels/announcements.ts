import type {Merit, ScanPoint} from '../../model/results';
import type {Lab} from '../lab';
import {meritNames, formatMerit} from './meritLabels';
import {methodLabels} from './methodLabels';
import {formatExpected, formatMetric, formatThreshold} from './numbers';

/** The result of a training, in a sentence or two. */
export function describeResult({trained, measured}: Lab): string | null {
  if (!trained || !measured) return null;
  const {roc, scan} = measured;
  const best = scan.best
    ? ` The best threshold is ${formatThreshold(scan.best.threshold)}, with ${meritNames[scan.merit]} ${formatMerit(scan.best, scan.merit)}.`
    : '';
  return `${methodLabels[trained.settings.method].name}: AUC ${formatMetric(roc.testAuc)} for test events, ${formatMetric(roc.trainAuc)} for training events.${best}`;
}

/** Events that pass a threshold, with the figure of merit. */
export const describeThreshold = (at: ScanPoint, merit: Merit): string =>
  `Threshold ${formatThreshold(at.threshold)}: ${formatExpected(at.signal)} signal and ${formatExpected(at.background)} background events remain, ${meritNames[merit]} ${formatMerit(at, merit)}.`;
