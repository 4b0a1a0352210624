/** What came out for one quoted fact. */
import type {QuotedItem} from '../../../src/data/liveSources';

export interface Difference {
  /** File and line to change. */
  readonly where: string;
  /** What is compared, such as "size". */
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

export interface Finding {
  readonly item: QuotedItem;
  readonly differences: readonly Difference[];
  /** Why it could not be compared, or only in part; none if it was verified. */
  readonly unverified?: string;
  /** Nothing came back, not even an error. */
  readonly isSilent?: true;
  /** Of a record: stands for the checksums of all its files. */
  readonly files?: string;
}

/** The file and line of each place where a fact is quoted. */
export type QuoteLocations = ReadonlyMap<QuotedItem, readonly string[]>;

const maxPlaces = 3;

/** The places of a fact, in a few words. */
export function placesOf(item: QuotedItem, places: QuoteLocations): string {
  const all = places.get(item) ?? [];
  const more = all.length - maxPlaces;
  return [...all.slice(0, maxPlaces), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
