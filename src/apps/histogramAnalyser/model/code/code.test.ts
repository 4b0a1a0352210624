import {describe, expect, inject, it} from 'vitest';
import {finished} from '@site/src/physics/montecarlo/stratified';
import {seededRandom} from '@site/src/physics/random';
import {decode} from '@site/src/samples/format/decode';
import {encode} from '@site/src/samples/format/encode';
import {manifestSchema} from '@site/src/samples/format/manifest';
import {hww13WhatIf} from '@site/src/samples/hww13';
import {samples, type SampleKey} from '@site/src/samples/registry';
import {createCrossfilter} from '../counting/crossfilter';
import type {Dimension, Events} from '../events/events';
import {isRange, type Filter} from '../cuts/filters';
import {yieldsOf} from '../counting/sums';
import {codeFor, codeLanguages, releasesOf, type CodeLanguage, type CodeRequest} from './index';
import {variableOf} from './labels';
import {conditionOf} from '@site/src/test-kit/histogramAnalyser/testConditions';
import {cutsByChance} from '@site/src/test-kit/histogramAnalyser/testCuts';

/** The samples that are made within a few seconds, one of each kind of final state. */
const made: readonly (readonly [SampleKey, () => ReturnType<typeof encode>])[] = [
  ['hww13', () => encode(finished(hww13WhatIf({}, 0.03)))],
  ['hzz13', samples.hzz13.made],
  ['hyy13', samples.hyy13.made],
  ['dm13', samples.dm13.made],
];

function eventsOf({bytes, manifest}: ReturnType<typeof encode>): Events {
  const whole = {...manifest, parts: [], compressedBytes: 1, sha256: '0'.repeat(64)};
  const {columns, weight, process} = decode(manifestSchema.parse(whole), bytes.buffer);
  const processCount = manifest.processes.length + 1;
  return {
    columns: Object.fromEntries(
      Array.from(columns, ([name, {facts, stored}]) => [
        name,
        Float64Array.from(stored, (value) => value * facts.step),
      ]),
    ),
    weights: Float64Array.from(weight),
    processes: process.map((number) => Math.min(number, processCount - 1)),
    processCount,
  };
}

const dimensionsOf = ({columns}: Events): readonly Dimension[] =>
  Object.keys(columns).map((name) => ({name, column: name, axis: {low: 0, high: 200, bins: 20}}));

/** The conditions that the code takes from the cuts, without the preselection. */
function conditionsIn(text: string, language: CodeLanguage): readonly string[] {
  if (language === 'uproot') {
    const [, block = ''] = /\n {4}cuts = (.*?)\n {4}(?:#|keep)/s.exec(text) ?? [];
    return [block.replace(/ {2}# .*$/gm, '')];
  }
  const [, own = ''] = /(?:#|\/\/) Your cuts\n(.*?)return df/s.exec(text) ?? [];
  return Array.from(own.matchAll(/Filter\(\s*"([^"]+)"/g), ([, condition = '']) => condition);
}

const choiceCount = inject('isNightly') ? 12 : 4;

const requestFor = (appKey: SampleKey, cuts: ReadonlyMap<string, Filter>): CodeRequest => {
  const [release = '2020e-13tev'] = releasesOf(appKey);
  return {appKey, release, cuts, luminosity: 10, page: 'https://example.org/app'};
};

/** Written down independently: what passes a filter. */
const passes = (filter: Filter, value: number): boolean =>
  isRange(filter)
    ? !(filter.from !== null && value < filter.from) && !(filter.to !== null && value >= filter.to)
    : filter.categories.includes(value);

describe.each(made)('the cuts in the code for %s', (appKey, make) => {
  const events = eventsOf(make());
  const dimensions = dimensionsOf(events);
  const crossfilter = createCrossfilter(events, dimensions);
  const random = seededRandom(2020);
  const choices = Array.from({length: choiceCount}, () => cutsByChance(random, events.columns));

  it.each(codeLanguages)('let the events pass that the app counts, in %s', (language) => {
    const variables = new Map(
      dimensions.map(({name}) => [variableOf(name), events.columns[name]] as const),
    );
    let selective = 0;
    const noCuts: ReadonlyMap<string, Filter> = new Map();
    for (const cuts of [noCuts, ...choices]) {
      const {text, leftOut} = codeFor(requestFor(appKey, cuts), language);
      expect(leftOut).toEqual([]);
      const conditions = conditionsIn(text, language).map((condition) =>
        conditionOf(condition, language === 'uproot' ? 'python' : 'cpp'),
      );
      const left = Array.from({length: events.processCount}, () => ({rows: 0, weight: 0}));
      for (let row = 0; row < events.weights.length; row += 1) {
        const valueOf = (name: string): number => variables.get(name)?.[row] ?? NaN;
        const isKept = conditions.every((condition) => condition(valueOf) === true);
        const wanted = Array.from(cuts).every(([name, filter]) =>
          passes(filter, events.columns[name]?.[row] ?? NaN),
        );
        if (isKept !== wanted) throw new Error(`row ${row} of ${text}`);
        const process = left[events.processes[row] ?? NaN];
        if (!isKept || !process) continue;
        process.rows += 1;
        process.weight += events.weights[row] ?? NaN;
      }
      const counted = yieldsOf(crossfilter.answer({filters: Object.fromEntries(cuts)}));
      expect(left.map(({rows}) => rows)).toEqual(counted.map(({rows}) => rows));
      for (const [place, {weight}] of left.entries()) {
        expect(weight).toBeCloseTo(counted[place]?.sumOfWeights ?? NaN, 6);
      }
      const rows = left.reduce((sum, process) => sum + process.rows, 0);
      if (rows > 0 && rows < events.weights.length) selective += 1;
    }
    expect(selective).toBeGreaterThan(choiceCount / 4);
  });
});

describe('the conditions of the test', () => {
  const values = (name: string): number => ({mll: 80, jets: 2})[name] ?? NaN;
  it.each([
    ['python', '(mll >= 80) & (jets < 3)', true],
    ['python', '(mll < 80) | (jets == 2)', true],
    ['cpp', 'mll < 80 || jets == 2 && mll > 100', false],
    ['cpp', 'mll >= 80 && (jets == 1 || jets == 2)', true],
    ['python', 'met < 3', false],
  ] as const)('are read as %s reads %s', (language, code, wanted) => {
    expect(conditionOf(code, language)(values)).toBe(wanted);
  });

  it.each([
    ['python', 'mll >= 80 & jets < 3'],
    ['python', '(mll >= 80) && (jets < 3)'],
    ['cpp', 'mll >= 80 & jets < 3'],
    ['cpp', '(mll >= 80'],
  ] as const)('refuse in %s %s', (language, code) => {
    expect(() => conditionOf(code, language)(values)).toThrow(SyntaxError);
  });
});
