/** Logistic regression. */
import {inverse, product} from '@site/src/physics/statistics/linearEquations';
import {logistic} from '../logistic';
import type {TrainingData} from '../prepare';
import {scaledRows, scalingOf} from '../scaling';
import {stoppedMessage, type Training} from '../step';
import {meanLoss, progressOf} from '../track';

const maxSteps = 50;
/** Training ends where a step would lower the loss by less than this. */
const minGain = 1e-9;

interface Derivatives {
  readonly gradient: number[];
  readonly second: number[][];
}

/** Of the mean loss with its penalty ½λΣβ²; entry 0 is the bias, which has no penalty. */
export function derivativesOf(
  inputs: Float64Array,
  outputs: Float64Array,
  {train, label, weights}: Pick<TrainingData, 'train' | 'label' | 'weights'>,
  parameters: readonly number[],
  l2: number,
): Derivatives {
  const size = parameters.length;
  const gradient = new Float64Array(size);
  const second = new Float64Array(size * size);
  const values = new Float64Array(size).fill(1);
  let all = 0;
  for (const row of train) {
    const p = logistic(outputs[row] as number);
    const weight = weights[row] as number;
    const first = weight * (p - (label[row] as number));
    const curve = weight * p * (1 - p);
    all += weight;
    for (let i = 1; i < size; i += 1) values[i] = inputs[row * (size - 1) + i - 1] as number;
    for (let i = 0; i < size; i += 1) {
      gradient[i] = (gradient[i] as number) + first * (values[i] as number);
      const scale = curve * (values[i] as number);
      for (let j = 0; j <= i; j += 1) {
        second[i * size + j] = (second[i * size + j] as number) + scale * (values[j] as number);
      }
    }
  }
  const penalty = (i: number): number => (i > 0 ? l2 : 0);
  return {
    gradient: Array.from(gradient, (g, i) => g / all + penalty(i) * (parameters[i] as number)),
    second: parameters.map((_, i) =>
      parameters.map((__, j) => {
        const entry = second[Math.max(i, j) * size + Math.min(i, j)] as number;
        return entry / all + (i === j ? penalty(i) + 1e-12 : 0);
      }),
    ),
  };
}

function fillOutputs(
  into: Float64Array,
  inputs: Float64Array,
  parameters: readonly number[],
): void {
  const count = parameters.length - 1;
  for (let row = 0; row < into.length; row += 1) {
    let sum = parameters[0] as number;
    for (let i = 0; i < count; i += 1) {
      sum += (parameters[i + 1] as number) * (inputs[row * count + i] as number);
    }
    into[row] = sum;
  }
}

const penaltyOf = (parameters: readonly number[], l2: number): number =>
  (l2 / 2) * parameters.slice(1).reduce((sum, value) => sum + value * value, 0);

/**
 * Logistic regression by Newton's method: a step is halved until the loss falls, and training has
 * converged where a step would lower the mean loss by less than 10⁻⁹. Where a line separates the classes
 * wholly, the coefficients would grow without end but for the penalty; then it ends after 50 steps.
 */
export function* trainLogistic(prepared: TrainingData): Training {
  const {columns, rows, train, settings} = prepared;
  const {features, standardise, l2} = settings;
  const scaling = standardise ? scalingOf(columns, train) : null;
  const inputs = scaledRows(columns, rows, scaling);
  const outputs = new Float64Array(rows);
  let parameters: number[] = new Array<number>(columns.length + 1).fill(0);
  let loss = meanLoss(outputs, train, prepared);
  let ending = `The fit did not converge within ${maxSteps} steps. Use stronger L2 regularisation.`;
  let isStopped = false;
  for (let step = 1; step <= maxSteps && !isStopped; step += 1) {
    const {gradient, second} = derivativesOf(inputs, outputs, prepared, parameters, l2);
    isStopped = yield null;
    const inverted = inverse(second);
    const move = inverted ? product(inverted, gradient) : gradient;
    let [share, found] = [1, loss];
    let next = parameters;
    do {
      next = parameters.map((value, i) => value - share * (move[i] as number));
      fillOutputs(outputs, inputs, next);
      found = meanLoss(outputs, train, prepared) + penaltyOf(next, l2);
      share /= 2;
    } while (!(found <= loss) && share > 1e-6);
    if (!(found <= loss)) {
      fillOutputs(outputs, inputs, parameters);
      ending = `After ${step - 1} steps, no further step reduces the loss.`;
      break;
    }
    const gain = loss - found;
    [parameters, loss] = [next, found];
    isStopped = (yield progressOf(prepared, outputs, step, maxSteps)) || isStopped;
    if (gain < minGain) {
      ending = `Converged after ${step} steps: the next one would reduce the loss by less than 10⁻⁹.`;
      break;
    }
  }
  const [bias = 0, ...coefficients] = parameters;
  return {
    model: {method: 'logistic', features, scaling, bias, coefficients},
    ending: isStopped ? stoppedMessage : ending,
    isStopped,
  };
}
