import {meritOf} from '../../model/measure/merit';
import {atThreshold} from '../../model/measure/scan';
import type {ScanPoint} from '../../model/results';
import type {Dataset, Trained} from '../../model/types';
import type {ModelEvaluation} from '../modelEvaluation';

/** What passes a threshold, by the test events at the scale of all events. */
export const passingAt = (
  dataset: Dataset,
  {scores}: Trained,
  {testWeights, testRows}: ModelEvaluation,
  threshold: number,
): ScanPoint =>
  atThreshold({scores, label: dataset.label, weight: testWeights}, testRows, threshold, {
    merit: meritOf(dataset),
    uncertainty: 0,
  });
