/** The numbers of a run that are told first, saved, compared and judged by lessons. */
import type {ScanPoint} from '../results';
import {chosenRows} from '../train/split';
import type {Dataset, Trained} from '../types';
import {auc} from './auc';
import {confusion, qualityOf, type Quality} from './confusion';
import {meritOf} from './merit';
import {atThreshold, bestPoint, scan} from './scan';
import {rescaledWeights} from './testWeights';

export interface RunFacts {
  /** null where a class has no positive sum of weights. */
  readonly trainAuc: number | null;
  readonly testAuc: number | null;
  readonly trainEvents: number;
  readonly testEvents: number;
  /** Of the test events at the scale of all, at the threshold 0.5. */
  readonly quality: Quality;
  /** Without a cut on the score. */
  readonly whole: ScanPoint;
  /** The threshold with the largest figure of merit; null if none has enough effective background events. */
  readonly best: ScanPoint | null;
}

/** Relative uncertainty of the background, for the definition of the significance that has one. */
const uncertainty = 0.1;

export function factsOf(dataset: Dataset, trained: Trained): RunFacts {
  const {scores, isTrain, isTest} = trained;
  const {label, weight} = dataset;
  const [train, test] = [chosenRows(isTrain), chosenRows(isTest)];
  const atScale = {scores, label, weight: rescaledWeights(dataset, isTest)};
  const merit = meritOf(dataset);
  return {
    trainAuc: auc({scores, label, weight}, train),
    testAuc: auc(atScale, test),
    trainEvents: train.length,
    testEvents: test.length,
    quality: qualityOf(confusion(atScale, test, 0.5)),
    whole: atThreshold(atScale, test, 0, {merit, uncertainty}),
    best: bestPoint(scan(atScale, test, {merit, uncertainty}), merit) ?? null,
  };
}
