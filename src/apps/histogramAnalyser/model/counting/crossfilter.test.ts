import {describe, expect, it} from 'vitest';
import {createCrossfilter, type Question} from './crossfilter';
import type {Dimension, Events} from '../events/events';
import {flowOf, histogramOf, yieldsOf} from './sums';
import {differences, withBrush} from '@site/src/test-kit/histogramAnalyser/testCounts';
import {
  plainHistogram,
  testDimensions,
  testEvents,
} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {operations} from '@site/src/test-kit/histogramAnalyser/testOperations';

describe('linked histograms', () => {
  it.each([
    [1, 400],
    [2, 57],
    [3, 1],
    [4, 0],
  ])('equal a plain count after each of 200 operations (seed %i, %i rows)', (seed, rows) => {
    const events = testEvents(rows, seed);
    const crossfilter = createCrossfilter(events, testDimensions);
    let dragged = 0;
    for (const question of operations(200, 100 + seed)) {
      const snapshot = crossfilter.answer(question);
      if (snapshot.brush) dragged += 1;
      expect(differences(snapshot, events, testDimensions, withBrush(question, snapshot))).toEqual(
        [],
      );
    }
    expect(dragged).toBeGreaterThan(40);
  });

  it('hold with negative weights only', () => {
    const events = testEvents(300, 9);
    const negative = {...events, weights: events.weights.map((weight) => -Math.abs(weight))};
    const crossfilter = createCrossfilter(negative, testDimensions);
    for (const question of operations(40, 12)) {
      const snapshot = crossfilter.answer(question);
      expect(
        differences(snapshot, negative, testDimensions, withBrush(question, snapshot)),
      ).toEqual([]);
    }
    expect(yieldsOf(crossfilter.answer({filters: {}}))[0]?.sumOfWeights).toBeLessThan(0);
  });
});

const two: Events = {
  columns: {x: Float32Array.of(1, 2, 7), y: Uint8Array.of(4, 5, 4)},
  weights: Float64Array.of(0.5, -2, 3),
  processes: Uint8Array.of(0, 1, 1),
  processCount: 2,
};
const xy: readonly Dimension[] = [
  {name: 'x', column: 'x', axis: {low: 0, high: 8, bins: 4}},
  {name: 'y', column: 'y', axis: {edges: [4, 5, 6, 9]}},
];

describe('a dimension', () => {
  const crossfilter = createCrossfilter(two, xy);

  it('shows what its own cut removes, and the other does not', () => {
    const snapshot = crossfilter.answer({filters: {x: {from: 2, to: null}}});
    expect(Array.from(histogramOf(snapshot, 'x', 0).sumOfWeights)).toEqual([0, 0.5, 0, 0, 0, 0]);
    expect(Array.from(histogramOf(snapshot, 'y', 0).rows)).toEqual([0, 0, 0, 0, 0]);
    expect(Array.from(histogramOf(snapshot, 'y', 1).sumOfWeights)).toEqual([0, 3, -2, 0, 0]);
    expect(Array.from(histogramOf(snapshot, 'y', 1).sumOfSquaredWeights)).toEqual([0, 9, 4, 0, 0]);
  });

  it('has its cut in the flow where the order says, with what it leaves of what came to it', () => {
    const filters = {x: {from: 2, to: null}, y: {categories: [4]}};
    const steps = flowOf(crossfilter.answer({filters, order: ['y', 'x']}));
    expect(steps.map(({cut}) => cut)).toEqual([null, 'y', 'x']);
    expect(steps.map(({left}) => left.map(({rows}) => rows))).toEqual([
      [1, 2],
      [1, 1],
      [0, 1],
    ]);
    expect(steps.map(({efficiencies}) => efficiencies)).toEqual([
      [1, 1],
      [1, 3],
      [0, 1],
    ]);
    expect(flowOf(crossfilter.answer({filters})).map(({cut}) => cut)).toEqual([null, 'x', 'y']);
  });

  it('that loses all events of a process has no efficiency after that', () => {
    const filters = {x: {from: 100, to: null}, y: {from: 4, to: 9}};
    const steps = flowOf(crossfilter.answer({filters}));
    expect(steps[2]?.efficiencies).toEqual([null, null]);
  });

  it.each<Question>([
    {filters: {z: {from: 0, to: 1}}},
    {filters: {}, order: ['z']},
    {filters: {}, brushed: 'z'},
  ])('has to exist (%#)', (question) => {
    expect(() => crossfilter.answer(question)).toThrow('There is no dimension z.');
  });
});

describe('a dragged brush', () => {
  it('follows a new order of the cuts, and a new cut on another dimension', () => {
    const events = testEvents(200, 15);
    const crossfilter = createCrossfilter(events, testDimensions);
    const filters = {mass: {from: 30, to: 75}, met: {from: 5, to: null}};
    const more = {...filters, jets: {from: null, to: 2}};
    const questions: readonly Question[] = [
      {filters, order: ['mass', 'met'], brushed: 'mass'},
      {filters, order: ['met', 'mass'], brushed: 'mass'},
      {filters: more, order: ['met', 'mass'], brushed: 'mass'},
      {filters: more, order: ['jets', 'mass'], brushed: 'met'},
      {filters, order: ['met', 'mass'], brushed: 'mass'},
    ];
    for (const question of questions) {
      const snapshot = crossfilter.answer(question);
      expect(snapshot.layout.cuts.slice(0, 2)).toEqual(question.order);
      expect(differences(snapshot, events, testDimensions, question)).toEqual([]);
    }
  });

  it('is counted at the nearest positions, and on bin edges exactly where it is', () => {
    const crossfilter = createCrossfilter(testEvents(200, 5), testDimensions);
    const dragged = (from: number | null, to: number | null) =>
      crossfilter.answer({filters: {mass: {from, to}}, brushed: 'mass'}).brush;
    expect(dragged(35, 70)).toEqual({from: 35, to: 70});
    expect(dragged(null, 75)).toEqual({from: null, to: 75});
    const {from} = dragged(35.07, null) ?? {};
    expect(from).toBe(35);
    expect(dragged(35.12, null)?.from).toBeCloseTo(35 + 5 / 24, 10);
  });
});

it('a brush whose tile would take too much memory is counted event by event', () => {
  const dimensions = Array.from({length: 32}, (_, d) => ({
    name: `d${d}`,
    column: 'mass',
    axis: {low: 0, high: 100, bins: 254},
  }));
  const events = testEvents(50, 6, 20);
  const crossfilter = createCrossfilter(events, dimensions);
  const question = {filters: {d3: {from: 20.01, to: 90}}, brushed: 'd3'};
  const snapshot = crossfilter.answer(question);
  expect(snapshot.brush).toBeUndefined();
  expect(differences(snapshot, events, dimensions, question)).toEqual([]);
});

it('32 dimensions of 254 bins count to the last bit and slot', () => {
  const rows = 600;
  const values = Float32Array.from({length: rows}, (_, i) => (i % 258) - 2);
  const dimensions = Array.from({length: 32}, (_, d) => ({
    name: `d${d}`,
    column: 'values',
    axis: {low: 0, high: 254, bins: 254},
  }));
  const events: Events = {
    columns: {values},
    weights: new Float32Array(rows).fill(0.25),
    processes: new Uint8Array(rows),
    processCount: 1,
  };
  const crossfilter = createCrossfilter(events, dimensions);
  const question = {filters: {d31: {from: 253, to: null}, d30: {from: null, to: 254}}};
  const snapshot = crossfilter.answer(question);
  for (const name of ['d0', 'd30', 'd31']) {
    const shown = dimensions.find((dimension) => dimension.name === name) as Dimension;
    const plain = plainHistogram(events, dimensions, question, shown, 0);
    expect(Array.from(histogramOf(snapshot, name, 0).sumOfWeights)).toEqual(
      plain.map(({sumOfWeights}) => sumOfWeights),
    );
  }
});
