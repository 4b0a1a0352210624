import {factsOf} from '../model/measure/facts';
import type {SavedRun} from '../model/results';
import type {Dataset, Trained} from '../model/types';

const key = 'atlas-open-data.ml-runs';

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // A browser without storage, or without room: the runs last until the page is left.
  }
}

/** The runs of this tab, kept by themselves when a training ends. What reads and writes them comes with the first. */
export class RunStore {
  readonly #listeners = new Set<() => void>();
  #runs: readonly SavedRun[] = [];
  #isRead = false;

  readonly current = (): readonly SavedRun[] => this.#runs;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Brings the runs that were kept before a reload. */
  readonly read = async (): Promise<void> => {
    if (this.#isRead) return;
    const {readRuns} = await import('../model/keep/runs');
    if (this.#isRead) return;
    this.#isRead = true;
    this.#hold(readRuns(stored()));
  };

  readonly add = async (dataset: Dataset, trained: Trained): Promise<void> => {
    const {withRun, printRuns} = await import('../model/keep/runs');
    await this.read();
    this.#hold(withRun(this.#runs, dataset, trained, factsOf(dataset, trained)));
    store(printRuns(this.#runs));
  };

  readonly remove = async (id: number): Promise<void> => {
    const {withoutRun, printRuns} = await import('../model/keep/runs');
    this.#hold(withoutRun(this.#runs, id));
    store(this.#runs.length > 0 ? printRuns(this.#runs) : null);
  };

  #hold(runs: readonly SavedRun[]): void {
    this.#runs = runs;
    for (const listener of Array.from(this.#listeners)) listener();
  }
}
