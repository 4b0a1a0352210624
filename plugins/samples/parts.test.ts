/** The samples of the build: joined from their parts they count the same, to the last bit, as the generated ones. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {madeSamples} from './files';
import {readSample} from './read';
import {madeUncut} from './uncut';
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import {createCrossfilter} from '../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {uncutSnapshot, type UncutFile} from '../../src/apps/histogramAnalyser/model/counting/uncut';
import {yieldsOf} from '../../src/apps/histogramAnalyser/model/counting/sums';
import type {Filter} from '../../src/apps/histogramAnalyser/model/cuts/filters';
import {
  dimensionsOf,
  type AppDescription,
} from '../../src/apps/histogramAnalyser/model/description';
import {eventsOf} from '../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {seededRandom, seedOf} from '../../src/physics/random';
import {decode} from '../../src/samples/format/decode';
import {sampleKeys, samples} from '../../src/samples/registry';

const folder = await madeSamples(process.cwd());
const uncut = await madeUncut(process.cwd());

/** Random ranges on some dimensions. */
function randomCuts(description: AppDescription, seed: number): Readonly<Record<string, Filter>> {
  const random = seededRandom(seedOf('cuts', description.key, String(seed)));
  const events = dimensionsOf(description).filter(() => random() < 0.3);
  return Object.fromEntries(
    events.map(({name}) => {
      const [one, other] = [200 * random(), 200 * random()];
      return [name, {from: Math.min(one, other), to: random() < 0.3 ? null : Math.max(one, other)}];
    }),
  );
}

/** The samples that are generated within a few seconds. */
describe.each(['hzz13', 'dm13'] as const)('%s', (key) => {
  const description: AppDescription = apps[key];
  const {bytes} = samples[key].made();

  it('counts the same for 25 random selections', async () => {
    const joined = await readSample(folder, key);
    const made = decode(joined.manifest, bytes.buffer);
    const [ours, theirs] = [joined, made].map((sample) =>
      createCrossfilter(eventsOf(sample, description), dimensionsOf(description)),
    );
    for (let seed = 0; seed < 25; seed += 1) {
      const filters = randomCuts(description, seed);
      const [one, other] = [ours, theirs].map((engine) => engine?.answer({filters}).planes);
      expect(one?.length).toBeGreaterThan(100);
      expect(one?.every((value, cell) => Object.is(value, other?.[cell]))).toBe(true);
    }
  });
});

it.each(sampleKeys)(
  'the histograms of %s without cuts are small, and those of its sample',
  async (key) => {
    const text = readFileSync(path.join(uncut, 'uncut', `${key}.json`), 'utf8');
    expect(text.length).toBeLessThan(60_000);
    const description: AppDescription = apps[key];
    const sample = await readSample(folder, key);
    const read = uncutSnapshot(
      JSON.parse(text) as UncutFile,
      sample.manifest.sha256,
      dimensionsOf(description),
    );
    const engine = createCrossfilter(eventsOf(sample, description), dimensionsOf(description));
    expect(read && yieldsOf(read)).toEqual(yieldsOf(engine.answer({filters: {}})));
  },
);
