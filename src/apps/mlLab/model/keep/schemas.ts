/** What files and kept runs may hold. */
import {significanceDefinitions} from '@site/src/physics/statistics/significance';
import * as z from '@site/src/lib/zod';
import {limits, maxLayers, maxNodes, type NumberSetting} from '../settings';
import {activations, methods, negativeRules} from '../types';

const name = z.string().min(1).max(40);
const names = z.array(name).max(40);

function ranged(setting: NumberSetting): z.ZodNumber {
  const {low, high, isInteger} = limits[setting];
  const number = z.number().min(low).max(high);
  return isInteger ? number.int() : number;
}

export const settingsSchema = z.object({
  method: z.enum(methods),
  features: names,
  standardise: z.boolean(),
  useWeights: z.boolean(),
  balance: z.boolean(),
  trainShare: ranged('trainShare'),
  trainEvents: ranged('trainEvents'),
  seed: ranged('seed'),
  negativeWeights: z.enum(negativeRules),
  depth: ranged('depth'),
  minLeaf: ranged('minLeaf'),
  trees: ranged('trees'),
  learningRate: ranged('learningRate'),
  layers: z.array(z.int().min(1).max(maxNodes)).max(maxLayers),
  activation: z.enum(activations),
  epochs: ranged('epochs'),
  batch: ranged('batch'),
  l2: ranged('l2'),
  earlyStopping: z.boolean(),
});

export const scanPointSchema = z.object({
  threshold: z.number(),
  signal: z.number(),
  background: z.number(),
  effectiveBackground: z.number(),
  // Runs that were kept before there was an accuracy have none.
  accuracy: z.number().nullable().default(null),
  significance: z.record(z.enum(significanceDefinitions), z.number()).nullable(),
});

const features = names.min(1);
const finite = z.number();
const numbers = z.array(finite);
const scaling = z.object({means: numbers, widths: z.array(z.number().positive())}).nullable();

const maxNodesOfTree = 2 ** 10;
const nodeNumbers = z.array(finite).min(1).max(maxNodesOfTree);
const nodePlaces = z.array(z.int().min(-1)).min(1).max(maxNodesOfTree);

/** Children come after their parent, so that every path ends. */
const tree = z
  .object({
    feature: nodePlaces,
    threshold: nodeNumbers,
    left: nodePlaces,
    right: nodePlaces,
    value: nodeNumbers,
    weight: nodeNumbers,
    rows: nodeNumbers,
  })
  .refine(({feature, left, right, ...others}) => {
    const count = feature.length;
    const areLongEnough = [left, right, ...Object.values(others)].every(
      ({length}) => length === count,
    );
    const isFine = (child: number | undefined, node: number): boolean =>
      child !== undefined && child > node && child < count;
    return (
      areLongEnough &&
      left.every((child, node) =>
        child < 0
          ? right[node] === -1
          : isFine(child, node) && isFine(right[node], node) && (feature[node] as number) >= 0,
      )
    );
  }, 'the nodes of a tree are inconsistent');

const trees = z.array(tree).min(1).max(limits.trees.high);

const layer = z.object({
  weights: z.array(numbers.min(1)).min(1).max(maxNodes),
  biases: numbers.min(1).max(maxNodes),
});

/** Whether the parts of a model have the sizes that belong together. */
const plainModel = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('cuts'),
    features,
    peels: z
      .array(
        z.object({
          feature: z.int().min(0),
          side: z.enum(['atLeast', 'atMost']),
          value: finite,
        }),
      )
      .max(1_000),
    scores: z.array(z.number().min(0).max(1)),
  }),
  z.object({
    method: z.literal('logistic'),
    features,
    scaling,
    bias: finite,
    coefficients: numbers,
  }),
  z.object({method: z.literal('tree'), features, tree}),
  z.object({method: z.literal('forest'), features, trees}),
  z.object({
    method: z.literal('boosted'),
    features,
    start: finite,
    learningRate: z.number().positive(),
    trees,
  }),
  z.object({
    method: z.literal('network'),
    features,
    scaling,
    activation: z.enum(activations),
    layers: z
      .array(layer)
      .min(1)
      .max(maxLayers + 1),
  }),
]);

type PlainModel = z.infer<typeof plainModel>;

const isTreeOf = (inputs: number, {feature}: {feature: readonly number[]}): boolean =>
  feature.every((place) => place < inputs);

const isScalingOf = (inputs: number, {scaling: one}: {scaling: z.infer<typeof scaling>}): boolean =>
  one === null || (one.means.length === inputs && one.widths.length === inputs);

function isConsistent(model: PlainModel): boolean {
  const inputs = model.features.length;
  switch (model.method) {
    case 'cuts':
      return (
        model.scores.length === model.peels.length + 1 &&
        model.peels.every(({feature}) => feature < inputs)
      );
    case 'logistic':
      return model.coefficients.length === inputs && isScalingOf(inputs, model);
    case 'tree':
      return isTreeOf(inputs, model.tree);
    case 'forest':
    case 'boosted':
      return model.trees.every((one) => isTreeOf(inputs, one));
    case 'network': {
      const sizes = [inputs, ...model.layers.map(({biases}) => biases.length)];
      const fits = model.layers.every(
        ({weights, biases}, i) =>
          weights.length === biases.length && weights.every((row) => row.length === sizes[i]),
      );
      return fits && sizes.at(-1) === 1 && isScalingOf(inputs, model);
    }
  }
}

export const modelSchema = plainModel.refine(
  isConsistent,
  'the parts of the model are inconsistent',
);
