/** A line of the validation: a number of ours beside a published one, and how near they have to be. */
export interface ValidationLine {
  readonly what: string;
  readonly ours: number;
  /** What it is held against; null where the limits are all. */
  readonly published: number | null;
  /** Ours may lie from the first to the second. */
  readonly limits: readonly [number, number];
}

export const isWithin = ({ours, limits: [low, high]}: ValidationLine): boolean =>
  ours >= low && ours <= high;

/** Ours over published may be from `low` to `high`. */
export const ratioLine = (
  what: string,
  ours: number,
  published: number,
  [low, high]: readonly [number, number],
): ValidationLine => ({what, ours, published, limits: [low * published, high * published]});
