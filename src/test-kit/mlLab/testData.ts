/** Data for tests: two useful features, one that carries no information, unequal weights and three processes. */
import {gaussian, seededRandom} from '@site/src/physics/random';
import type {Dataset} from '@site/src/apps/mlLab/model/types';

export function testData(rows = 1_200, seed = 3): Dataset {
  const random = seededRandom(seed);
  const process = Uint8Array.from(
    {length: rows},
    () => [0, 1, 1, 2, 2, 2][Math.floor(6 * random())] ?? 0,
  );
  const label = process.map((number) => (number === 0 ? 1 : 0));
  const centres = [0.8, -0.2, -0.6];
  const first = Float32Array.from(process, (number) => (centres[number] ?? 0) + gaussian(random));
  const second = Float32Array.from(label, (signal) => 50 + 20 * (gaussian(random) - 0.7 * signal));
  const third = Float32Array.from(label, () => Math.floor(4 * random()));
  const weight = Float64Array.from(process, (number) => [0.1, 2, 5][number] ?? 0).map(
    (one) => one * (0.5 + random()),
  );
  return {
    key: 'test',
    title: 'Test',
    features: [
      {name: 'first', label: 'First', unit: '', isInteger: false},
      {name: 'second', label: 'Second', unit: 'GeV', isInteger: false},
      {name: 'third', label: 'Third', unit: '', isInteger: true},
    ],
    rows,
    columns: [first, second, third],
    label,
    weight,
    process,
    processes: [
      {id: 'signal', label: 'Signal', isSignal: true},
      {id: 'one', label: 'One', isSignal: false},
      {id: 'two', label: 'Two', isSignal: false},
    ],
    isSimulated: true,
    luminosity: 10,
  };
}

/** Two blocks that a straight line parts, with room between them. */
export function separableData(): Dataset {
  const dataset = testData(400, 5);
  const move = (column: Float32Array, by: number): Float32Array =>
    column.map(
      (value, row) => Math.max(-3, Math.min(3, value)) + by * (dataset.label[row] as number),
    );
  const [first, second, third] = dataset.columns as [Float32Array, Float32Array, Float32Array];
  return {...dataset, columns: [move(first, 8), second, third]};
}

export const allFeatures = ['first', 'second', 'third'];
