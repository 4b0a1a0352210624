/** Evaluation of a trained model at all thresholds, computed once per result. */
import {auc, type ScoredEvents} from '../model/measure/auc';
import {confusion, qualityOf, type Quality} from '../model/measure/confusion';
import {precisionRecall, roc} from '../model/measure/curves';
import {meritOf, valueOf} from '../model/measure/merit';
import {outputsOf, type Outputs} from '../model/measure/outputs';
import {bestPoint, excludedRanges, scan} from '../model/measure/scan';
import {rescaledWeights} from '../model/measure/testWeights';
import type {Merit, MeritScan, PrecisionPoint, ScanPoint} from '../model/results';
import {chosenRows} from '../model/train/split';
import type {Dataset, Trained} from '../model/types';
import type {RocCurves} from './drawings/roc';

export interface ModelEvaluation {
  readonly trainRows: Int32Array;
  readonly testRows: Int32Array;
  /** Of all rows: those of the test at the scale of all events, 0 for others. */
  readonly testWeights: Float64Array;
  readonly roc: RocCurves;
  readonly precision: readonly PrecisionPoint[];
  readonly scan: MeritScan;
  readonly outputs: Outputs;
  /** Of the test events, by weight. */
  readonly signalShare: number;
}

function signalShareOf({label}: Dataset, weights: Float64Array): number {
  let [signal, all] = [0, 0];
  weights.forEach((weight, row) => {
    all += weight;
    signal += label[row] === 1 ? weight : 0;
  });
  return all > 0 ? signal / all : 0;
}

function noneOf(merit: Merit, [whole]: readonly ScanPoint[], quality: Quality): number | null {
  if (merit === 'accuracy') return quality.lazyAccuracy;
  return whole ? valueOf(whole, merit) : null;
}

/** @param scored the test events at the scale of all events */
function meritScanOf(dataset: Dataset, scored: ScoredEvents, rows: Int32Array): MeritScan {
  const merit = meritOf(dataset);
  const judging = {merit, uncertainty: 0};
  const points = scan(scored, rows, judging);
  return {
    merit,
    points,
    best: bestPoint(points, merit) ?? null,
    none: noneOf(merit, points, qualityOf(confusion(scored, rows, 0))),
    excluded: excludedRanges(scored, rows, judging),
  };
}

export function evaluateModel(dataset: Dataset, trained: Trained): ModelEvaluation {
  const {scores, isTrain, isTest} = trained;
  const [trainRows, testRows] = [chosenRows(isTrain), chosenRows(isTest)];
  const testWeights = rescaledWeights(dataset, isTest);
  const {label, weight} = dataset;
  const plain = {scores, label, weight};
  const scaled = {scores, label, weight: testWeights};
  return {
    trainRows,
    testRows,
    testWeights,
    roc: {
      train: roc(plain, trainRows),
      test: roc(scaled, testRows),
      trainAuc: auc(plain, trainRows) ?? Number.NaN,
      testAuc: auc(scaled, testRows) ?? Number.NaN,
    },
    precision: precisionRecall(scaled, testRows),
    scan: meritScanOf(dataset, scaled, testRows),
    outputs: outputsOf(dataset, trained),
    signalShare: signalShareOf(dataset, testWeights),
  };
}
