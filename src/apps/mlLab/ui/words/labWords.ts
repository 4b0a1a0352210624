import type {ScanPoint} from '../../model/results';
import type {Lab} from '../lab';
import {methodWords} from './methodWords';
import {printEvents, printShare, printSignificance, printThreshold} from './print';

/** What came of a training, in a sentence or two. */
export function resultWords({trained, measured}: Lab): string | null {
  if (!trained || !measured) return null;
  const {roc, scan} = measured;
  const best = scan.best
    ? ` The best threshold is ${printThreshold(scan.best.threshold)}, with S/√B ${printSignificance(scan.best.significance?.signalOverRootBackground)}.`
    : '';
  return `${methodWords[trained.settings.method].name}: area under the ROC ${printShare(roc.testAuc)} for test events, ${printShare(roc.trainAuc)} for training events.${best}`;
}

/** What a threshold leaves. */
export const thresholdWords = (at: ScanPoint): string =>
  `Threshold ${printThreshold(at.threshold)}: ${printEvents(at.signal)} signal and ${printEvents(at.background)} background events are left, S/√B ${printSignificance(at.significance?.signalOverRootBackground)}.`;
