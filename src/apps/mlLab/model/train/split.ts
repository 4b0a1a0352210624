/** Which events training sees, and which are kept for the test. */
import {seededRandom, seedOf, type Random} from '@site/src/physics/random';
import type {Dataset, Settings} from '../types';

export interface Split {
  /** 1 for each row that training counts. */
  readonly isTrain: Uint8Array;
  /** 1 for each row of the test. */
  readonly isTest: Uint8Array;
}

/** Puts the entries in a random order, in place, by the method of Fisher and Yates. */
export function shuffle(list: Int32Array, random: Random): Int32Array {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const other = Math.floor(random() * (i + 1));
    const kept = list[i] as number;
    list[i] = list[other] as number;
    list[other] = kept;
  }
  return list;
}

const rowsOf = (process: Uint8Array, number: number): Int32Array =>
  Int32Array.from(Array.from(process.keys()).filter((row) => process[row] === number));

/**
 * Deals the rows of each process out to training and test, in the same share and by the seed. Where
 * training is limited to `trainEvents`, each process keeps its share of them, one at least; the test does
 * not change with the limit.
 */
export function split(
  {process, processes, rows}: Pick<Dataset, 'process' | 'processes' | 'rows'>,
  {trainShare, trainEvents, seed}: Pick<Settings, 'trainShare' | 'trainEvents' | 'seed'>,
): Split {
  const isTrain = new Uint8Array(rows);
  const isTest = new Uint8Array(rows);
  const groups = processes.map(({id}, number) =>
    shuffle(rowsOf(process, number), seededRandom(seedOf('split', String(seed), id))),
  );
  const sizes = groups.map(({length}) => Math.round(trainShare * length));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const share = trainEvents > 0 ? Math.min(1, trainEvents / all) : 1;
  groups.forEach((group, number) => {
    const size = sizes[number] ?? 0;
    const used = Math.min(size, Math.max(1, Math.round(share * size)));
    for (const row of group.subarray(0, used)) isTrain[row] = 1;
    for (const row of group.subarray(size)) isTest[row] = 1;
  });
  return {isTrain, isTest};
}

/** The rows whose entry is 1, in ascending order. */
export function chosenRows(mask: Uint8Array): Int32Array {
  const chosen = new Int32Array(mask.reduce((sum, bit) => sum + bit, 0));
  let count = 0;
  for (let row = 0; row < mask.length; row += 1) {
    if (mask[row] === 1) {
      chosen[count] = row;
      count += 1;
    }
  }
  return chosen;
}
