import {beforeAll, describe, expect, it} from 'vitest';
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {hzz13} from '../../src/apps/histogramAnalyser/descriptions/hzz13';
import {changed, startOf} from '../../src/apps/histogramAnalyser/model/analysis';
import {
  eventsInBin,
  type EventsInBin,
} from '../../src/apps/histogramAnalyser/model/events/eventsInBin';
import {schemeOf} from '../../src/apps/histogramAnalyser/model/description';
import type {DecodedSample} from '../../src/samples/format/decode';

const scheme = schemeOf(hzz13);
const start = startOf(scheme);
let sample: DecodedSample;

const behind = (analysis = start): EventsInBin | undefined =>
  eventsInBin(sample, hzz13, scheme, analysis, {dimension: 'm4l', bin: 18});

beforeAll(async () => {
  sample = await readSample(await madeSamples(process.cwd()), 'hzz13');
}, 240_000);

describe('the named events behind a bar of four leptons', () => {
  it('lie in it, each under the name of its row', () => {
    const listed = behind()?.some(null, 1e6) ?? [];
    expect(listed.length).toBeGreaterThan(100);
    const masses = sample.columns.get('m4l');
    for (const {id, values, weight, process} of listed) {
      const row = Number(id.split('-')[2]);
      expect(values.m4l).toBeGreaterThanOrEqual(125);
      expect(values.m4l).toBeLessThan(127.5);
      expect(values.m4l).toBeCloseTo((masses?.stored[row] as number) * 0.01, 3);
      expect(weight).toBe(sample.weight[row]);
      expect(process).toBe(Math.min(3, sample.process[row] as number));
    }
  });

  it('can be listed for one process, and up to a number', () => {
    const {counts = [], some} = behind() ?? {};
    expect(some?.(3, 1e6)).toHaveLength(counts[3] as number);
    expect(some?.(0, 5).map(({process}) => process)).toEqual([0, 0, 0, 0, 0]);
  });

  it('are from all processes where only some are listed', () => {
    const listed = behind()?.some(null, 40) ?? [];
    expect(listed).toHaveLength(40);
    expect(new Set(listed.map(({id}) => id)).size).toBe(40);
    expect(new Set(listed.map(({process}) => process)).size).toBeGreaterThan(1);
  });

  it('have no names where they are thrown again', () => {
    expect(behind(changed(scheme, start, {type: 'luminosity', luminosity: 100}))).toBeUndefined();
  });
});
