/** How much each event counts in training. */
import type {Dataset, NegativeRule, Settings} from '../types';

type Weighing = Pick<Settings, 'useWeights' | 'balance' | 'negativeWeights'>;

function allowed(weight: number, rule: NegativeRule): number {
  return rule === 'keep' ? weight : Math.max(0, weight);
}

/**
 * Weights of all rows as training counts them: 1 each where the weights of the sample are not used. They
 * are scaled so that the rows of the training have 1 as their mean; with `balance` both classes add up to
 * the same among them, by one factor a class that holds for the test too. Negative weights become 0 with
 * `clip` and with `drop`, which differ only in which rows are counted (`countedRows`).
 *
 * @param train rows of the training
 * @returns one number per row of the data set; all are 0 for a class whose training weights do not add up
 * to more than 0
 */
export function trainingWeights(
  {weight, label, rows}: Pick<Dataset, 'weight' | 'label' | 'rows'>,
  train: Int32Array,
  {useWeights, balance, negativeWeights}: Weighing,
): Float64Array {
  const weights = new Float64Array(rows).fill(1);
  if (useWeights) {
    for (let row = 0; row < rows; row += 1) {
      weights[row] = allowed(weight[row] as number, negativeWeights);
    }
  }
  const sums: [number, number] = [0, 0];
  for (const row of train) sums[label[row] as 0 | 1] += weights[row] as number;
  const [background, signal] = sums;
  const factor = (sum: number): number => {
    const wanted = balance ? train.length / 2 : (train.length * sum) / (background + signal);
    return sum > 0 ? wanted / sum : 0;
  };
  const factors = [factor(background), factor(signal)];
  for (let row = 0; row < rows; row += 1) {
    weights[row] = (weights[row] as number) * (factors[label[row] as number] as number);
  }
  return weights;
}

/** The rows of the training that are counted: with `drop` those of negative weight are left out. */
export function countedRows(
  {weight}: Pick<Dataset, 'weight'>,
  train: Int32Array,
  {useWeights, negativeWeights}: Weighing,
): Int32Array {
  const drops = useWeights && negativeWeights === 'drop';
  return drops ? train.filter((row) => (weight[row] as number) >= 0) : train;
}
