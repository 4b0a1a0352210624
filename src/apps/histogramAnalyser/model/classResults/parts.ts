/** Divides the events of a sample among the groups of a class, so that each has others. */
import {seededRandom, seedOf} from '@site/src/physics/random';
import type {Column, Events} from '../events/events';

export interface Sharing {
  /** From 1 to `groups`; 0 stands for all events. */
  readonly group: number;
  readonly groups: number;
  /** Which of the many divisions: the same for all groups of a class. */
  readonly seed: number;
}

/** The group that a sharing means: one beyond the last counts as the last. */
export const groupOf = ({group, groups}: Sharing): number => Math.min(group, groups);

/** The share of the luminosity that a group has. */
export const shareOf = (sharing: Sharing): number => (sharing.group > 0 ? 1 / sharing.groups : 1);

function shuffle(rows: Uint32Array, seed: number): void {
  const random = seededRandom(seed);
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const row = rows[last] as number;
    rows[last] = rows[other] as number;
    rows[other] = row;
  }
}

function rowsOfProcess({processes}: Events, process: number): Uint32Array {
  const rows = new Uint32Array(processes.reduce((sum, own) => sum + (own === process ? 1 : 0), 0));
  let next = 0;
  for (let row = 0; row < processes.length; row += 1) {
    if (processes[row] === process) rows[next++] = row;
  }
  return rows;
}

/**
 * The group of each row, from 1 to `groups`. The rows of each process, data among them, are shuffled and
 * dealt like cards, each process going on where the last ended: numbers of rows are equal to within one,
 * for each process and in all. Integer arithmetic only, so that every engine divides alike.
 *
 * @param groups 1 to 255
 */
export function groupsOfRows(events: Events, {groups, seed}: Omit<Sharing, 'group'>): Uint8Array {
  const numbers = new Uint8Array(events.processes.length);
  let dealt = 0;
  for (let process = 0; process < events.processCount; process += 1) {
    const rows = rowsOfProcess(events, process);
    shuffle(rows, seedOf('part', String(seed), String(groups), String(process)));
    for (const row of rows) {
      numbers[row] = 1 + (dealt % groups);
      dealt += 1;
    }
  }
  return numbers;
}

function picked<Values extends Column>(values: Values, rows: Uint32Array): Values {
  const own = values.slice(0, rows.length) as Values;
  for (const [place, row] of rows.entries()) own[place] = values[row] as number;
  return own;
}

/**
 * The events of one group, in their order in the sample, with the weights that they have there: they are
 * expected at `shareOf` of its luminosity. All groups together have each event once.
 *
 * @returns the events themselves for group 0
 */
export function partOf(events: Events, sharing: Sharing): Events {
  if (sharing.group === 0) return events;
  const own = groupOf(sharing);
  const numbers = groupsOfRows(events, sharing);
  const rows = Uint32Array.from(numbers.keys()).filter((row) => numbers[row] === own);
  return {
    columns: Object.fromEntries(
      Object.entries(events.columns).map(([name, column]) => [name, picked(column, rows)]),
    ),
    weights: picked(events.weights, rows),
    processes: picked(events.processes, rows),
    processCount: events.processCount,
  };
}
