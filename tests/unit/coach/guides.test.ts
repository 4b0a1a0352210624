/**
 * The guides of the coach, counted in their samples: their own cuts, other cuts that are accepted, and wrong ones.
 */
import {existsSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {madeSamples} from '../../../plugins/samples/files';
import {readSample} from '../../../plugins/samples/read';
import {apps, type AppKey} from '../../../src/apps/histogramAnalyser/descriptions';
import {
  changed,
  questionOf,
  startOf,
  type Analysis,
} from '../../../src/apps/histogramAnalyser/model/analysis';
import {
  createCounter,
  createMean,
  meritOf,
} from '../../../src/apps/histogramAnalyser/model/coach/counter';
import {
  doneSteps,
  holds,
  planOf,
  type GuideContext,
  type PlannedStep,
} from '../../../src/apps/histogramAnalyser/model/coach/evaluate';
import {appOf, guides} from '../../../src/apps/histogramAnalyser/model/coach/guides';
import {repliesTo, rightReply} from '../../../src/apps/histogramAnalyser/model/coach/prediction';
import {coachProgress, stepsDoneIn} from '../../../src/apps/histogramAnalyser/model/coach/progress';
import type {Guide} from '../../../src/apps/histogramAnalyser/model/coach/types';
import {createCrossfilter} from '../../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {isRange, type Filter} from '../../../src/apps/histogramAnalyser/model/cuts/filters';
import {
  dimensionsOf,
  schemeOf,
  type AppDescription,
} from '../../../src/apps/histogramAnalyser/model/description';
import {eventsOf} from '../../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {decodeState} from '../../../src/apps/histogramAnalyser/model/urlState';
import {viewOf} from '../../../src/apps/histogramAnalyser/model/view';
import {findTheHiggsApp} from '../../../src/data/lessons/findTheHiggsApp';
import {replies, variants} from '../../support/coach/cases';
import {followed} from '../../support/coach/followed';
import {formatEvents} from '../../../src/kit/format/quantities';

let folder = '';
beforeAll(async () => {
  folder = await madeSamples(process.cwd());
});

async function readApp(key: AppKey) {
  const description: AppDescription = apps[key];
  const scheme = schemeOf(description);
  const events = eventsOf(await readSample(folder, key), description);
  const count = createCounter(
    description,
    events,
    description.processes.map(() => 1),
  );
  return {description, scheme, events, count, mean: createMean(description, events)};
}

/** Reading a sample takes a second, and several guides use the same. */
const readApps = new Map<AppKey, ReturnType<typeof readApp>>();

async function givenFor(guide: Guide) {
  const key = appOf(guide) as AppKey;
  const reading = readApps.get(key) ?? readApp(key);
  readApps.set(key, reading);
  const {events, ...app} = await reading;
  const given: GuideContext = {...app, plan: planOf(app.scheme, guide)};
  return {given, events};
}

const cutsOf = ({scheme}: GuideContext, words: string): Analysis['cuts'] => {
  const {state, unread} = decodeState(scheme, words);
  expect(unread, words).toEqual([]);
  return state.cuts;
};

/** Steps of the guides that continue a selection, whose cuts replace one quantity each. */
const changedBy = (cuts: Analysis['cuts'], next: Analysis['cuts']): Analysis['cuts'] =>
  new Map([...cuts, ...next]);

/** Everything that a range excludes on its upper side, or on its lower one. */
const opposite = (filter: Filter): Filter =>
  isRange(filter)
    ? filter.to === null
      ? {from: null, to: filter.from}
      : {from: filter.to, to: null}
    : {categories: [99]};

describe.each(guides)('the guide $id', (guide) => {
  it('ticks every step when its own cuts are made, and none at the start', async () => {
    const {given} = await givenFor(guide);
    const start = changed(given.scheme, startOf(given.scheme), {
      type: 'option',
      name: 'axis',
      value: 'log',
    });
    expect(doneSteps(given, start, [])).not.toContain(true);
    const past: Analysis[] = [start];
    for (const [place, planned] of given.plan.entries()) {
      const state = followed(given.description, guide.id, planned, past.at(-1) as Analysis);
      const name = `${guide.id} ${planned.step.id}`;
      const before = doneSteps(given, past.at(-1) as Analysis, past.slice(0, -1));
      expect(before.slice(place), `${name} before`).not.toContain(true);
      expect(holds(given, planned, state), name).toBe(true);
      if (planned.step.goal.kind === 'option' && planned.step.goal.areAllShown) {
        const some = given.scheme.processes.slice(1);
        const hidden = changed(given.scheme, state, {type: 'show', processes: some});
        expect(holds(given, planned, hidden), `${name} with a hidden process`).toBe(false);
      }
      past.push(state);
      const done = doneSteps(given, state, past.slice(0, -1));
      expect(done.slice(0, place + 1), name).not.toContain(false);
    }
  });

  it('accepts another value with the same effect, and rejects a wrong one', async () => {
    const {given} = await givenFor(guide);
    let tried = 0;
    for (const planned of given.plan) {
      const {on, after, step} = planned;
      for (const name of on) {
        const cuts = new Map(after).set(name, opposite(after.get(name) as Filter));
        const state = {...startOf(given.scheme), cuts};
        expect(holds(given, planned, state), `${guide.id} ${step.id} opposite`).toBe(false);
        cuts.delete(name);
        expect(holds(given, planned, state), `${guide.id} ${step.id} without`).toBe(false);
      }
      const variant = variants[`${guide.id} ${step.id}`];
      if (!variant) continue;
      tried += 1;
      const with_ = (words: string): Analysis => ({
        ...startOf(given.scheme),
        cuts: changedBy(after, cutsOf(given, words)),
      });
      expect(holds(given, planned, with_(variant.good)), `${step.id}: ${variant.good}`).toBe(true);
      expect(holds(given, planned, with_(variant.bad)), `${step.id}: ${variant.bad}`).toBe(false);
    }
    expect(tried).toBeGreaterThan(0);
  });

  it('has the numbers of the engine', async () => {
    const {given, events} = await givenFor(guide);
    const {description, scheme, count} = given;
    const engine = createCrossfilter(events, dimensionsOf(description));
    for (const {after} of given.plan) {
      const analysis = {...startOf(scheme), cuts: after};
      const {signal, background, flow} = viewOf(
        description,
        analysis,
        engine.answer(questionOf(scheme, analysis)),
        description.processes.map(() => 1),
        0.1,
      );
      const counted = count(after);
      expect(counted.signal.sumOfWeights).toBeCloseTo(signal.sumOfWeights, 6);
      const ratio = counted.background.sumOfWeights / background.sumOfWeights;
      expect(ratio).toBeCloseTo(1, 9);
      const wanted = flow.at(-1)?.significance?.signalOverRootBackground;
      expect(meritOf(counted, 'signalOverRootBackground')).toBeCloseTo(wanted ?? Number.NaN, 6);
    }
  });

  it('requires a reply to each question, and the right one to a question about the reason', async () => {
    const {given} = await givenFor(guide);
    for (const [place, planned] of given.plan.entries()) {
      const {question, id} = planned.step;
      if (!question) continue;
      const right = rightReply(given, planned, question);
      expect(right, `${guide.id} ${id}`).toBe(replies[`${guide.id} ${id}`]);
      const offered = repliesTo(given.description, question).map((reply) => reply.id);
      expect(offered).toContain(right);
      const state = followed(given.description, guide.id, planned, startOf(given.scheme));
      const progress = (answers: ReadonlyMap<string, string>, atOpening = new Set<string>()) =>
        coachProgress(given, state, [], {answers, atOpening});
      expect(progress(new Map()).done[place], 'without an answer').toBe(false);
      const isReason = question.kind === 'reason';
      const wrong = offered.find((reply) => reply !== right) ?? '';
      expect(progress(new Map([[id, wrong]])).done[place], 'with a wrong answer').toBe(!isReason);
      expect(progress(new Map([[id, right]])).done[place], 'with the right answer').toBe(true);
      const atOpening = new Set(stepsDoneIn(given, state));
      expect(progress(new Map(), atOpening).done[place], 'in a link').toBe(true);
    }
  });

  it('goes on at the step of a link, with the steps before it that stay done', async () => {
    const {given} = await givenFor(guide);
    const start = startOf(given.scheme);
    const before = given.plan.length - 1;
    const reached = doneSteps(given, start, []);
    const atOpening = stepsDoneIn(given, start, before);
    const {done} = coachProgress(given, start, [], {answers: new Map(), atOpening});
    expect(done.slice(0, before)).toEqual(
      given.plan
        .slice(0, before)
        .map(({step}, place) => (step.isTried ?? false) || reached[place] === true),
    );
  });

  it('refers only to names that its app contains', async () => {
    const {given} = await givenFor(guide);
    const {description, scheme} = given;
    expect(existsSync(`.${guide.page}.mdx`), guide.page).toBe(true);
    const quantities = description.histograms.map(({dimension}) => dimension);
    for (const {step, on} of given.plan) {
      const {goal, plot} = step;
      if (goal.kind === 'cut') cutsOf(given, goal.cut);
      for (const name of plot === undefined ? on : [...on, plot]) {
        expect(quantities).toContain(name);
      }
      expect(on.length > 0 || plot !== undefined || goal.kind === 'shown').toBe(true);
      if (goal.kind === 'option') {
        const option = scheme.options.find(({name}) => name === goal.name);
        expect(option).toBeDefined();
      }
      if (goal.kind === 'shown') {
        expect(scheme.processes).toEqual(expect.arrayContaining([...goal.processes]));
      }
    }
  });
});

it('shares its selection with the lesson', async () => {
  const guide = guides.find(({id}) => id === 'hww13-no-jet') as Guide;
  const {given} = await givenFor(guide);
  const {after} = given.plan[4] as PlannedStep;
  const counted = given.count(after);
  const table = findTheHiggsApp.answers[3]?.table;
  expect(table?.rows[0]).toEqual([
    'no jet',
    formatEvents(
      counted.processes.slice(1).reduce((sum, {sumOfWeights}) => sum + Math.round(sumOfWeights), 0),
    ),
    meritOf(counted, 'signalOverRootBackground')?.toFixed(2),
  ]);
});
