/** Selections turn events of released ntuples into rows of a sample. */
import type {NtupleEvent} from './ntuple';
import type {RecordedRelease, ReleaseFiles} from './releases';

/** Values by name of the column, in its unit. */
export type ColumnValues = Readonly<Record<string, number>>;

export interface Selection {
  /** `four-lepton`: completes "a … file". */
  readonly fileName: string;
  /** The collection or skim whose files have the events; undefined where a release is not supported. */
  readonly collections: Readonly<Partial<Record<RecordedRelease, string>>>;
  readonly branches: (release: RecordedRelease) => readonly string[];
  /** Describes the cuts that the events passed. */
  readonly words: (release: RecordedRelease) => string;
  /** The values of all columns; null for an event that does not pass. */
  readonly select: (event: NtupleEvent, release: ReleaseFiles) => ColumnValues | null;
}

/** An event passes if its value is between the two, as in the printed code. */
export const isBetween = (low: number, value: number | undefined, high: number): boolean =>
  value !== undefined && value > low && value < high;
