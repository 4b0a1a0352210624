/** How the figure of merit is named and printed. */
import {isReliable, valueOf} from '../../model/measure/merit';
import type {Merit, Passing} from '../../model/results';
import {printEvents, printPercentage, printSignificance} from './print';

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
export const printMeritValue = (value: number | null, merit: Merit): string =>
  merit === 'accuracy' ? printPercentage(value) : printSignificance(value);

/** The figure of merit of a selection as it is printed; a dash for none. */
export const printMerit = (point: Passing | null | undefined, merit: Merit): string =>
  printMeritValue(point ? valueOf(point, merit) : null, merit);

/** Says that too few background events pass; empty if there are enough. */
export function fewEventsWords(point: Passing, merit: Merit): string {
  if (isReliable(point, merit)) return '';
  return point.effectiveBackground > 0
    ? `Only ${printEvents(point.effectiveBackground)} effective background events pass: too few for a reliable ${meritNames[merit]}.`
    : `No background events pass, so ${meritNames[merit]} is undefined.`;
}
