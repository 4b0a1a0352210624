import {describe, expect, it} from 'vitest';
import {decode} from '@site/src/samples/format/decode';
import type {Manifest} from '@site/src/samples/format/manifest';
import {samples} from '@site/src/samples/registry';
import {datasetOf} from '../data/sampleData';
import {teachingSet} from '../data/teachingSets';
import {factsOf} from '../measure/facts';
import {isTeaching, usedFeatures} from '../state';
import {testData} from '@site/src/test-kit/mlLab/testData';
import {trainedAtOnce} from '../train/training';
import type {Dataset, Settings} from '../types';
import {lessonOf, lessons} from './index';
import type {Lesson, Verdict} from './lesson';

const {bytes, manifest} = samples.dm13.made();
const sample = decode(manifest as Manifest, bytes.buffer);

function datasetFor({start: {data}}: Lesson): Dataset {
  return isTeaching(data) ? teachingSet(data) : datasetOf(sample, data.key);
}

function verdictOn(id: string, change: Partial<Settings>): Verdict {
  const lesson = lessonOf(id) as Lesson;
  const dataset = datasetFor(lesson);
  const chosen = {...lesson.start.settings, ...change};
  const settings = {...chosen, features: usedFeatures(dataset, chosen.features)};
  const trained = trainedAtOnce(dataset, settings);
  return lesson.check({dataset, trained, facts: factsOf(dataset, trained)});
}

const withoutMass = ['leadingPt', 'met', 'metOverHt', 'bJets'];

describe('lessons', () => {
  it.each([
    ['accuracy', {balance: true}],
    ['overtraining', {trainEvents: 5_000, depth: 4}],
    ['leakage', {features: withoutMass}],
    ['mass', {features: withoutMass, trees: 20}],
    ['negative', {negativeWeights: 'clip'}],
  ] as const)('%s is not reached as it begins, and is by what it teaches', (id, change) => {
    const before = verdictOn(id, id === 'mass' ? {trees: 20} : {});
    const after = verdictOn(id, change);
    expect([before.isReached, after.isReached]).toEqual([false, true]);
    for (const {words} of [before, after]) {
      expect(words).toMatch(/\d/);
      expect(words).not.toMatch(/NaN|undefined|–/);
    }
  });

  it('are told apart, and say when a run is on other data', () => {
    expect(new Set(lessons.map(({id}) => id)).size).toBe(lessons.length);
    expect(lessonOf('none')).toBeUndefined();
    const other = testData(300);
    const trained = trainedAtOnce(other, {
      ...(lessons[1] as Lesson).start.settings,
      features: ['first'],
      trainEvents: 0,
    });
    for (const {check} of lessons) {
      const verdict = check({dataset: other, trained, facts: factsOf(other, trained)});
      expect(verdict.isReached).toBe(false);
      expect(verdict.words).toContain('different data');
    }
  });
});

describe('the data of the samples', () => {
  const plain = datasetOf(sample, 'dm13');

  it('leave pseudo-data out, and have the yields of the manifest', () => {
    expect(plain.rows).toBe(sample.rows - sample.manifest.pseudoDataRows);
    sample.manifest.processes.forEach(({sumOfWeights}, number) => {
      const sum = plain.weight.reduce(
        (all, one, row) => all + (plain.process[row] === number ? one : 0),
        0,
      );
      expect(sum).toBeCloseTo(sumOfWeights, 3);
    });
  });

  it('with negative weights have nearly the same yields, and a share of negative rows where they belong', () => {
    const {weight, process} = datasetOf(sample, 'dm13n');
    plain.processes.forEach(({id}, number) => {
      const rows = Array.from(process.keys()).filter((row) => process[row] === number);
      const sum = rows.reduce((all, row) => all + (weight[row] as number), 0);
      const before = rows.reduce((all, row) => all + (plain.weight[row] as number), 0);
      const share = rows.filter((row) => (weight[row] as number) < 0).length / rows.length;
      expect(Math.abs(sum / before - 1)).toBeLessThan(0.03);
      expect(Math.abs(share - (id === 'wz' || id === 'zz' ? 0.116 : 0))).toBeLessThan(0.01);
    });
  });

  it('are refused for another sample', () => {
    expect(() => datasetOf(sample, 'ttz13')).toThrow(/not belong to/);
  });
});
