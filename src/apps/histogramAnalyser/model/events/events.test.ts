import {expect, it} from 'vitest';
import {checkEvents, type Dimension, type Events} from './events';

const events: Events = {
  columns: {mass: Float32Array.of(1, Number.NaN, Infinity), jets: Uint8Array.of(0, 2, 1)},
  weights: Float32Array.of(0.5, -1, 0),
  processes: Uint8Array.of(0, 1, 1),
  processCount: 2,
};
const mass: Dimension = {name: 'mass', column: 'mass', axis: {low: 0, high: 1, bins: 2}};

it('lets values of any kind pass', () => {
  expect(() => checkEvents(events, [mass])).not.toThrow();
});

it.each<[Partial<Events>, string]>([
  [{weights: Float32Array.of(1, Infinity, 1)}, 'The weight of row 1 is not a number.'],
  [{weights: Float32Array.of(1, 1)}, 'mass has 3 rows, and the weights have 2.'],
  [{processes: Uint8Array.of(0, 1)}, 'processes has 2 rows, and the weights have 3.'],
  [{processes: Uint8Array.of(0, 1, 2)}, 'Row 2 has process 2, which is not listed.'],
  [{columns: {jets: Uint8Array.of(1, 2, 3)}}, 'There is no column mass.'],
])('refuses events with %o', (change, message) => {
  expect(() => checkEvents({...events, ...change}, [mass])).toThrow(message);
});

it.each<[readonly Dimension[], string]>([
  [[mass, {...mass, column: 'jets'}], 'Two dimensions are called mass.'],
  [[{...mass, axis: {low: 0, high: 1, bins: 300}}], 'The axis of mass has 300 bins'],
  [Array.from({length: 33}, (_, i) => ({...mass, name: `m${i}`})), 'more than 32 dimensions'],
])('refuses dimensions %#', (dimensions, message) => {
  expect(() => checkEvents(events, dimensions)).toThrow(message);
});

it('refuses events that a worker took, which look as if there were none', () => {
  const weights = Float32Array.of(1, 2, 3);
  structuredClone(weights, {transfer: [weights.buffer]});
  expect(() => checkEvents({...events, weights, columns: {}}, [])).toThrow(
    'transferred to a worker',
  );
  const empty = {columns: {}, weights: new Float32Array(0), processes: new Uint8Array(0)};
  expect(() => checkEvents({...empty, processCount: 0}, [])).not.toThrow();
});
