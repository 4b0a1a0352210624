/** The HTML of the first plots, at hand while the pages are written: see `atHand.ts`. */
import samples from '@generated/samples/default/early.json';
import {earlyAnalyser} from './earlyAnalyser';
import {earlyHtml} from './earlyHtml';
import type {EarlyPlotsProps} from './EarlyPlots';

export function atHand({app, settings, isAlone}: EarlyPlotsProps, id: string): string {
  const sample = samples[app.key];
  const early = sample && earlyAnalyser(app, settings, sample);
  return early ? earlyHtml(early, id, isAlone) : '';
}
