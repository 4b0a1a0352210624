/** What a teaching sample is: events in columns, made from typed parameters. Simulated, never data. */
import type {RecordedFacts} from './recorded/facts';

/** How a column is stored; value = stored number × step. */
export interface Column<Event> {
  readonly name: string;
  /** As an axis says it. */
  readonly label: string;
  /** Empty for pure numbers. */
  readonly unit: '' | 'GeV' | '°';
  readonly type: 'uint8' | 'uint16';
  readonly step: number;
  readonly of: (event: Event) => number;
}

export interface ProcessInfo {
  readonly id: string;
  readonly label: string;
  readonly isSignal?: boolean;
  /** Events expected in the sample at its luminosity, and where the number is from. */
  readonly expected: number;
  readonly source: string;
}

interface Preset {
  readonly id: string;
  readonly label: string;
  /** Why anybody would want it. */
  readonly reason: string;
  /** Factors on the weights of processes; 1 where none is given. */
  readonly factors: Readonly<Record<string, number>>;
}

export interface SampleInfo {
  readonly key: string;
  readonly title: string;
  /** Changes with the physics or the columns, so that results can be told apart. */
  readonly version: string;
  /** Energy of the collisions in TeV. */
  readonly energy: number;
  /** In fb⁻¹. */
  readonly luminosity: number;
  readonly processes: readonly ProcessInfo[];
  readonly presets: readonly Preset[];
  /** What the events passed, in words. */
  readonly preselection: string;
  readonly provenance: string;
  /** Facts about recorded events in place of pseudo-data; `recorded/withRecorded.ts` adds them. */
  readonly recorded?: RecordedFacts & {readonly simulatedVersion: string};
}

/** Number that is pseudo-data in the column of processes. */
export const dataProcess = 255;

interface Row<Event> {
  readonly event: Event;
  readonly weight: number;
}

/** A made sample: the rows of each process in the order of `info.processes`, and pseudo-data. */
export interface Sample<Event> {
  readonly info: SampleInfo;
  readonly columns: readonly Column<Event>[];
  readonly rows: readonly (readonly Row<Event>[])[];
  /** Events that are pseudo-data, each of weight 1; from random numbers of their own. */
  readonly pseudoData: readonly Event[];
}
