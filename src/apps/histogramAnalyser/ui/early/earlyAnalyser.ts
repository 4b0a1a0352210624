/** An app as it starts, without a browser: what its first plots are drawn from. */
import {optionOf} from '../../model/analysis';
import {uncutSnapshot} from '../../model/counting/uncut';
import {dimensionsOf, schemeOf, type AppDescription} from '../../model/description';
import type {EarlySample} from '../../model/earlySample';
import {provenanceOf} from '../../model/events/sampleProvenance';
import {factorsOf} from '../../model/events/source';
import {drawnOn, pageStart, type PageSettings} from '../../model/start';
import {viewOf, type Plot} from '../../model/view';
import type {Analyser} from '../analyser';

export interface EarlyApp {
  readonly analyser: Analyser;
  /** The histograms that the page draws, in its order. */
  readonly plots: readonly Plot[];
  /** True if a guide is open at first: then the page shows nothing but the plots and a step. */
  readonly isGuided: boolean;
}

const ignore = (): void => undefined;

/**
 * The app with the histograms of all its events.
 *
 * @returns undefined for a page that starts with cuts, or if the histograms belong to a different sample
 */
export function earlyAnalyser(
  description: AppDescription,
  settings: PageSettings,
  {manifest, uncut}: EarlySample,
): EarlyApp | undefined {
  const snapshot = uncutSnapshot(uncut, manifest.sha256, dimensionsOf(description));
  if (!snapshot || settings.cuts !== undefined) return undefined;
  const scheme = schemeOf(description);
  const analysis = pageStart(description, settings);
  const option = (name: string) => optionOf(scheme, analysis, name) ?? '';
  const factors = factorsOf(
    description,
    analysis.luminosity,
    manifest.presets.find(({id}) => id === option('preset')),
  );
  const view = viewOf(
    description,
    analysis,
    snapshot,
    factors,
    Number(option('uncertainty')) / 100,
  );
  const plots = drawnOn(description, settings).flatMap((name) =>
    view.plots.filter(({histogram}) => histogram.dimension === name),
  );
  const analyser: Analyser = {
    ...{description, scheme, analysis, option, snapshot, view, factors},
    provenance: provenanceOf(manifest, ''),
    isSettled: false,
    dispatch: ignore,
    prepare: ignore,
    events: () => Promise.reject(new Error('No events are loaded on a server.')),
  };
  return {analyser, plots, isGuided: settings.guide !== undefined};
}
