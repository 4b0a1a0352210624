/** Counts the histograms of the analysers without cuts. Its default export is run in threads. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import {createCrossfilter} from '../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {uncutFileOf} from '../../src/apps/histogramAnalyser/model/counting/uncut';
import {dimensionsOf} from '../../src/apps/histogramAnalyser/model/description';
import {eventsOf} from '../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {withRecordedData} from '../../src/apps/histogramAnalyser/model/recordedApp';
import {sampleKeys} from '../../src/samples/registry';
import {readSample} from './read';

export interface UncutTask {
  /** With the samples. */
  readonly samples: string;
  readonly folder: string;
}

/** Writes `uncut/<key>.json` for each analyser, from its sample, as the app itself counts. */
export default async function writeUncut({samples, folder}: UncutTask): Promise<void> {
  await mkdir(path.join(folder, 'uncut'), {recursive: true});
  for (const key of sampleKeys) {
    const sample = await readSample(samples, key);
    const description = withRecordedData(apps[key], sample.manifest.recorded);
    const engine = createCrossfilter(eventsOf(sample, description), dimensionsOf(description));
    const file = uncutFileOf(engine.answer({filters: {}}), sample.manifest.sha256);
    await writeFile(path.join(folder, 'uncut', `${key}.json`), JSON.stringify(file));
  }
}
