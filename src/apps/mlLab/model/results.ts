/** What is measured of a trained method: the shapes, for those who compute them and those who draw. */
import type {SignificanceDefinition} from '@site/src/physics/statistics/significance';
import type {Settings} from './types';

/** A point of a curve over all thresholds; an event passes where its score is at least `threshold`. */
export interface RocPoint {
  readonly threshold: number;
  /** Fraction of the signal, by weight, that passes. */
  readonly signal: number;
  /** Fraction of the background that passes. */
  readonly background: number;
}

export interface PrecisionPoint {
  readonly threshold: number;
  readonly recall: number;
  /** Signal among all that passes, by weight; null where nothing passes. */
  readonly precision: number | null;
}

/** Sums of weights, or numbers of rows. */
export interface Confusion {
  readonly truePositive: number;
  readonly falsePositive: number;
  readonly trueNegative: number;
  readonly falseNegative: number;
}

/** The number by which thresholds are ranked. */
export type Merit = 'signalOverRootBackground' | 'accuracy';

/** What passes a selection, and how good the selection is. */
export interface Passing {
  /** Expected events that pass, at the full luminosity: the test share is scaled up to the whole. */
  readonly signal: number;
  readonly background: number;
  /** Effective number of simulated background events that pass. */
  readonly effectiveBackground: number;
  /** Fraction of correct predictions by weight, if all that passes is called signal; null without events. */
  readonly accuracy: number | null;
  /** null without a positive background, and for teaching sets, which have no physical meaning. */
  readonly significance: Readonly<Record<SignificanceDefinition, number>> | null;
}

export interface ScanPoint extends Passing {
  readonly threshold: number;
}

/** Thresholds above `from`, up to and including `to`. */
export interface ThresholdRange {
  readonly from: number;
  readonly to: number;
}

/** The figure of merit as a function of the threshold. */
export interface MeritScan {
  readonly merit: Merit;
  /** In ascending order of the thresholds. */
  readonly points: readonly ScanPoint[];
  readonly best: ScanPoint | null;
  /** S/√B with no selection; the accuracy of always predicting the larger class. */
  readonly none: number | null;
  /** Thresholds that the search for the best one does not consider. */
  readonly excluded: readonly ThresholdRange[];
}

export interface Importance {
  readonly feature: string;
  /** Mean loss of area under the ROC curve when this column is shuffled among the test events. */
  readonly loss: number;
  /** Spread of the repeats divided by √(number of repeats). */
  readonly error: number;
}

/** Two samples against each other. */
export interface Kolmogorov {
  /** Largest distance of the two cumulative distributions. */
  readonly distance: number;
  readonly pValue: number;
  /** Effective numbers of events. */
  readonly effective: readonly [number, number];
}

/** A run that a reader keeps to compare. */
export interface SavedRun {
  readonly id: number;
  readonly dataset: string;
  readonly settings: Settings;
  readonly trainAuc: number | null;
  readonly testAuc: number | null;
  readonly best: ScanPoint | null;
  readonly seconds: number;
}
