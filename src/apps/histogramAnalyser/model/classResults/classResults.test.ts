import {describe, expect, it} from 'vitest';
import {splitResults} from '@site/src/kit/classResults/splitResults';
import {changed, questionOf, startOf, type Analysis} from '../analysis';
import {judged, type HandedIn} from './classResults';
import {classTable, spreadOf, yieldsFrom} from './classTable';
import {createCrossfilter, type Snapshot} from '../counting/crossfilter';
import {schemeOf, type HistogramDescription} from '../description';
import type {Events} from '../events/events';
import {groupKey} from './groupKey';
import {jointPlot, jointResult, withStackBefore} from './jointResult';
import {partName} from './partNames';
import {partOf} from './parts';
import {readResult} from './readResult';
import {printResult, resultOf} from './result';
import {flowOf, histogramOf, yieldsOf} from '../counting/sums';
import {testDescription} from '@site/src/test-kit/histogramAnalyser/testDescription';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {viewOf, type Plot} from '../view';

const scheme = schemeOf(testDescription);
const apps = {test13: testDescription};
const events = testEvents(6000, 3, 4);
const groups = 30;
const factors = [3, 1, 0.5];

const withCut = (analysis: Analysis): Analysis =>
  [
    {dimension: 'mass', filter: {from: 12, to: 75}},
    {dimension: 'jets', filter: {categories: [0, 1]}},
  ].reduce((before, cut) => changed(scheme, before, {type: 'cut', ...cut}), analysis);

const analysis = withCut(startOf(scheme));
const answerTo = (own: Events, asked: Analysis): Snapshot =>
  createCrossfilter(own, scheme.dimensions).answer(questionOf(scheme, asked));

function textOf(
  group: number,
  {seed = 7, version = '1', own = analysis, id = `group${1000 + group}`} = {},
): string {
  const sharing = {group, groups, seed};
  const origin = {sample: 'test13', sampleVersion: version, part: partName(sharing)};
  const set = changed(scheme, own, {type: 'option', name: 'group', value: group});
  return printResult(resultOf(id, origin, scheme, set, answerTo(partOf(events, sharing), set)));
}

const handedIn = (texts: readonly string[]): readonly HandedIn[] =>
  texts.map((text, at) => ({number: at + 1, file: '', read: readResult(text)}));

const texts = Array.from({length: groups}, (_, at) => textOf(groups - at));
const close = (one: number, other: number, scale: number): void => {
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, scale));
};

describe('the results of thirty groups, pasted at once', () => {
  const results = judged(handedIn(splitResults(texts.join('\n'))), apps);
  const whole = answerTo(events, analysis);

  it('are all in', () => {
    expect(results.reasons.size).toBe(0);
    expect(results.taken).toHaveLength(30);
    expect(results.description).toBe(testDescription);
  });

  it('have the histograms of the whole sample together', () => {
    for (const {dimension, sums} of results.merged.histograms) {
      for (const [process, own] of sums.entries()) {
        const wanted = histogramOf(whole, dimension, process);
        expect(own.rows).toEqual(Array.from(wanted.rows));
        for (const [slot, sum] of wanted.sumOfWeights.entries()) {
          const squares = wanted.sumOfSquaredWeights[slot] as number;
          close(own.sumOfWeights[slot] as number, sum, Math.sqrt(squares * own.rows.length));
          close(own.sumOfSquaredWeights[slot] as number, squares, squares);
        }
      }
    }
  });

  it('draw what the whole sample draws', () => {
    const view = viewOf(testDescription, startOf(scheme), whole, factors, 0.1);
    for (const wanted of view.plots) {
      const plot = jointPlot(testDescription, wanted.histogram, results, factors);
      expect(plot?.data?.map(({count}) => Math.round(1e6 * count))).toEqual(
        wanted.data?.map(({count}) => Math.round(1e6 * count)),
      );
      expect(plot?.cut).toEqual(analysis.cuts.get(wanted.histogram.dimension));
      expect(plot?.series.map(({process}) => process.id)).toEqual(['hww', 'ww', 'ttbar']);
      for (const [slot, sum] of wanted.total.sumOfWeights.entries()) {
        close(plot?.total.sumOfWeights[slot] as number, sum, 1e3);
      }
    }
  });

  it('show what the last group added, as the stack before it', () => {
    const [mass] = testDescription.histograms as [HistogramDescription];
    const plot = jointPlot(testDescription, mass, results, factors) as Plot;
    const earlier = judged(handedIn(texts.slice(0, -1)), apps);
    const before = jointPlot(testDescription, mass, earlier, factors) as Plot;
    for (const isSignalStacked of [true, false]) {
      const {ghost = []} = withStackBefore(
        plot,
        testDescription,
        results,
        factors,
        isSignalStacked,
      );
      expect(ghost).toHaveLength(plot.edges.length - 1);
      for (const [bin, height] of ghost.entries()) {
        const stack = before.series
          .filter(({process}) => isSignalStacked || !process.isSignal)
          .reduce((sum, {sums}) => sum + (sums.sumOfWeights[bin + 1] as number), 0);
        expect(height).toBeCloseTo(stack, 6);
      }
    }
    const alone = {taken: results.taken.slice(0, 1)};
    expect(withStackBefore(plot, testDescription, alone, factors, true).ghost).toBeUndefined();
  });

  it('are told group by group, with the sum that the whole sample has', () => {
    const table = classTable(results, factors, 0.1);
    const wanted = yieldsFrom(testDescription, yieldsOf(whole), factors, 0.1);
    expect(table?.rows.map(({name}) => name)).toEqual(
      Array.from({length: 30}, (_, at) => `Group ${at + 1}`),
    );
    expect(table?.rows[3]?.cuts).toEqual(['12 ≤ mass < 75', 'jets = 0 or 1']);
    expect(table).toMatchObject({luminosity: 10, part: 'all', isOneSelection: true});
    close(table?.sum.signal.sumOfWeights as number, wanted.signal.sumOfWeights, 1e3);
    close(table?.sum.significance?.asimov as number, wanted.significance?.asimov as number, 1);
  });

  it('are what the key of the teacher says', () => {
    const key = groupKey(testDescription, events, {groups, seed: 7}, analysis.cuts, factors, 0.1);
    const table = classTable(results, factors, 0.1);
    expect(key.rows.map(({group}) => group)).toEqual(Array.from({length: 30}, (_, at) => at + 1));
    for (const [at, row] of (table?.rows ?? []).entries()) {
      const {after} = key.rows[at] ?? {};
      expect(after?.left.map(({rows}) => rows)).toEqual(row.left.map(({rows}) => rows));
      close(after?.signal.sumOfWeights as number, row.signal.sumOfWeights, 1e3);
      close(after?.data as number, row.data as number, 1e3);
    }
    const before = yieldsFrom(testDescription, flowOf(whole)[0]?.left ?? [], factors, 0.1);
    close(key.all.before.background.sumOfWeights, before.background.sumOfWeights, 1e5);
    expect(key.all.after.left.map(({rows}) => rows)).toEqual(
      yieldsOf(whole)
        .slice(0, 3)
        .map(({rows}) => rows),
    );
  });

  it('are one result together, which is read like any other', () => {
    const joint = jointResult('joint12345', results);
    expect(joint).toMatchObject({
      part: 'all',
      state: '?test.in.mass=12..75&test.is.jets=0,1&test.c=7&test.v=1',
    });
    expect(joint?.flow.map(({cut}) => cut)).toEqual([null, 'mass', 'jets']);
    const read = judged(handedIn([printResult(joint as NonNullable<typeof joint>)]), apps);
    expect(read.taken[0]?.result).toEqual(joint);
    const [mid] = [joint?.flow[1]?.left[1]?.sumOfWeights as number];
    close(mid, flowOf(whole)[1]?.left[1]?.sumOfWeights as number, 1e3);
  });
});

function never(): never {
  throw new Error('The text is no result.');
}

describe('results that do not go together', () => {
  const other = JSON.parse(texts[0] as string) as {content: {sample: string}};
  it.each([
    ['damaged', (texts[1] as string).replace('"rows":[', '"rows":[1'), /checksum/],
    ['a duplicate', texts[0] as string, /same result as number 1/],
    ['of the same group', textOf(30, {id: 'another1'}), /same events as number 1/],
    [
      'of another division',
      textOf(5, {seed: 8}),
      /30 groups with seed 8, but this class has 30 groups with seed 7/,
    ],
    ['of the whole sample', textOf(0), /it has all events, but this class has 30 groups/],
    [
      'from a different version of the sample',
      textOf(5, {version: '2'}),
      /version 2 of the sample, but this class uses version 1/,
    ],
    ['of an unknown app', JSON.stringify(other).replaceAll('test13', 'nobody'), /checksum/],
    [
      'generated for another luminosity',
      textOf(5, {own: {...analysis, luminosity: 100}}),
      /generated for 100/,
    ],
    ['no result', 'hello', /part of it may be missing/],
  ])('%s is refused with the reason, and the others are in', (_, text, reason) => {
    const {taken, reasons} = judged(handedIn([texts[0] as string, text, texts[2] as string]), apps);
    expect(taken.map(({number}) => number)).toEqual([1, 3]);
    expect(Array.from(reasons)).toEqual([[2, expect.stringMatching(reason)]]);
  });

  it('an app that the page does not know is refused, and other bins too', () => {
    const [first] = handedIn(texts) as [HandedIn];
    expect(Array.from(judged([first], {}).reasons.values())).toEqual([
      'It comes from an app that this page does not support.',
    ]);
    const strange = {
      result: {
        ...('result' in first.read ? first.read.result : never()),
        state: '?test.v=1&test.in.nothing=1..2',
      },
    };
    expect(Array.from(judged([{...first, read: strange}], apps).reasons.values())).toEqual([
      'It comes from a different version of the app.',
    ]);
    const [histogram] = testDescription.histograms;
    const coarser = {
      ...testDescription,
      histograms: [{...histogram, axis: {low: 0, high: 1, bins: 2}}],
    } as typeof testDescription;
    expect(Array.from(judged([first], {test13: coarser}).reasons.values())).toEqual([
      'It comes from a different version of the app.',
    ]);
  });

  it('groups that cut differently are added up, and have no common cuts', () => {
    const results = judged(handedIn([texts[0] as string, textOf(1, {own: startOf(scheme)})]), apps);
    const table = classTable(results, factors, 0.1);
    expect(table).toMatchObject({isOneSelection: false, part: '1,30/30/7'});
    expect(table?.luminosity).toBeCloseTo(20 / 30, 12);
    const [mass] = testDescription.histograms as [HistogramDescription];
    expect(jointPlot(testDescription, mass, results, factors)?.cut).toBeUndefined();
    const joint = jointResult('joint12345', results);
    expect(joint?.state).toBe('');
    expect(joint?.flow.map(({cut}) => cut)).toEqual([null, 'all cuts of each group']);
  });
});

it('nothing handed in makes no table and no joint result', () => {
  expect(classTable(judged([], apps), [], 0.1)).toBeUndefined();
  expect(jointResult('joint12345', judged([], apps))).toBeUndefined();
});

it('a spread has n − 1 in its denominator', () => {
  expect(spreadOf([1, 2, 6])).toEqual({mean: 3, deviation: Math.sqrt(7)});
  expect(spreadOf([4])).toEqual({mean: 4, deviation: null});
});
