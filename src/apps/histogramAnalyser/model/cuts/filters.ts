/** Cuts on one dimension, and the mask that keeps which of them each event fails. */
import type {Column} from '../events/events';

/** Values from `from` (included) to `to` (excluded), in the unit of the column; null is an open end. */
export interface RangeFilter {
  readonly from: number | null;
  readonly to: number | null;
}

/** The values that pass, such as the codes of decay channels. */
interface CategoryFilter {
  readonly categories: readonly number[];
}

export type Filter = RangeFilter | CategoryFilter;

export const isRange = (filter: Filter): filter is RangeFilter => 'from' in filter;

/** A range open at both ends accepts everything, including NaN, and is not a cut. */
export const isCut = (filter: Filter | undefined): filter is Filter =>
  filter !== undefined && !(isRange(filter) && filter.from === null && filter.to === null);

export function areSame(one: Filter | undefined, other: Filter | undefined): boolean {
  if (!one || !other) return one === other;
  if (isRange(one)) return isRange(other) && one.from === other.from && one.to === other.to;
  if (isRange(other)) return false;
  const sorted = ({categories}: CategoryFilter): string =>
    Array.from(new Set(categories))
      .sort((a, b) => a - b)
      .join();
  return sorted(one) === sorted(other);
}

/** Whether a number passes a range. */
export const passes = ({from, to}: RangeFilter, value: number): boolean =>
  (from === null || value >= from) && (to === null || value < to);

/**
 * Sets the bit in the masks of all events that fail, and clears it in those of all others. NaN passes no
 * cut; infinite values pass ranges that are open on their side.
 *
 * @param fails one mask per event, a set bit being a cut that it fails
 * @param bit a power of two
 * @param filter undefined when there is no cut on the column
 */
export function markFailing(
  fails: Int32Array,
  bit: number,
  column: Column,
  filter: Filter | undefined,
): void {
  const others = ~bit;
  const rows = fails.length;
  if (!isCut(filter)) {
    for (let i = 0; i < rows; i += 1) fails[i] = (fails[i] as number) & others;
  } else if (isRange(filter)) {
    const from = filter.from ?? Number.NEGATIVE_INFINITY;
    const to = filter.to ?? Number.POSITIVE_INFINITY;
    const isOpen = filter.to === null;
    for (let i = 0; i < rows; i += 1) {
      const value = column[i] as number;
      const passes = value >= from && (value < to || (isOpen && value === to));
      fails[i] = passes ? (fails[i] as number) & others : (fails[i] as number) | bit;
    }
  } else {
    const chosen = new Set(filter.categories);
    for (let i = 0; i < rows; i += 1) {
      const passes = chosen.has(column[i] as number);
      fails[i] = passes ? (fails[i] as number) & others : (fails[i] as number) | bit;
    }
  }
}
