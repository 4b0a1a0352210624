/** A multilayer perceptron. */
import {seededRandom, seedOf} from '@site/src/physics/random';
import type {Activation} from '../../types';
import {Keeper} from '../earlyStopping';
import {logistic} from '../logistic';
import {Adam} from '../network/adam';
import {layersOf, layerOffsets, startParameters, type LayerOffsets} from '../network/parameters';
import {backward, forward, createNodeBuffers, type NodeBuffers} from '../network/pass';
import type {TrainingData} from '../prepare';
import {scaledRows, scalingOf} from '../scaling';
import {shuffle} from '../split';
import {stoppedMessage, type Training} from '../step';
import {meanLoss, progressOf} from '../track';

/** Multiplications between two pauses: some milliseconds. */
const maxWork = 3_000_000;

export interface Net {
  readonly parameters: Float64Array;
  readonly places: readonly LayerOffsets[];
  readonly activation: Activation;
  readonly room: NodeBuffers;
}

/**
 * Gradient of the mean loss of a batch, with the penalty ½λΣw² on all weights but the biases.
 *
 * @param inputs of all rows, row after row
 * @param batch the rows
 * @param gradient filled with one number per parameter
 */
export function batchGradient(
  {parameters, places, activation, room}: Net,
  inputs: Float64Array,
  batch: Int32Array,
  {label, weights}: Pick<TrainingData, 'label' | 'weights'>,
  l2: number,
  gradient: Float64Array,
): void {
  gradient.fill(0);
  const count = (places[0] as LayerOffsets).before;
  for (let i = 0; i < batch.length; i += 1) {
    const row = batch[i] as number;
    const output = forward(parameters, places, activation, inputs, row * count, room);
    const error = (weights[row] as number) * (logistic(output) - (label[row] as number));
    backward(parameters, places, activation, error, room, gradient);
  }
  for (let i = 0; i < gradient.length; i += 1) {
    gradient[i] = (gradient[i] as number) / batch.length;
  }
  for (const {weights: start, biases} of places) {
    for (let i = start; i < biases; i += 1) {
      gradient[i] = (gradient[i] as number) + l2 * (parameters[i] as number);
    }
  }
}

/** Log-odds of all rows, with pauses. */
function* fillingOutputs(
  {parameters, places, activation, room}: Net,
  inputs: Float64Array,
  outputs: Float64Array,
): Generator<null, void, boolean> {
  const count = (places[0] as LayerOffsets).before;
  const most = Math.ceil(maxWork / parameters.length);
  for (let row = 0; row < outputs.length; row += 1) {
    outputs[row] = forward(parameters, places, activation, inputs, row * count, room);
    if (row % most === most - 1) yield null;
  }
}

/**
 * A network of none to three hidden layers with a logistic output, taught by the logarithmic loss with
 * Adam in random batches. One step of progress is one epoch: once through all training events. With early
 * stopping, the epoch that was best on the validation events is kept.
 */
export function* trainNetwork(prepared: TrainingData): Training {
  const {columns, rows, train, held, settings} = prepared;
  const {features, standardise, layers, activation, epochs, batch, learningRate, l2, seed} =
    settings;
  const random = seededRandom(seedOf('network', String(seed)));
  const scaling = standardise ? scalingOf(columns, train) : null;
  const inputs = scaledRows(columns, rows, scaling);
  const sizes = [columns.length, ...layers, 1];
  const places = layerOffsets(sizes);
  const parameters = startParameters(places, activation, random);
  const net: Net = {parameters, places, activation, room: createNodeBuffers(sizes)};
  const gradient = new Float64Array(parameters.length);
  const adam = new Adam(parameters, learningRate);
  const keeper = new Keeper<Float64Array>(settings.earlyStopping && held.length > 0);
  const order = train.slice();
  const outputs = new Float64Array(rows);
  let isStopped = false;
  let ending = '';
  for (let epoch = 1; epoch <= epochs && !isStopped && ending === ''; epoch += 1) {
    shuffle(order, random);
    let work = 0;
    for (let at = 0; at < order.length && !isStopped; at += batch) {
      const some = order.subarray(at, at + batch);
      batchGradient(net, inputs, some, prepared, l2, gradient);
      adam.step(gradient);
      work += 3 * some.length * parameters.length;
      if (work < maxWork) continue;
      work = 0;
      isStopped = yield null;
    }
    if (isStopped && epoch > 1) break;
    yield* fillingOutputs(net, inputs, outputs);
    if (!parameters.every(Number.isFinite)) {
      ending = 'The training diverged: the weights became infinite. Use a smaller learning rate.';
    } else if (keeper.isOver(meanLoss(outputs, held, prepared), parameters.slice())) {
      ending = keeper.words('epochs');
    }
    isStopped = (yield progressOf(prepared, outputs, epoch, epochs)) || isStopped;
  }
  return {
    model: {
      method: 'network',
      features,
      scaling,
      activation,
      layers: layersOf(keeper.best ?? parameters, places),
    },
    ending: isStopped ? stoppedMessage : ending || `All ${epochs} epochs were completed.`,
    isStopped,
  };
}
