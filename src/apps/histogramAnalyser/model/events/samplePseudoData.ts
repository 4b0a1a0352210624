/** Pseudo-data, sampled from the simulated events. */
import {poissonCount} from '@site/src/physics/statistics/poissonCount';
import {seededRandom, seedOf} from '@site/src/physics/random';
import type {Column, Events} from './events';
import type {Factors} from '../view';

function emptyLike(column: Column, length: number): Column {
  if (column instanceof Uint8Array) return new Uint8Array(length);
  if (column instanceof Uint16Array) return new Uint16Array(length);
  return column instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
}

/** A column of the same kind with the rows at these places, in their order. */
function taken(column: Column, rows: readonly number[]): Column {
  const picked = emptyLike(column, rows.length);
  for (const [place, row] of rows.entries()) picked[place] = column[row] as number;
  return picked;
}

/**
 * Events with pseudo-data in place of those they had, if any: each simulated event is seen k times, k
 * being an independent Poisson number with mean weight × factor, and gives one row of weight k, or none
 * for k = 0. What any selection counts is then Poisson distributed around what it expects. A simulated
 * event of negative weight is never seen, so that where there are such, more is counted than expected.
 * The data are no finer than the simulation: an event of a large weight comes back many times.
 *
 * @param factors on the weights of each simulated process, in the order of their numbers; the number
 * after them is that of the data
 * @param seed any whole number; the same seed gives the same data
 */
export function samplePseudoData(events: Events, factors: Factors, seed: number): Events {
  const {columns, weights, processes} = events;
  const data = factors.length;
  const random = seededRandom(seedOf('pseudo-data', String(seed)));
  const simulated: number[] = [];
  const seen: number[] = [];
  const times: number[] = [];
  for (let row = 0; row < weights.length; row += 1) {
    const process = processes[row] as number;
    if (process >= data) continue;
    simulated.push(row);
    const count = poissonCount(random, (weights[row] as number) * (factors[process] as number));
    if (count === 0) continue;
    seen.push(row);
    times.push(count);
  }
  const rows = [...simulated, ...seen];
  const all = new Float64Array(rows.length);
  const numbers = new Uint8Array(rows.length).fill(data);
  for (const [place, row] of simulated.entries()) {
    all[place] = weights[row] as number;
    numbers[place] = processes[row] as number;
  }
  all.set(times, simulated.length);
  return {
    columns: Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, taken(column, rows)]),
    ),
    weights: all,
    processes: numbers,
    processCount: data + 1,
  };
}
