/** What is measured of a result at all thresholds, once for each result. */
import {auc} from '../model/measure/auc';
import {precisionRecall, roc} from '../model/measure/curves';
import {outputsOf, type Outputs} from '../model/measure/outputs';
import {bestPoint, scan} from '../model/measure/scan';
import {rescaledWeights} from '../model/measure/testWeights';
import type {PrecisionPoint} from '../model/results';
import {chosenRows} from '../model/train/split';
import type {Dataset, Trained} from '../model/types';
import type {RocCurves} from './drawings/roc';
import type {WorthScan} from './drawings/worth';

export interface Measured {
  readonly trainRows: Int32Array;
  readonly testRows: Int32Array;
  /** Of all rows: those of the test at the scale of all events, 0 for others. */
  readonly testWeights: Float64Array;
  readonly roc: RocCurves;
  readonly precision: readonly PrecisionPoint[];
  readonly scan: WorthScan;
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

export function measuredOf(dataset: Dataset, trained: Trained): Measured {
  const {scores, isTrain, isTest} = trained;
  const [trainRows, testRows] = [chosenRows(isTrain), chosenRows(isTest)];
  const testWeights = rescaledWeights(dataset, isTest);
  const {label, weight} = dataset;
  const plain = {scores, label, weight};
  const scaled = {scores, label, weight: testWeights};
  const points = scan(scaled, testRows, {uncertainty: 0});
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
    scan: {
      points,
      best: bestPoint(points, 'signalOverRootBackground') ?? null,
      none: points[0]?.significance?.signalOverRootBackground ?? null,
    },
    outputs: outputsOf(dataset, trained),
    signalShare: signalShareOf(dataset, testWeights),
  };
}
