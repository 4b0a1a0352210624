import {beforeAll, describe, expect, it} from 'vitest';
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {apps, type AppKey} from '../../src/apps/histogramAnalyser/descriptions';
import {questionOf} from '../../src/apps/histogramAnalyser/model/analysis';
import {
  createCrossfilter,
  type Crossfilter,
} from '../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {
  dimensionsOf,
  schemeOf,
  type AppDescription,
  type Challenge,
} from '../../src/apps/histogramAnalyser/model/description';
import {eventsOf} from '../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {decodeState} from '../../src/apps/histogramAnalyser/model/urlState';
import {viewOf} from '../../src/apps/histogramAnalyser/model/view';
import {effectiveEvents} from '../../src/physics/statistics/significance';

/** Cuts that meet a challenge, as the address writes them. */
const solutions: Readonly<Record<string, string>> = {
  'hww13 zeroJets': 'in.mll=..75&in.met=40..&in.bTags=..0.5',
  'hww13 beatTheRecipe':
    'is.channel=2&in.jets=..1.5&in.bTags=..0.5&in.mll=..55&in.met=20..&in.deltaPhiLl=..100&in.deltaPhiMetLl=90..',
  'hww13 threeSigma':
    'is.channel=2&in.jets=..1.5&in.bTags=..0.5&in.mll=..55&in.met=20..&in.deltaPhiLl=..100&in.deltaPhiMetLl=90..&in.mt=80..130',
  'hww13d twoSigma': 'in.mll=..50&in.bTags=..0.5',
  'hww13d threeSigma': 'in.mll=..50&in.bTags=..0.5&in.mt=..140',
  'ttz13 ninety': 'in.jets=5.5..&in.bTags=1.5..&is.channel=0,1&in.mll=80..100',
  'ttz13 beyond': 'in.jets=5.5..&in.bTags=1.5..&in.leadingPt=60..&is.channel=0,1&in.mll=80..',
  'hzz13 fiveSigma': 'in.m4l=120..127.5',
  'hyy13 window': 'in.myy=122..128&in.ptyy=20..',
  'dm13 fourSigma': 'in.deltaPhiLlMet=160..&in.mll=82.5..102.5',
};

let folder = '';
beforeAll(async () => {
  folder = await madeSamples(process.cwd());
});

function reached(
  description: AppDescription,
  engine: Crossfilter,
  {measure}: Challenge,
  cuts: string,
): {readonly value: number; readonly effective: number; readonly unread: readonly string[]} {
  const scheme = schemeOf(description);
  const {state: analysis, unread} = decodeState(scheme, cuts);
  const {flow, background} = viewOf(
    description,
    analysis,
    engine.answer(questionOf(scheme, analysis)),
    description.processes.map(() => 1),
    0.1,
  );
  return {
    value: flow.at(-1)?.significance?.[measure] ?? 0,
    effective: effectiveEvents(background.sumOfWeights, background.sumOfSquaredWeights),
    unread,
  };
}

const keys = Object.keys(apps) as readonly AppKey[];

describe.each(keys.filter((key) => apps[key].challenges.length > 0))(
  'the challenges of %s',
  (key) => {
    it('can be met with events enough, and not without cuts', async () => {
      const description: AppDescription = apps[key];
      const sample = await readSample(folder, key);
      const engine = createCrossfilter(eventsOf(sample, description), dimensionsOf(description));
      for (const challenge of description.challenges) {
        const name = `${key} ${challenge.id}`;
        const solved = reached(description, engine, challenge, solutions[name] ?? '');
        expect(solved.unread, name).toEqual([]);
        expect(solved.value, name).toBeGreaterThanOrEqual(challenge.target);
        expect(solved.effective, name).toBeGreaterThanOrEqual(challenge.minEffectiveEvents);
        expect(reached(description, engine, challenge, '').value, name).toBeLessThan(
          challenge.target,
        );
      }
    });
  },
);

it('every app opens its sample', async () => {
  for (const key of keys) {
    const sample = await readSample(folder, key);
    const description: AppDescription = apps[key];
    const {length} = eventsOf(sample, description).weights;
    expect(length, key).toBe(sample.manifest.rows);
    expect(description.luminosity, key).toBe(sample.manifest.luminosity);
    expect([...description.presets], key).toEqual(sample.manifest.presets.map(({id}) => id));
    expect(
      description.processes.map(({isSignal}) => isSignal),
      key,
    ).toEqual(sample.manifest.processes.map(({isSignal}) => isSignal));
  }
});
