/**
 * The plot in the thumbnail of each analyser: a histogram of its sample, after cuts that make its subject visible.
 */
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import {questionOf} from '../../src/apps/histogramAnalyser/model/analysis';
import {createCrossfilter} from '../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {
  dimensionsOf,
  schemeOf,
  type AppDescription,
} from '../../src/apps/histogramAnalyser/model/description';
import {withRecordedData} from '../../src/apps/histogramAnalyser/model/recordedApp';
import {eventsOf} from '../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {decodeState} from '../../src/apps/histogramAnalyser/model/urlState';
import {viewOf, type Plot} from '../../src/apps/histogramAnalyser/model/view';
import type {DecodedSample} from '../../src/samples/format/decode';
import type {SampleKey} from '../../src/samples/registry';

export interface Scene {
  readonly dimension: string;
  /** The cuts in the syntax of the app's links. */
  readonly cuts: string;
  /** Processes on each other, their shapes compared, or pseudo-data without the background. */
  readonly shows: 'stack' | 'shapes' | 'excess';
}

export const scenes: Readonly<Record<SampleKey, Scene>> = {
  zll13: {dimension: 'mll', cuts: '', shows: 'stack'},
  hww13: {dimension: 'deltaPhiLl', cuts: '', shows: 'shapes'},
  hzz13: {dimension: 'm4l', cuts: '', shows: 'stack'},
  hyy13: {dimension: 'myy', cuts: 'in.ptyy=20..', shows: 'excess'},
  hww13d: {dimension: 'mt', cuts: 'in.mll=..55&in.bTags=..0.5', shows: 'stack'},
  ttz13: {dimension: 'mll', cuts: 'is.channel=0,1&in.jets=5.5..&in.bTags=1.5..', shows: 'stack'},
  dm13: {dimension: 'met', cuts: 'in.deltaPhiLlMet=160..', shows: 'stack'},
  hww8: {dimension: 'mt', cuts: 'is.channel=2&in.bTags=..0.5', shows: 'stack'},
};

/** The plot of a scene. @throws for cuts that the app cannot read, or a dimension that it lacks */
export function plotOfScene(sample: DecodedSample, key: SampleKey): Plot {
  const app: AppDescription = withRecordedData(apps[key], sample.manifest.recorded);
  const {dimension, cuts} = scenes[key];
  const scheme = schemeOf(app);
  const {state: analysis, unread} = decodeState(scheme, cuts);
  const engine = createCrossfilter(eventsOf(sample, app), dimensionsOf(app));
  const factors = app.processes.map(() => 1);
  const {plots} = viewOf(app, analysis, engine.answer(questionOf(scheme, analysis)), factors, 0);
  const plot = plots.find(({histogram}) => histogram.dimension === dimension);
  if (!plot || unread.length > 0) {
    throw new Error(`The thumbnail of ${key}: ${[dimension, ...unread].join(', ')}?`);
  }
  return plot;
}
