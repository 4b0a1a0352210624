import {scoresOf} from '../model/predict';
import type {ModelFile} from '../model/keep/modelFile';
import {split} from '../model/train/split';
import type {Dataset, Trained} from '../model/types';

/**
 * A model of a file on these data. The settings of the file say which events it may have learnt from.
 *
 * @throws LabProblem where the data lack a feature of the model
 */
export const openedModel = (dataset: Dataset, {model, settings}: ModelFile): Trained => ({
  settings,
  model,
  scores: scoresOf(model, dataset),
  ...split(dataset, settings),
  history: [],
  seconds: 0,
  isStopped: false,
  ending: 'This model was opened from a file.',
});
