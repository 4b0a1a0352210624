/** The numbers of a run that are told first, saved, compared and judged by lessons. */
import type {SignificanceDefinition} from '@site/src/physics/significance';
import type {ScanPoint} from '../results';
import {chosenRows} from '../train/split';
import type {Dataset, Trained} from '../types';
import {auc} from './auc';
import {confusion, qualityOf, type Quality} from './confusion';
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
  /** null where no threshold leaves enough simulated background. */
  readonly best: ScanPoint | null;
}

/** @param uncertainty of the background, relative */
export function factsOf(
  dataset: Dataset,
  trained: Trained,
  definition: SignificanceDefinition = 'signalOverRootBackground',
  uncertainty = 0.1,
): RunFacts {
  const {scores, isTrain, isTest} = trained;
  const {label, weight} = dataset;
  const [train, test] = [chosenRows(isTrain), chosenRows(isTest)];
  const atScale = {scores, label, weight: rescaledWeights(dataset, isTest)};
  return {
    trainAuc: auc({scores, label, weight}, train),
    testAuc: auc(atScale, test),
    trainEvents: train.length,
    testEvents: test.length,
    quality: qualityOf(confusion(atScale, test, 0.5)),
    whole: atThreshold(atScale, test, 0, uncertainty),
    best: bestPoint(scan(atScale, test, {uncertainty}), definition) ?? null,
  };
}
