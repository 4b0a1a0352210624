/** What settings may be, and what they are at first. */
import {methods, type Method, type Settings} from './types';

/** Ends of a number that a reader sets; `step` is that of a slider, which may be geometric. */
export interface Limits {
  readonly low: number;
  readonly high: number;
  readonly isInteger: boolean;
}

export type NumberSetting =
  | 'trainShare'
  | 'trainEvents'
  | 'seed'
  | 'depth'
  | 'minLeaf'
  | 'trees'
  | 'learningRate'
  | 'epochs'
  | 'batch'
  | 'l2';

export const limits: Readonly<Record<NumberSetting, Limits>> = {
  trainShare: {low: 0.5, high: 0.9, isInteger: false},
  trainEvents: {low: 0, high: 1_000_000, isInteger: true},
  seed: {low: 0, high: 999_999, isInteger: true},
  depth: {low: 1, high: 8, isInteger: true},
  minLeaf: {low: 1, high: 1_000, isInteger: true},
  trees: {low: 1, high: 200, isInteger: true},
  learningRate: {low: 0.0001, high: 1, isInteger: false},
  epochs: {low: 1, high: 300, isInteger: true},
  batch: {low: 16, high: 1_024, isInteger: true},
  l2: {low: 0, high: 1, isInteger: false},
};

export const maxLayers = 3;
export const maxNodes = 16;

const everyMethod: readonly (keyof Settings)[] = [
  'method',
  'features',
  'useWeights',
  'balance',
  'trainShare',
  'trainEvents',
  'seed',
  'negativeWeights',
];

const own: Readonly<Record<Method, readonly (keyof Settings)[]>> = {
  cuts: [],
  logistic: ['standardise', 'l2'],
  tree: ['depth', 'minLeaf'],
  forest: ['depth', 'minLeaf', 'trees'],
  boosted: ['depth', 'minLeaf', 'trees', 'learningRate', 'earlyStopping'],
  network: [
    'standardise',
    'layers',
    'activation',
    'epochs',
    'batch',
    'learningRate',
    'l2',
    'earlyStopping',
  ],
};

/** The settings that change what a method learns. */
export const usedBy = (method: Method): readonly (keyof Settings)[] => [
  ...everyMethod,
  ...own[method],
];

const plain: Settings = {
  method: 'boosted',
  features: [],
  standardise: true,
  useWeights: true,
  balance: true,
  trainShare: 0.7,
  trainEvents: 0,
  seed: 1,
  negativeWeights: 'clip',
  depth: 3,
  minLeaf: 50,
  trees: 100,
  learningRate: 0.1,
  layers: [8, 4],
  activation: 'relu',
  epochs: 30,
  batch: 128,
  l2: 0.0001,
  earlyStopping: false,
};

const startOfMethod: Readonly<Record<Method, Partial<Settings>>> = {
  cuts: {},
  logistic: {},
  tree: {depth: 4},
  forest: {depth: 8, minLeaf: 5},
  boosted: {},
  network: {learningRate: 0.005},
};

/** Teaching sets have few points and fine shapes: a network goes through them more often. */
const startOnPoints: Readonly<Partial<Record<Method, Partial<Settings>>>> = {
  tree: {minLeaf: 10},
  network: {epochs: 150, batch: 32},
};

/**
 * Settings of a method at first.
 *
 * @param features names; an empty list means all, see `usedFeatures`
 * @param isTeaching for a teaching set
 */
export const startSettings = (
  method: Method,
  features: readonly string[],
  isTeaching = false,
): Settings => ({
  ...plain,
  ...startOfMethod[method],
  ...(isTeaching ? startOnPoints[method] : {}),
  method,
  features,
});

/** The settings with another method: what all methods share is kept, all else begins again. */
export function withMethod(settings: Settings, method: Method, isTeaching = false): Settings {
  const fresh = startSettings(method, settings.features, isTeaching);
  const shared = Object.fromEntries(everyMethod.map((name) => [name, settings[name]] as const));
  return {...fresh, ...shared, method};
}

export const isMethod = (text: string): text is Method =>
  (methods as readonly string[]).includes(text);
