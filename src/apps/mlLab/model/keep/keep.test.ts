import {describe, expect, it} from 'vitest';
import {factsOf} from '../measure/facts';
import {scoresOf} from '../predict';
import {LabProblem} from '../problem';
import {startSettings} from '../settings';
import {allFeatures, testData} from '@site/src/test-kit/mlLab/testData';
import {trainedAtOnce} from '../train/training';
import {methods} from '../types';
import {fits, printModel, readModel} from './modelFile';
import {differences, maxRuns, printRuns, readRuns, withoutRun, withRun} from './runs';

const dataset = testData(400);
const trainedBy = (method: (typeof methods)[number]) =>
  trainedAtOnce(dataset, {...startSettings(method, allFeatures), trees: 5, epochs: 3});

/** As a text has it: all parts that some method has. */
interface Loose {
  tree: Record<'left' | 'right' | 'value' | 'feature', number[]>;
  layers: [{weights: [number[]]}];
  scaling: {widths: number[]};
  scores: number[];
}

describe('a model in a file', () => {
  it.each(methods)('%s comes back and says the same', (method) => {
    const trained = trainedBy(method);
    const file = readModel(printModel(dataset, trained));
    expect(file.settings).toEqual(trained.settings);
    expect(scoresOf(file.model, dataset)).toEqual(trained.scores);
    expect(fits(file.model, dataset)).toBe(true);
    expect(fits({...file.model, features: ['first', 'mass', 'third']}, dataset)).toBe(false);
  });

  it('that is another file, another version or damaged is refused in words', () => {
    const text = printModel(dataset, trainedBy('tree'));
    expect(() => readModel('<html>')).toThrow(/not valid JSON/);
    expect(() => readModel('{"a": 1}')).toThrow(/not a model/);
    expect(() => readModel(text.replace('"version": 1', '"version": 2'))).toThrow(/version 2/);
    expect(() => readModel(text.replace('"depth": 4', '"depth": 99'))).toThrow(/settings\.depth/);
    expect(() => readModel(' '.repeat(20_000_001))).toThrow(LabProblem);
  });

  it('whose parts do not match is refused', () => {
    const changed = (
      method: 'tree' | 'network' | 'cuts',
      change: (model: Loose) => void,
    ): string => {
      const file = JSON.parse(printModel(dataset, trainedBy(method))) as {model: Loose};
      change(file.model);
      return JSON.stringify(file);
    };
    const broken = [
      changed('tree', ({tree}) => (tree.left[0] = 0)),
      changed('tree', ({tree}) => (tree.right[0] = 9_999)),
      changed('tree', ({tree}) => tree.value.pop()),
      changed('tree', ({tree}) => (tree.feature[0] = 3)),
      changed('network', ({layers}) => layers[0].weights[0].pop()),
      changed('network', ({scaling}) => scaling.widths.push(1)),
      changed('network', ({scaling}) => (scaling.widths[0] = 0)),
      changed('cuts', ({scores}) => scores.pop()),
    ];
    for (const text of broken) expect(() => readModel(text)).toThrow(LabProblem);
  });
});

describe('kept runs', () => {
  const trained = trainedBy('tree');
  const facts = factsOf(dataset, trained);

  it('come back from text, and what is damaged is left out', () => {
    const runs = withRun(withRun([], dataset, trained, facts), dataset, trained, facts);
    expect(runs.map(({id}) => id)).toEqual([1, 2]);
    expect(readRuns(printRuns(runs))).toEqual(runs);
    const damaged = JSON.parse(printRuns(runs));
    damaged.runs[0].settings.method = 'magic';
    expect(readRuns(JSON.stringify(damaged))).toEqual(runs.slice(1));
    const old = JSON.parse(printRuns(runs));
    for (const {best} of old.runs) delete best.accuracy;
    const read = readRuns(JSON.stringify(old));
    expect(read.map(({best}) => best?.accuracy)).toEqual([null, null]);
    expect(readRuns('{')).toEqual([]);
    expect(readRuns(null)).toEqual([]);
  });

  it('keep their numbers, and the oldest are forgotten', () => {
    let runs = withRun([], dataset, trained, facts);
    for (let i = 0; i < maxRuns; i += 1) runs = withRun(runs, dataset, trained, facts);
    expect(runs).toHaveLength(maxRuns);
    expect(runs[0]?.id).toBe(2);
    expect(withoutRun(runs, 3).map(({id}) => id)).not.toContain(3);
    expect(withRun(withoutRun(runs, 3), dataset, trained, facts).at(-1)?.id).toBe(maxRuns + 2);
  });

  it('say in which settings they differ', () => {
    const other = {...trained, settings: {...trained.settings, depth: 2, features: ['first']}};
    const runs = withRun(withRun([], dataset, trained, facts), dataset, other, facts);
    expect(differences(runs)).toEqual(['features', 'depth']);
  });
});
