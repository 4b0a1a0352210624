/** The events of a teaching sample that a bar of an app stands for. */
import {printEventId} from '@site/src/samples/eventId';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {Analysis, Scheme} from '../analysis';
import {binEvents, type BinQuestion} from '../counting/binEvents';
import type {AppDescription} from '../description';
import {eventsOf} from './sampleEvents';
import {eventChoiceOf} from './source';

export interface NamedEvent {
  /** As `printEventId` has it. */
  readonly id: string;
  /** Of the scheme. */
  readonly process: number;
  /** Events expected at the luminosity of the sample; 1 for pseudo-data. */
  readonly weight: number;
  /** By name of the dimension, in its unit. */
  readonly values: Readonly<Record<string, number>>;
}

export interface EventsInBin {
  /** How many there are, by process of the scheme. */
  readonly counts: readonly number[];
  /** At most so many of them, from all over the sample, which has one process after another. */
  readonly some: (process: number | null, most: number) => readonly NamedEvent[];
}

/**
 * @returns undefined where the events that are counted are not those of the sample: generated events
 *   have no names
 * @throws EventsError as `eventsOf` does
 */
export function eventsInBin(
  sample: DecodedSample,
  description: AppDescription,
  scheme: Scheme,
  analysis: Analysis,
  question: BinQuestion,
): EventsInBin | undefined {
  const {changes, share, pseudoData} = eventChoiceOf(description, scheme, analysis);
  if (Object.keys(changes).length > 0 || pseudoData) return undefined;
  const events = eventsOf(sample, description);
  const {rows, counts} = binEvents(scheme, analysis, events, share, question);
  const {key, version} = sample.manifest;
  const named = (row: number): NamedEvent => ({
    id: printEventId({key, version, row}),
    process: events.processes[row] as number,
    weight: events.weights[row] as number,
    values: Object.fromEntries(
      Object.entries(events.columns).map(([name, column]) => [name, column[row] as number]),
    ),
  });
  return {
    counts,
    some: (process, most) => {
      const wanted = rows.filter((row) => process === null || events.processes[row] === process);
      const shown = Math.min(most, wanted.length);
      return Array.from({length: shown}, (_, place) =>
        named(wanted[Math.floor((place * wanted.length) / shown)] as number),
      );
    },
  };
}
