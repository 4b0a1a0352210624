import type {CatalogueRecord, ReleaseKey} from '../catalogue/types';

/** A number that no table of the catalogue holds, as it is printed, with where it comes from. */
export interface TypedNumber {
  readonly text: string;
  readonly source: string;
}

type Amount = 'events' | 'files' | 'bytes';

/** A sum over records of the portal. */
interface OfRecords {
  readonly records: readonly CatalogueRecord['id'][];
}

/** A sum over the datasets of a release; over all kinds, if none is named. */
interface OfRelease {
  readonly release: ReleaseKey;
  readonly kind?: 'data' | 'mc';
}

/** `placesInTB` is for texts that print fewer digits than tables do. */
type Sum = (OfRecords | OfRelease) & {readonly of: Amount; readonly placesInTB?: number};

/** Where the catalogue holds a number: a sum, a luminosity, or the number of rows of a table. */
export type CatalogueNumber =
  | Sum
  /** Of a release as texts print it, of a record with its uncertainty. */
  | {readonly luminosityOf: ReleaseKey | CatalogueRecord['id']}
  | {readonly exactLuminosityOf: ReleaseKey}
  | {readonly rows: 'samples2024' | 'samplesEvgen13' | 'skims'};
