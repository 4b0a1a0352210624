/** Whether page views may be reported from this browser: the choice of the user, and the signal of the browser. */
import type {Analytics} from '../../data/measuring';
import {KeptStore} from '../storage/KeptStore';

/** null: the reader has not said anything. */
export type Choice = 'yes' | 'no' | null;

export type Signal = 'Do Not Track' | 'Global Privacy Control';

/** What a browser tells every site on behalf of its reader. */
interface AskingBrowser {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

export const choiceStore = new KeptStore<Choice>({
  key: 'atlas-open-data.measurement',
  parse: (text) => (text === 'yes' || text === 'no' ? text : null),
  write: (choice) => choice,
});

/** The signal by which the browser asks not to be measured. Older Firefox says "yes" instead of "1". */
export function signalOf(browser: AskingBrowser): Signal | undefined {
  if (browser.globalPrivacyControl === true) return 'Global Privacy Control';
  return browser.doNotTrack === '1' || browser.doNotTrack === 'yes' ? 'Do Not Track' : undefined;
}

/** The signal counts more than an answer: it was set for all sites, and says no. */
export function mayReport(
  consent: Analytics['consent'],
  choice: Choice,
  signal: Signal | undefined,
): boolean {
  if (signal !== undefined) return false;
  return consent === 'required' ? choice === 'yes' : choice !== 'no';
}

/** Whoever has answered, here or by a signal, is not asked again. */
export function mustAsk(
  consent: Analytics['consent'],
  choice: Choice,
  signal: Signal | undefined,
): boolean {
  return consent === 'required' && choice === null && signal === undefined;
}
