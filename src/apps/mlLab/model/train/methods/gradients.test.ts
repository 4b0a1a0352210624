import {describe, expect, it} from 'vitest';
import {seededRandom} from '@site/src/physics/random';
import {startSettings} from '../../settings';
import {allFeatures, testData} from '@site/src/test-kit/mlLab/testData';
import {activations} from '../../types';
import {logLoss} from '../logistic';
import {layerOffsets, startParameters} from '../network/parameters';
import {forward, createNodeBuffers} from '../network/pass';
import {prepare} from '../prepare';
import {scaledRows, scalingOf} from '../scaling';
import {derivativesOf} from './logisticRegression';
import {batchGradient, type Net} from './network';

const prepared = prepare(testData(60), startSettings('network', allFeatures));
const {columns, rows, train, label, weights} = prepared;
const inputs = scaledRows(columns, rows, scalingOf(columns, train));
const step = 1e-5;

/** Derivative by one parameter, from the loss on either side. */
function difference(loss: () => number, parameters: Float64Array | number[], i: number): number {
  const kept = parameters[i] as number;
  parameters[i] = kept + step;
  const above = loss();
  parameters[i] = kept - step;
  const below = loss();
  parameters[i] = kept;
  return (above - below) / (2 * step);
}

describe('gradients are the slopes of the loss', () => {
  it.each(activations)('of a network with %s', (activation) => {
    const sizes = [3, 5, 2, 1];
    const places = layerOffsets(sizes);
    const parameters = startParameters(places, activation, seededRandom(9));
    parameters.forEach((value, i) => (parameters[i] = value + 0.01 * (i % 7)));
    const net: Net = {parameters, places, activation, room: createNodeBuffers(sizes)};
    const l2 = 0.3;
    const loss = (): number => {
      let sum = 0;
      for (const row of train) {
        const output = forward(parameters, places, activation, inputs, row * 3, net.room);
        sum += (weights[row] as number) * logLoss(output, label[row] as number);
      }
      const isWeight = (i: number): boolean =>
        places.some(({weights: from, biases}) => i >= from && i < biases);
      const squares = parameters.reduce((all, w, i) => all + (isWeight(i) ? w * w : 0), 0);
      return sum / train.length + (l2 / 2) * squares;
    };
    const gradient = new Float64Array(parameters.length);
    batchGradient(net, inputs, train, {label, weights}, l2, gradient);
    gradient.forEach((slope, i) => expect(slope).toBeCloseTo(difference(loss, parameters, i), 6));
  });

  it('of logistic regression, and its second derivatives are the slopes of the first', () => {
    const parameters = [0.2, -0.5, 0.3, 0.1];
    const l2 = 0.4;
    const outputs = new Float64Array(rows);
    const fill = (): void => {
      for (let row = 0; row < rows; row += 1) {
        outputs[row] = parameters.reduce(
          (sum, value, i) => sum + value * (i === 0 ? 1 : (inputs[row * 3 + i - 1] as number)),
          0,
        );
      }
    };
    const loss = (): number => {
      fill();
      let [sum, all] = [0, 0];
      for (const row of train) {
        sum += (weights[row] as number) * logLoss(outputs[row] as number, label[row] as number);
        all += weights[row] as number;
      }
      return sum / all + (l2 / 2) * parameters.slice(1).reduce((total, b) => total + b * b, 0);
    };
    const derivatives = () => {
      fill();
      return derivativesOf(inputs, outputs, prepared, parameters, l2);
    };
    const {gradient, second} = derivatives();
    gradient.forEach((slope, i) => expect(slope).toBeCloseTo(difference(loss, parameters, i), 7));
    second.forEach((row, j) =>
      row.forEach((entry, i) => {
        const slope = difference(() => derivatives().gradient[j] as number, parameters, i);
        expect(entry).toBeCloseTo(slope, 6);
      }),
    );
  });
});
