import type {Merit, ScanPoint} from '../../model/results';
import type {Lab} from '../lab';
import {meritNames, printMerit} from './meritWords';
import {methodWords} from './methodWords';
import {printEvents, printShare, printThreshold} from './print';

/** What came of a training, in a sentence or two. */
export function resultWords({trained, measured}: Lab): string | null {
  if (!trained || !measured) return null;
  const {roc, scan} = measured;
  const best = scan.best
    ? ` The best threshold is ${printThreshold(scan.best.threshold)}, with ${meritNames[scan.merit]} ${printMerit(scan.best, scan.merit)}.`
    : '';
  return `${methodWords[trained.settings.method].name}: area under the ROC ${printShare(roc.testAuc)} for test events, ${printShare(roc.trainAuc)} for training events.${best}`;
}

/** What a threshold leaves. */
export const thresholdWords = (at: ScanPoint, merit: Merit): string =>
  `Threshold ${printThreshold(at.threshold)}: ${printEvents(at.signal)} signal and ${printEvents(at.background)} background events are left, ${meritNames[merit]} ${printMerit(at, merit)}.`;
