import {describe, expect, it} from 'vitest';
import {startTeaching, teachingKeys, teachingSet} from '../data/teachingSets';
import {startSettings} from '../settings';
import {testData} from '@site/src/test-kit/mlLab/testData';
import {chosenRows, split} from '../train/split';
import {trainedAtOnce} from '../train/training';
import {confusion, qualityOf} from './confusion';
import {factsOf} from './facts';
import {cutResult, readHandCuts} from './handCuts';
import {minEffectiveBackground, meritOf} from './merit';
import {atThreshold, bestPoint, excludedRanges, scan} from './scan';
import {rescaledWeights} from './testWeights';

describe('the figure of merit', () => {
  it('of a teaching set is the accuracy, and none of its numbers is a significance', () => {
    for (const key of teachingKeys) {
      const dataset = teachingSet({...startTeaching(key), rows: 400});
      const settings = {...startSettings('tree', ['x', 'y'], true)};
      const {whole, best} = factsOf(dataset, trainedAtOnce(dataset, settings));
      const {cuts} = readHandCuts('in.x=0..', dataset);
      const rows = Int32Array.from({length: dataset.rows}, (_, row) => row);
      const byHand = cutResult(cuts, dataset, dataset.weight, rows, 0);
      expect([whole, best, byHand].map((one) => one?.significance)).toEqual([null, null, null]);
      expect(best?.accuracy).toBeGreaterThanOrEqual(0.5);
    }
  });

  it('of simulated collisions is S/√B', () => {
    expect(meritOf(testData(10))).toBe('signalOverRootBackground');
  });
});

const dataset = testData();
const {isTest} = split(dataset, {trainShare: 0.5, trainEvents: 0, seed: 2});
const test = chosenRows(isTest);
const scores = (dataset.columns[0] as Float32Array).map((x) => 1 / (1 + Math.exp(-x)));
const scored = {scores, label: dataset.label, weight: rescaledWeights(dataset, isTest)};

describe('the best threshold', () => {
  it('by accuracy is not surpassed by any other threshold', () => {
    const merit = 'accuracy';
    const best = bestPoint(scan(scored, test, {merit, uncertainty: 0}), merit);
    const highest = Math.max(
      ...Array.from({length: 2_001}, (_, i) => i / 2_000).map(
        (threshold) => qualityOf(confusion(scored, test, threshold)).accuracy ?? 0,
      ),
    );
    expect(best?.accuracy).toBeGreaterThan(highest - 1e-9);
  });

  it('by accuracy may be one that calls everything background', () => {
    const merit = 'accuracy';
    const rare = {
      ...scored,
      scores: scores.map((score) => 1 - score),
      weight: scored.weight.map((one, row) => (dataset.label[row] === 1 ? one / 1e6 : one)),
    };
    const points = scan(rare, test, {merit, uncertainty: 0});
    expect(bestPoint(points, merit)).toMatchObject({threshold: 1, signal: 0, background: 0});
  });
});

describe('the excluded thresholds', () => {
  const judging = {merit: 'signalOverRootBackground', uncertainty: 0} as const;
  const ranges = excludedRanges(scored, test, judging);

  it('are those at which fewer effective background events pass than are needed', () => {
    expect(ranges.at(-1)?.to).toBe(1);
    for (let threshold = 0; threshold <= 1; threshold += 0.001) {
      const {effectiveBackground} = atThreshold(scored, test, threshold, judging);
      const isExcluded = ranges.some(({from, to}) => threshold > from && threshold <= to);
      expect(isExcluded).toBe(effectiveBackground < minEffectiveBackground);
    }
  });

  it('are none for the accuracy, and all without background', () => {
    expect(excludedRanges(scored, test, {...judging, merit: 'accuracy'})).toEqual([]);
    const signalAlone = {...scored, label: new Uint8Array(dataset.rows).fill(1)};
    expect(excludedRanges(signalAlone, test, judging)).toEqual([{from: 0, to: 1}]);
  });
});
