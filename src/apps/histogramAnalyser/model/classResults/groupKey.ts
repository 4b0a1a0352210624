/** What each group of a class finds: the key that a teacher makes from the seed. */
import type {Analysis} from '../analysis';
import {yieldsFrom, type GroupYields} from './classTable';
import {schemeOf, type AppDescription} from '../description';
import {EventsError, type Events} from '../events/events';
import {markFailing} from '../cuts/filters';
import {groupsOfRows, type Sharing} from './parts';
import {nothing, plus, type Total} from '../counting/sums';
import type {Factors} from '../view';

export interface KeyRow {
  readonly group: number;
  readonly before: GroupYields;
  readonly after: GroupYields;
}

export interface Key {
  readonly rows: readonly KeyRow[];
  /** The whole sample. */
  readonly all: Omit<KeyRow, 'group'>;
}

type Cuts = Analysis['cuts'];

function failing(events: Events, description: AppDescription, cuts: Cuts): Int32Array {
  const fails = new Int32Array(events.weights.length);
  for (const [place, {name, column}] of schemeOf(description).dimensions.entries()) {
    const filter = cuts.get(name);
    const values = events.columns[column];
    if (!values) throw new EventsError(`There is no column ${column}.`);
    if (filter) markFailing(fails, 1 << place, values, filter);
  }
  return fails;
}

type Totals = readonly (readonly Total[])[];

/** Sums by group and process of the events that fail nothing. */
function sums(events: Events, groups: number, numbers: Uint8Array, fails: Int32Array): Totals {
  const {processes, processCount, weights} = events;
  const cells = Array.from(
    {length: groups * processCount},
    () => [0, 0, 0] as [number, number, number],
  );
  for (let row = 0; row < weights.length; row += 1) {
    if (fails[row] !== 0) continue;
    const weight = weights[row] as number;
    const cell = cells[((numbers[row] as number) - 1) * processCount + (processes[row] as number)];
    if (!cell) continue;
    cell[0] += weight;
    cell[1] += weight ** 2;
    cell[2] += 1;
  }
  return Array.from({length: groups}, (_, group) =>
    cells
      .slice(group * processCount, (group + 1) * processCount)
      .map(([sumOfWeights, sumOfSquaredWeights, rows]) => ({
        sumOfWeights,
        sumOfSquaredWeights,
        rows,
      })),
  );
}

const together = (totals: Totals): readonly Total[] =>
  (totals[0] ?? []).map((_, process) =>
    totals.reduce((sum, group) => plus(sum, group[process] ?? nothing), nothing),
  );

/**
 * The yields of all groups before and after cuts, at the luminosity of their share.
 *
 * @param events the whole sample
 * @param factors on simulated weights, by process
 * @param relativeUncertainty of the background: 0.1 for 10 %
 */
export function groupKey(
  description: AppDescription,
  events: Events,
  {groups, seed}: Omit<Sharing, 'group'>,
  cuts: Cuts,
  factors: Factors,
  relativeUncertainty: number,
): Key {
  const numbers = groupsOfRows(events, {groups, seed});
  const none = new Int32Array(events.weights.length);
  const before = sums(events, groups, numbers, none);
  const after = sums(events, groups, numbers, failing(events, description, cuts));
  const yields = (totals: readonly Total[] = []): GroupYields =>
    yieldsFrom(description, totals, factors, relativeUncertainty);
  return {
    rows: before.map((totals, at) => ({
      group: at + 1,
      before: yields(totals),
      after: yields(after[at]),
    })),
    all: {before: yields(together(before)), after: yields(together(after))},
  };
}
