import {describe, expect, it} from 'vitest';
import {changed, questionOf, startOf, type Analysis} from '../analysis';
import {bestCut} from './bestCut';
import {measured, progressOf, scaleToSample} from '../classResults/challenge';
import {createCrossfilter} from '../counting/crossfilter';
import {dimensionsOf, schemeOf, type Challenge} from '../description';
import {effectsOf, removed} from './effects';
import type {Filter} from './filters';
import {hintsOf, type HintSource} from './hints';
import {overlapOf} from '../statistics/overlap';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import {testPlayEvents} from '@site/src/test-kit/histogramAnalyser/testPlayEvents';
import {viewOf} from '../view';

const scheme = schemeOf(testPlayApp);
const challenge = testPlayApp.challenges[0] as Challenge;

const crossfilter = createCrossfilter(testPlayEvents(), dimensionsOf(testPlayApp));
const factors = [1, 1, 1, 1];

function source(cuts: Readonly<Record<string, Filter>>, start = startOf(scheme)): HintSource {
  const analysis = Object.entries(cuts).reduce<Analysis>(
    (before, [dimension, filter]) => changed(scheme, before, {type: 'cut', dimension, filter}),
    start,
  );
  const snapshot = crossfilter.answer(questionOf(scheme, analysis));
  const now = factors.map((factor) => (factor * analysis.luminosity) / testPlayApp.luminosity);
  const view = viewOf(testPlayApp, analysis, snapshot, now, 0.1);
  return {description: testPlayApp, scheme, analysis, snapshot, view, factors: now};
}
const progress = ({analysis, view}: HintSource) =>
  progressOf(testPlayApp, scheme, analysis, view, challenge);
const range = (from: number | null, to: number | null): Filter => ({from, to});

describe('effects of cuts', () => {
  it('are those of taking each away alone, counted event by event', () => {
    const cuts = {mll: range(null, 75), deltaPhiLl: range(null, 60), bTags: range(null, 0.5)};
    const {snapshot} = source(cuts);
    for (const {dimension, without, with: left} of effectsOf(testPlayApp, snapshot, factors)) {
      const others = Object.fromEntries(
        Object.entries(cuts).filter(([name]) => name !== dimension),
      );
      const again = source(others).view;
      expect(without.signal).toBeCloseTo(again.signal.sumOfWeights, 6);
      expect(without.background).toBeCloseTo(again.background.sumOfWeights, 6);
      expect(left.signal).toBeCloseTo(source(cuts).view.signal.sumOfWeights, 6);
    }
  });

  it('say how much is gone', () => {
    expect(removed(200, 50)).toBe(0.75);
    expect(removed(0, 0)).toBe(0);
    expect(removed(-3, 2)).toBe(0);
  });
});

describe('the best cut', () => {
  const search = (minEffectiveEvents: number) => ({
    measure: (s: number, b: number) => measured(challenge, s, b, 0),
    minEffectiveEvents,
    scale: 1,
  });

  it('does what it promises when it is made, and no other range of bins does better', () => {
    for (const {histogram, series, edges} of source({}).view.plots.slice(1)) {
      const best = bestCut(histogram, series, search(30));
      if (!best) throw new Error('no cut');
      const made = progress(source({[histogram.dimension]: best.filter})).significance ?? 0;
      expect(best.significance).toBeCloseTo(made, 8);
      for (const from of edges) {
        for (const to of edges.filter((edge) => edge > from)) {
          const other = progress(source({[histogram.dimension]: range(from, to)}));
          if (!other.hasEnoughEvents) continue;
          expect(other.significance ?? 0).toBeLessThanOrEqual(made / 0.985 + 1e-9);
        }
      }
    }
  }, 30_000);

  it('leaves as many simulated events as it has to', () => {
    const angle = source({}).view.plots.at(-1);
    if (!angle) throw new Error('no plot');
    const loose = bestCut(angle.histogram, angle.series, search(30));
    const tight = bestCut(angle.histogram, angle.series, search(4000));
    expect(tight?.significance).toBeLessThan(loose?.significance ?? 0);
    expect(bestCut(angle.histogram, angle.series, search(1e9))).toBeNull();
  });

  it('can be a set of categories', () => {
    const channel = source({}).view.plots[0];
    if (!channel) throw new Error('no plot');
    const best = bestCut(channel.histogram, channel.series, search(1));
    expect(best?.filter).toHaveProperty('categories');
  });
});

describe('hints', () => {
  const lines = (cuts: Readonly<Record<string, Filter>>) => hintsOf(source(cuts), challenge);

  it('follow the cuts, and end where cutting by them ends', () => {
    let cuts: Readonly<Record<string, Filter>> = {};
    const hints: string[] = [];
    for (let step = 0; step < 6; step += 1) {
      const now = source(cuts);
      const before = progress(now).significance ?? 0;
      hints.push(hintsOf(now, challenge)[2] as string);
      const promised = /from [\d.]+ to ([\d.]+)\.$/.exec(hints.at(-1) as string)?.[1];
      if (promised === undefined) break;
      const plots = now.view.plots.map(({histogram, series}) => ({
        histogram,
        best: bestCut(histogram, series, {
          measure: (s, b) => measured(challenge, s, b, 0),
          minEffectiveEvents: challenge.minEffectiveEvents,
          scale: 1,
        }),
      }));
      const {histogram, best} = plots.reduce((one, other) =>
        (other.best?.significance ?? 0) > (one.best?.significance ?? 0) ? other : one,
      );
      cuts = {...cuts, [histogram.dimension]: best?.filter as Filter};
      const after = progress(source(cuts)).significance ?? 0;
      expect(after.toFixed(2)).toBe(promised);
      expect(after).toBeGreaterThan(before);
    }
    expect(hints.length).toBeGreaterThan(3);
    expect(hints.at(-1)).toMatch(/No single cut/);
  });

  it('name the cut that costs more than it brings, with its numbers', () => {
    const [first = ''] = lines({deltaPhiLl: range(40, null)});
    expect(first).toMatch(/cut on Δφ\(ℓ, ℓ\) removed 5\d % of H → WW, and only 2\d % of Z/);
    expect(first).toMatch(/Without this cut/);
    const [helpful = ''] = lines({mll: range(null, 75)});
    expect(helpful).toMatch(
      /Each of your cuts helps.*m\(ℓℓ\) removed 2\d % of H → WW.* 100 % of Z/,
    );
    expect(lines({})[0]).toMatch(/not made any cuts/);
  });

  it('find the largest background, and where it stands apart', () => {
    expect(lines({})[1]).toMatch(/is Z, .* m\(ℓℓ\)/);
    expect(lines({mll: range(null, 75)})[1]).toMatch(/is tt̄, .* N\(b-tags\)/);
    const cuts = {mll: range(null, 75), bTags: range(null, 0.5)};
    expect(lines(cuts)[1]).toMatch(/is (tt̄|WW), .* Δφ/);
  });

  it('tell to loosen if too few simulated events remain', () => {
    const cuts = {mll: range(20, 21), met: range(10, 12), jets: range(-0.5, 0.5)};
    expect(lines(cuts)[2]).toMatch(/simulated background events is only/);
  });

  it('state the minimum of effective events, and if the present selection is better', () => {
    const rule = 'at least 30 effective background events';
    expect(challenge.minEffectiveEvents).toBe(30);
    expect(lines({})[2]).toContain(`the best of the cuts that leave ${rule}`);
    const now = source({mll: range(null, 75)});
    const plots = source({}).view.plots.filter(({histogram}) => histogram.dimension === 'met');
    const [, , last] = hintsOf({...now, view: {...now.view, plots}}, challenge);
    expect(last).toMatch(
      new RegExp(
        `that leaves ${rule} gives a significance above [\\d.]+, and the current [\\d.]+ is higher`,
      ),
    );
  });

  it('need all processes in sight', () => {
    const hidden = changed(scheme, startOf(scheme), {type: 'show', processes: ['higgs', 'z']});
    expect(hintsOf(source({}, hidden), challenge)).toEqual([expect.stringMatching(/Show all/)]);
  });

  it('two processes of one shape overlap fully, of which nothing is known too', () => {
    const [channel, mll] = source({}).view.plots;
    if (!channel || !mll) throw new Error('no plot');
    expect(overlapOf(channel, 'ww')).toBeGreaterThan(0.95);
    expect(overlapOf(mll, 'z')).toBeLessThan(0.25);
    expect(overlapOf(mll, 'nothing')).toBe(1);
  });
});

describe('progress of a challenge', () => {
  const cuts = {mll: range(null, 75), deltaPhiLl: range(null, 60)};

  it('counts at the luminosity of the sample, whatever is set', () => {
    const more = changed(scheme, startOf(scheme), {type: 'luminosity', luminosity: 140});
    const [one, other] = [source(cuts), source(cuts, more)];
    expect(other.view.signal.sumOfWeights).toBeGreaterThan(10 * one.view.signal.sumOfWeights);
    expect(progress(other).significance).toBeCloseTo(progress(one).significance ?? 0, 9);
    expect(progress(other).effectiveEvents).toBeCloseTo(progress(one).effectiveEvents, 6);
  });

  it('counts a group by its share', () => {
    const group = ['group', 'groups'].reduce(
      (before, name, i) => changed(scheme, before, {type: 'option', name, value: [3, 12][i] ?? 0}),
      startOf(scheme),
    );
    expect(scaleToSample(testPlayApp, scheme, group)).toBeCloseTo(12, 12);
  });

  it('is reached by significance, simulated events and the usual settings together', () => {
    const easy = {...challenge, target: 0.1};
    const of = (analysis: Analysis, one: Challenge) => {
      const {view} = source(cuts);
      return progressOf(testPlayApp, scheme, analysis, view, one);
    };
    const start = startOf(scheme);
    expect(of(start, easy)).toMatchObject({isReached: true, obstacle: null});
    expect(of(start, {...challenge, target: 99}).isReached).toBe(false);
    expect(of(start, {...easy, minEffectiveEvents: 1e6})).toMatchObject({
      isTargetMet: true,
      hasEnoughEvents: false,
      isReached: false,
    });
    const spin = changed(scheme, start, {type: 'option', name: 'spin', value: 'off'});
    expect(of(spin, easy)).toMatchObject({isReached: false, obstacle: 'whatIf'});
    const preset = {type: 'option', name: 'preset', value: 'published2020'} as const;
    const old = changed(scheme, start, preset);
    expect(of(old, easy).obstacle).toBe('preset');
    expect(of(old, {...easy, preset: 'published2020'}).isReached).toBe(true);
  });

  it('includes the uncertainty of its significance from the simulation', () => {
    const now = progress(source(cuts));
    const {signal, background} = now;
    const relative = Math.hypot(
      Math.sqrt(signal.sumOfSquaredWeights) / signal.sumOfWeights,
      Math.sqrt(background.sumOfSquaredWeights) / background.sumOfWeights / 2,
    );
    expect(now.simulationError / (now.significance ?? 0) / relative).toBeCloseTo(1, 2);
  });
});
