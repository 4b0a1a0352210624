/** Class codes on the samples of the site: what a code counts is what its group has counted. */
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import {changed, startOf, type Analysis} from '../../src/apps/histogramAnalyser/model/analysis';
import {codeOf, readClassCode} from '../../src/apps/histogramAnalyser/model/classResults/classCode';
import {countedResult} from '../../src/apps/histogramAnalyser/model/classResults/countingService';
import {schemeOf, type AppDescription} from '../../src/apps/histogramAnalyser/model/description';
import {eventsOf} from '../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {seededRandom} from '../../src/physics/random';
import type {DecodedSample} from '../../src/samples/format/decode';
import {sampleKeys, type SampleKey} from '../../src/samples/registry';

const keys = inject('isNightly') ? sampleKeys : (['hzz13', 'dm13'] as const);
const rounds = 8;
const read = new Map<SampleKey, DecodedSample>();

beforeAll(async () => {
  const folder = await madeSamples(process.cwd());
  for (const key of keys) read.set(key, await readSample(folder, key));
}, 600_000);

describe.each(keys)('%s', (key) => {
  const app: AppDescription = apps[key];
  const scheme = schemeOf(app);
  const sampleOf = (): DecodedSample => read.get(key) as DecodedSample;

  it('stores whole thousandths below 1,000, which codes can tell apart', () => {
    for (const {dimension} of app.histograms) {
      const {facts} = sampleOf().columns.get(dimension) ?? {};
      expect([1, 0.1, 0.01, 0.001], dimension).toContain(facts?.step);
      const values = eventsOf(sampleOf(), app).columns[dimension] ?? new Float64Array();
      let most = 0;
      for (const value of values) most = Math.max(most, value);
      expect(most).toBeLessThan(999.999);
    }
  });

  it('counts from codes what random selections count, with ends at and between stored values', () => {
    const random = seededRandom(5);
    const below = (count: number): number => Math.floor(random() * count);
    const events = eventsOf(sampleOf(), app);
    const endOf = (dimension: string): number => {
      const values = events.columns[dimension] ?? new Float64Array();
      const stored = values[below(values.length)] as number;
      return stored + (random() < 0.3 ? 0.0004 : 0);
    };
    for (let round = 0; round < rounds; round += 1) {
      let analysis: Analysis = startOf(scheme);
      const option = (name: string, value: number): void => {
        analysis = changed(scheme, analysis, {type: 'option', name, value});
      };
      const groups = 2 + below(39);
      option('groups', groups);
      option('group', below(groups + 1));
      option('seed', below(1_000_000));
      const cuts = 1 + below(5);
      for (let at = 0; at < cuts; at += 1) {
        const {name: dimension, categories} = scheme.dimensions[
          below(scheme.dimensions.length)
        ] as (typeof scheme.dimensions)[number];
        const filter = categories
          ? {categories: [below(categories)]}
          : {from: endOf(dimension), to: random() < 0.5 ? null : endOf(dimension)};
        analysis = changed(scheme, analysis, {type: 'cut', dimension, filter});
      }
      const {version} = sampleOf().manifest;
      const printed = codeOf(app, analysis, version);
      const code = 'code' in printed ? printed.code : '';
      expect(code.length).toBeLessThanOrEqual(80);
      const result = readClassCode(code, {[key]: app});
      if ('refused' in result) throw new Error(result.refused);
      const own = countedResult(sampleOf(), app, analysis, 'result12');
      const counted = countedResult(sampleOf(), app, result.coded.analysis, 'result12');
      expect({...counted, state: ''}).toEqual({...own, state: ''});
    }
  }, 120_000);
});
