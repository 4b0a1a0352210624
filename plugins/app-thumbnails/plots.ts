/** The plot in the thumbnail of each analyser, as its description has it. */
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import {questionOf} from '../../src/apps/histogramAnalyser/model/analysis';
import {createCrossfilter} from '../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {
  dimensionsOf,
  schemeOf,
  type AppDescription,
  type Thumbnail,
} from '../../src/apps/histogramAnalyser/model/description';
import {withRecordedData} from '../../src/apps/histogramAnalyser/model/recordedApp';
import {eventsOf} from '../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {decodeState} from '../../src/apps/histogramAnalyser/model/urlState';
import {viewOf, type Plot} from '../../src/apps/histogramAnalyser/model/view';
import type {DecodedSample} from '../../src/samples/format/decode';
import type {SampleKey} from '../../src/samples/registry';

export function thumbnailOf(key: SampleKey): Thumbnail {
  const {thumbnail}: AppDescription = apps[key];
  if (!thumbnail) throw new Error(`The description of ${key} has no thumbnail`);
  return thumbnail;
}

/** @throws for cuts that the app cannot read, a dimension that it lacks, or an app without a thumbnail */
export function plotOfThumbnail(sample: DecodedSample, key: SampleKey): Plot {
  const app: AppDescription = withRecordedData(apps[key], sample.manifest.recorded);
  const {dimension, cuts} = thumbnailOf(key);
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
