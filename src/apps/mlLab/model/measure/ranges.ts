/** Where the values of a feature lie. */

/** Value below which a share of the rows lies; rows count once each. */
export function quantile(column: Float32Array, share: number): number {
  if (column.length === 0) return NaN;
  const sorted = column.slice().sort();
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const [low, high] = [sorted[below] as number, sorted[Math.min(below + 1, sorted.length - 1)]];
  return low + (place - below) * ((high ?? low) - low);
}

export interface ValueRange {
  readonly low: number;
  readonly high: number;
  readonly median: number;
}

/** Ends between which 99 of 100 rows lie, and the median; ends are apart even where all values agree. */
export function rangeOf(column: Float32Array): ValueRange {
  const [low, median, high] = [0.005, 0.5, 0.995].map((share) => quantile(column, share)) as [
    number,
    number,
    number,
  ];
  return high > low ? {low, high, median} : {low: low - 0.5, high: high + 0.5, median};
}
