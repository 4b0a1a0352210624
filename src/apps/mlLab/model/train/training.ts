/** From a data set and settings to a trained method. */
import {scoring} from '../predict';
import type {Dataset, Progress, Settings, Trained} from '../types';
import {trainBoosted} from './methods/boosted';
import {trainCuts} from './methods/cuts';
import {trainLogistic} from './methods/logisticRegression';
import {trainNetwork} from './methods/network';
import {trainForest, trainTree} from './methods/trees';
import {prepare, type TrainingData} from './prepare';
import type {Training} from './step';

const trainers: Readonly<Record<Settings['method'], (prepared: TrainingData) => Training>> = {
  cuts: trainCuts,
  logistic: trainLogistic,
  tree: trainTree,
  forest: trainForest,
  boosted: trainBoosted,
  network: trainNetwork,
};

/**
 * Trains in pieces of some ten milliseconds: `next(true)` stops it soon. The same data, settings and seed
 * give the same model on any machine.
 *
 * @throws LabProblem at the first `next`, where nothing can be learnt from these data with these settings
 */
export function* training(
  dataset: Dataset,
  settings: Settings,
): Generator<Progress | null, Trained, boolean> {
  const start = performance.now();
  const prepared = prepare(dataset, settings);
  const steps = trainers[settings.method](prepared);
  const history: Progress[] = [];
  let step = steps.next(false);
  while (!step.done) {
    if (step.value) history.push(step.value);
    step = steps.next((yield step.value) === true);
  }
  const {model, ending, isStopped} = step.value;
  const all = Int32Array.from({length: dataset.rows}, (_, row) => row);
  const scores = yield* scoring(model, prepared.columns, all);
  return {
    settings,
    model,
    scores,
    isTest: prepared.isTest,
    isTrain: prepared.isTrain,
    history,
    seconds: (performance.now() - start) / 1000,
    isStopped,
    ending,
  };
}

/** The same at once, for tests and for measurements. */
export function trainedAtOnce(dataset: Dataset, settings: Settings): Trained {
  const steps = training(dataset, settings);
  let step = steps.next(false);
  while (!step.done) step = steps.next(false);
  return step.value;
}
