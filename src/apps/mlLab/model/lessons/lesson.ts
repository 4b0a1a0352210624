/** What a lesson is: a start, things to do, and a check of the reader's own run. */
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {RunFacts} from '../measure/facts';
import type {DataChoice} from '../state';
import type {Dataset, Settings, Trained} from '../types';

interface LessonRun {
  readonly dataset: Dataset;
  readonly trained: Trained;
  readonly facts: RunFacts;
}

export interface Verdict {
  readonly isReached: boolean;
  /** What the run shows, in its own numbers. */
  readonly words: string;
}

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** What one wonders about. */
  readonly question: string;
  readonly minutes: number;
  readonly start: {readonly data: DataChoice; readonly settings: Settings};
  readonly steps: readonly string[];
  /** What to look at meanwhile. */
  readonly watch: readonly string[];
  /** What a run must show. */
  readonly goal: string;
  readonly check: (run: LessonRun) => Verdict;
  readonly recap: readonly {readonly question: string; readonly answer: string}[];
}

/** The verdict on a run with other data than those of the lesson. */
export const otherData = (title: string): Verdict => ({
  isReached: false,
  words: `This run used different data. Start the lesson “${title}” again to load its data.`,
});

/** A share as per cent: 99.2 %. */
export const percent = (share: number | null): string =>
  formatPercent(share, {decimals: 1, missing: '–', unbroken: true});

/** An area under the ROC curve: 0.781. */
export const area = (value: number | null): string =>
  formatNumber(value, {decimals: 3, missing: '–'});
