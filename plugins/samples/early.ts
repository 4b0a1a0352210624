/** The data from which the build draws the analysers' pages: manifests, and histograms without cuts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {UncutFile} from '../../src/apps/histogramAnalyser/model/counting/uncut';
import type {EarlySample} from '../../src/apps/histogramAnalyser/model/earlySample';
import {sampleKeys, type SampleKey} from '../../src/samples/registry';
import {manifestIn} from './read';

/**
 * @param samples folder as `madeSamples` returns it
 * @param uncut folder as `madeUncut` returns it
 */
export const earlySamples = (
  samples: string,
  uncut: string,
): Readonly<Record<SampleKey, EarlySample>> =>
  Object.fromEntries(
    sampleKeys.map((key) => {
      const text = readFileSync(path.join(uncut, 'uncut', `${key}.json`), 'utf8');
      return [key, {manifest: manifestIn(samples, key), uncut: JSON.parse(text) as UncutFile}];
    }),
  ) as Record<SampleKey, EarlySample>;
