import {LabProblem} from '../model/problem';
import {createTrainer, type Run, type Trainer} from '../model/trainer';
import type {Dataset, Progress, Settings, Trained} from '../model/types';

export interface TrainingView {
  readonly isRunning: boolean;
  /** Of the training that runs, or else of the last one. */
  readonly history: readonly Progress[];
  /** Why it did not work. */
  readonly problem: string | null;
  readonly trained: Trained | null;
}

const nothing: TrainingView = {isRunning: false, history: [], problem: null, trained: null};

const fault =
  'Something went wrong in this app and the training stopped. Your settings are kept: retry, or use a different seed.';

interface Options {
  /** Informed of each training that ends with a result. */
  readonly onTrained?: (trained: Trained) => void;
  /** For tests. */
  readonly make?: (dataset: Dataset) => Trainer;
}

/** Training on one data set. Its worker starts with the first training. */
export class TrainingStore {
  readonly #dataset: Dataset;
  readonly #make: (dataset: Dataset) => Trainer;
  readonly #onTrained: ((trained: Trained) => void) | undefined;
  readonly #listeners = new Set<() => void>();
  #view = nothing;
  #trainer: Trainer | undefined;
  #run: Run<Trained> | undefined;

  constructor(dataset: Dataset, {onTrained, make = createTrainer}: Options = {}) {
    this.#dataset = dataset;
    this.#make = make;
    this.#onTrained = onTrained;
  }

  readonly current = (): TrainingView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The worker of these data. */
  readonly trainer = (): Trainer => {
    this.#trainer ??= this.#make(this.#dataset);
    return this.#trainer;
  };

  /** Begins again; what runs is given up, and the last result stays until there is another. */
  readonly start = (settings: Settings): void => {
    this.#run?.stop();
    this.#hold({...this.#view, isRunning: true, history: [], problem: null});
    const run = this.trainer().train(settings, (progress) => {
      if (this.#run !== run) return;
      this.#hold({...this.#view, history: [...this.#view.history, ...progress]});
    });
    this.#run = run;
    run.result.then(
      (trained) => {
        if (this.#run !== run) return;
        this.show(trained);
        this.#onTrained?.(trained);
      },
      (error: unknown) => {
        if (this.#run !== run) return;
        this.#run = undefined;
        const problem = error instanceof LabProblem ? error.message : fault;
        this.#hold({...this.#view, isRunning: false, problem});
      },
    );
  };

  /** What was learnt until then is the result. */
  readonly stop = (): void => this.#run?.stop();

  /** Shows a result, of this training or of a file. */
  readonly show = (trained: Trained): void => {
    this.#run = undefined;
    this.#hold({isRunning: false, history: trained.history, problem: null, trained});
  };

  readonly close = (): void => {
    this.#run = undefined;
    this.#trainer?.close();
    this.#trainer = undefined;
    if (this.#view.isRunning) this.#hold({...this.#view, isRunning: false});
  };

  #hold(view: TrainingView): void {
    this.#view = view;
    for (const listener of Array.from(this.#listeners)) listener();
  }
}
