/** What all parts of the open lab get. */
import type {LabState} from '../model/state';
import type {Dataset, Settings, Trained} from '../model/types';
import type {ModelEvaluation} from './modelEvaluation';
import type {RunStore} from './RunStore';
import type {TrainingStore, TrainingView} from './TrainingStore';

export interface Lab {
  /** With the settings that are used: the features are named. */
  readonly state: LabState;
  /** That of the reader, or else the best one; 0.5 for points in a plane. */
  readonly threshold: number;
  /** @param isMoving a step of many, such as those of a slider */
  readonly change: (next: Partial<LabState>, isMoving?: boolean) => void;
  readonly setSettings: (settings: Settings, isMoving?: boolean) => void;
  /** Ends a move. */
  readonly settle: () => void;
  /** While others are brought, those of before. */
  readonly dataset: Dataset;
  /** How much of the chosen data has come, from 0 to 1; null where they are there. */
  readonly coming: number | null;
  readonly training: TrainingView;
  readonly store: TrainingStore;
  readonly start: () => void;
  /** Training runs of this tab that ended. */
  readonly runs: RunStore;
  /** The last result for these data, with its evaluation. */
  readonly trained: Trained | null;
  readonly measured: ModelEvaluation | null;
  /** Whether settings are others than those of the result. */
  readonly isStale: boolean;
}
