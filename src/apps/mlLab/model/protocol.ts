/** What a page and its worker say to each other. */
import type {Importance} from './results';
import type {Dataset, Model, Progress, Settings, Trained} from './types';

/** `run` counts what a page asked for; replies name it. */
export type Asked =
  | {readonly kind: 'open'; readonly dataset: Dataset}
  | {readonly kind: 'train'; readonly run: number; readonly settings: Settings}
  | {readonly kind: 'stop'; readonly run: number}
  | {
      readonly kind: 'importance';
      readonly run: number;
      readonly model: Model;
      readonly rows: Int32Array;
      readonly repeats: number;
      readonly seed: number;
    };

export type Reply =
  | {readonly kind: 'progress'; readonly run: number; readonly progress: readonly Progress[]}
  | {readonly kind: 'trained'; readonly run: number; readonly trained: Trained}
  | {readonly kind: 'importance'; readonly run: number; readonly importance: readonly Importance[]}
  /** `isProblem`: the reader can mend it, and the message says how. */
  | {
      readonly kind: 'failed';
      readonly run: number;
      readonly message: string;
      readonly isProblem: boolean;
    };
