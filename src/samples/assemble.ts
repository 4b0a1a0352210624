/** Makes a sample from its processes: every process with random numbers of its own. */
import {
  finished,
  inTurn,
  stratifying,
  generatePseudoData,
  type Component,
  type ProgressGenerator,
} from '../physics/montecarlo/stratified';
import {seededRandom, seedOf} from '../physics/random';
import type {Column, Sample, SampleInfo} from './sample';

/** Components that share a number of events, which belongs to what passes the preselection. */
export interface Part<Event> {
  readonly components: readonly Component<Event>[];
  readonly expected: number;
}

export interface Recipe<Event> {
  readonly info: SampleInfo;
  readonly columns: readonly Column<Event>[];
  /** Parts of each process, in the order of `info.processes`. */
  readonly parts: readonly (readonly Part<Event>[])[];
  readonly hasPseudoData: boolean;
}

export const eventsOf = (parts: readonly {readonly expected: number}[]): number =>
  parts.reduce((sum, {expected}) => sum + expected, 0);

/** Makes a sample and reports the share that is done; the same events at every call. */
export function* assembling<Event>({
  info,
  columns,
  parts,
  hasPseudoData,
}: Recipe<Event>): ProgressGenerator<Sample<Event>> {
  const random = (...words: readonly string[]) =>
    seededRandom(seedOf(info.key, ...words, info.version));
  const rows = yield* inTurn(
    info.processes.map(({id}, i) => {
      const own = random(id);
      return inTurn(
        (parts[i] ?? []).map(({components, expected}) => stratifying(own, components, expected)),
      );
    }),
    parts.map((ofProcess) => ofProcess.flatMap(({components}) => components).length),
  );
  return {
    info,
    columns,
    rows: rows.map((ofParts) => ofParts.flat()),
    pseudoData: info.processes.flatMap(({id}, i) => {
      if (!hasPseudoData) return [];
      const own = random(id, 'data');
      return (parts[i] ?? []).flatMap(({components, expected}) =>
        generatePseudoData(own, components, expected),
      );
    }),
  };
}

/** The same at once. */
export const assembled = <Event>(recipe: Recipe<Event>): Sample<Event> =>
  finished(assembling(recipe));
