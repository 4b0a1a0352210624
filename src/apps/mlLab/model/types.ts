/** What the machine-learning lab works on, what a reader sets, and what comes out. All of it is plain data. */

export interface Feature {
  /** Name of the column in the sample, and in addresses and files. */
  readonly name: string;
  /** As an axis says it. */
  readonly label: string;
  readonly unit: '' | 'GeV' | '°';
  /** True if values are integers, such as counts or codes: 0, 1, 2, … */
  readonly isInteger: boolean;
  /** Reveals the class of an event, and does not exist in real data: only for the lesson on leakage. */
  readonly isTrap?: boolean;
}

interface Process {
  readonly id: string;
  readonly label: string;
  readonly isSignal: boolean;
}

/** Events with labels. Arrays have one entry per row. */
export interface Dataset {
  readonly key: string;
  readonly title: string;
  readonly features: readonly Feature[];
  readonly rows: number;
  /** One per feature, in the order of `features`, in the unit of the feature. */
  readonly columns: readonly Float32Array[];
  /** 1 for signal, 0 for background. */
  readonly label: Uint8Array;
  /** Expected events per row; may be negative. */
  readonly weight: Float64Array;
  /** Place in `processes`. */
  readonly process: Uint8Array;
  readonly processes: readonly Process[];
  /** Simulated collisions; false for points of a teaching set, which stand for nothing. */
  readonly isSimulated: boolean;
  /** In fb⁻¹; none for teaching sets. */
  readonly luminosity?: number;
}

export const methods = ['cuts', 'logistic', 'tree', 'forest', 'boosted', 'network'] as const;
export type Method = (typeof methods)[number];

export const activations = ['relu', 'tanh', 'sigmoid'] as const;
export type Activation = (typeof activations)[number];

/** What training does with negative weights: takes them as 0, as they are, or leaves their events out. */
export const negativeRules = ['clip', 'keep', 'drop'] as const;
export type NegativeRule = (typeof negativeRules)[number];

/** Fields that a method does not use are kept, and change nothing: `usedBy` in settings.ts. */
export interface Settings {
  readonly method: Method;
  /** Names, at least one. */
  readonly features: readonly string[];
  /** Whether inputs get mean 0 and width 1, by the events of the training alone. */
  readonly standardise: boolean;
  /** Whether training counts an event by its weight, or each as one. */
  readonly useWeights: boolean;
  /** Whether both classes count the same in all. */
  readonly balance: boolean;
  /** Share of each process that training may see; the rest is for the test. */
  readonly trainShare: number;
  /** Training uses at most so many events; 0 for all of its share. */
  readonly trainEvents: number;
  readonly seed: number;
  readonly negativeWeights: NegativeRule;
  /** Longest path of a tree. */
  readonly depth: number;
  /** Fewest training events in a leaf. */
  readonly minLeaf: number;
  readonly trees: number;
  /** Of boosting: the share of each tree that is taken; of a network: the step of Adam. */
  readonly learningRate: number;
  /** Nodes of each hidden layer, none to three. */
  readonly layers: readonly number[];
  readonly activation: Activation;
  readonly epochs: number;
  /** Events per step of a network. */
  readonly batch: number;
  /** Strength of the penalty on large coefficients. */
  readonly l2: number;
  /** Whether a tenth of the training events is held out to say when to stop. */
  readonly earlyStopping: boolean;
}

/** Losses are mean logarithmic losses per unit of training weight; areas are those under the ROC curve. */
export interface Progress {
  readonly step: number;
  readonly of: number;
  readonly trainLoss: number;
  readonly testLoss: number;
  readonly trainAuc: number;
  readonly testAuc: number;
}

/** Means and widths, one per input; an input becomes (value − mean) / width. */
export interface Scaling {
  readonly means: readonly number[];
  readonly widths: readonly number[];
}

/**
 * A tree as parallel lists, the root first. An event goes to `left` where its value is at most
 * `threshold`; `left` is −1 in leaves. Thresholds are in the unit of the feature.
 */
export interface TreeNodes {
  /** Place in the features of the model; −1 in leaves. */
  readonly feature: readonly number[];
  readonly threshold: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Signal fraction among the training weights; in boosting what is added to the log-odds. */
  readonly value: readonly number[];
  /** Sum of the training weights. */
  readonly weight: readonly number[];
  /** Training events. */
  readonly rows: readonly number[];
}

/** One step of cuts: from here on events must have at least, or at most, this value of a feature. */
export interface Peel {
  readonly feature: number;
  readonly side: 'atLeast' | 'atMost';
  readonly value: number;
}

interface OfModel {
  /** Names of the inputs, in their order. */
  readonly features: readonly string[];
}

/**
 * Boxes in boxes. An event that passes the first `n` peels and fails the next one has the score
 * `scores[n]`, which never falls with `n`; there is one more score than peels.
 */
export interface CutsModel extends OfModel {
  readonly method: 'cuts';
  readonly peels: readonly Peel[];
  readonly scores: readonly number[];
}

export interface LogisticModel extends OfModel {
  readonly method: 'logistic';
  readonly scaling: Scaling | null;
  readonly bias: number;
  /** One per input, after scaling. */
  readonly coefficients: readonly number[];
}

interface TreeModel extends OfModel {
  readonly method: 'tree';
  readonly tree: TreeNodes;
}

export interface ForestModel extends OfModel {
  readonly method: 'forest';
  readonly trees: readonly TreeNodes[];
}

export interface BoostedModel extends OfModel {
  readonly method: 'boosted';
  /** Log-odds before the first tree. */
  readonly start: number;
  readonly learningRate: number;
  readonly trees: readonly TreeNodes[];
}

export interface Layer {
  /** One row per node of the layer, one number per node before it. */
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly number[];
}

/** The last layer has one node and a logistic output; those before it have `activation`. */
export interface NetworkModel extends OfModel {
  readonly method: 'network';
  readonly scaling: Scaling | null;
  readonly activation: Activation;
  readonly layers: readonly Layer[];
}

export type Model =
  CutsModel | LogisticModel | TreeModel | ForestModel | BoostedModel | NetworkModel;

/** Arrays have one entry per row of the data set. */
export interface Trained {
  readonly settings: Settings;
  readonly model: Model;
  /** From 0, like background, to 1, like signal. */
  readonly scores: Float32Array;
  readonly isTest: Uint8Array;
  /** 1 where training counted the event; neither is set for events beyond `trainEvents`. */
  readonly isTrain: Uint8Array;
  /** One entry per step of training, thinned out where there are very many. */
  readonly history: readonly Progress[];
  readonly seconds: number;
  /** Whether the reader stopped it: the model is what was learnt until then. */
  readonly isStopped: boolean;
  /** Why training ended, in a sentence that readers see. */
  readonly ending: string;
}
