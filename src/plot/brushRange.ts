/** Ranges along an axis that are changed by a brush: by dragging, and by keys. */

/** A null end is open. */
export interface BrushRange {
  readonly from: number | null;
  readonly to: number | null;
}

export const noRange: BrushRange = {from: null, to: null};

export interface ClosedRange {
  readonly from: number;
  readonly to: number;
}

export type DragTarget = 'new' | 'from' | 'to' | 'window';

/**
 * The part of a range that a pointer drags.
 *
 * @param window positions of the ends of the present range; null without one
 * @param reach largest distance from an end that counts as on it; in a narrow window the middle stays free
 */
export function dragTargetAt(window: ClosedRange | null, at: number, reach: number): DragTarget {
  if (!window) return 'new';
  const {from, to} = window;
  const inner = Math.min(reach, (to - from) / 3);
  const isNear = (end: number, sign: number): boolean => {
    const inwards = sign * (at - end);
    return inwards >= 0 ? inwards <= inner : -inwards <= reach;
  };
  if (isNear(from, 1) && Math.abs(at - from) <= Math.abs(at - to)) return 'from';
  if (isNear(to, -1)) return 'to';
  return at > from && at < to ? 'window' : 'new';
}

export function nearestOf(snaps: readonly number[], value: number): number {
  let best = 0;
  for (const [i, snap] of snaps.entries()) {
    if (Math.abs(snap - value) < Math.abs((snaps[best] as number) - value)) best = i;
  }
  return best;
}

/**
 * The range during a drag, in the unit of the axis; undefined where it would be empty.
 *
 * @param start the range when the drag began
 * @param began value below the pointer when the drag began
 * @param now value below the pointer
 * @param snaps values that an end can have, in ascending order, from one end of the axis to the other
 */
export function dragged(
  target: DragTarget,
  start: BrushRange,
  began: number,
  now: number,
  snaps: readonly number[],
): ClosedRange | undefined {
  const snap = (value: number): number => snaps[nearestOf(snaps, value)] as number;
  const [first, last] = [snaps[0] as number, snaps.at(-1) as number];
  if (target === 'new') {
    const [from, to] = [snap(Math.min(began, now)), snap(Math.max(began, now))];
    return from < to ? {from, to} : undefined;
  }
  const {from, to} = {from: start.from ?? first, to: start.to ?? last};
  if (target === 'window') {
    const width = to - from;
    const moved = Math.min(last - width, Math.max(first, from + now - began));
    const shift = snap(moved) - snap(from);
    return {from: snap(from + shift), to: snap(to + shift)};
  }
  const end = snap(now);
  const range = target === 'from' ? {from: end, to} : {from, to: end};
  return range.from < range.to ? range : undefined;
}

/** Bins that Page up and Page down move an end by: about a tenth of the axis. */
const pageOf = (edges: readonly number[]): number => Math.max(1, Math.round(edges.length / 10));

/** Keys that move an end, in edges of bins; with Shift, in snaps. */
const edgeKeys: Readonly<Record<string, (edges: readonly number[]) => number>> = {
  ArrowLeft: () => -1,
  ArrowDown: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => 1,
  PageDown: (edges) => -pageOf(edges),
  PageUp: (edges) => pageOf(edges),
};

/**
 * Returns the index of the snap to which a key moves an end.
 *
 * @param at index of the snap on which the end is
 * @returns undefined for a key that the range input handles itself
 */
export function snapAfterKey(
  snaps: readonly number[],
  edges: readonly number[],
  at: number,
  {key, shiftKey}: {readonly key: string; readonly shiftKey: boolean},
): number | undefined {
  const by = edgeKeys[key]?.(edges);
  if (by === undefined || shiftKey) return undefined;
  const value = snaps[at] as number;
  const beyond =
    by > 0
      ? edges.filter((edge) => edge > value + 1e-9)
      : edges.filter((edge) => edge < value - 1e-9).reverse();
  const edge = beyond[Math.min(Math.abs(by), beyond.length) - 1];
  return edge === undefined ? at : nearestOf(snaps, edge);
}

/** Fewer snaps are coarse to the hand, and more are finer than a pixel. */
const counts = {min: 60, max: 400};

const isInteger = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** The largest power of ten that divides bins finely enough; fives and twos of one where there is none. */
function stepWithin(width: number, span: number): number | undefined {
  const largest = Math.floor(Math.log10(width) + 1e-9);
  const tens = [0, -1, -2, -3].map((power) => 10 ** (largest + power));
  return [1, 5, 2]
    .flatMap((multiple) => tens.map((ten) => multiple * ten))
    .find((step) => {
      const count = span / step;
      return count >= counts.min && count <= counts.max && isInteger(width / step);
    });
}

/** The edges of bins of one width and round numbers between them, as snaps; the edges if none are round. */
export function roundSnaps(edges: readonly number[], width: number): readonly number[] {
  const [min, max] = [edges[0] as number, edges.at(-1) as number];
  const step = stepWithin(width, max - min);
  if (step === undefined) return edges;
  const count = Math.round((max - min) / step);
  return Array.from({length: count + 1}, (_, i) => Number((min + i * step).toPrecision(12)));
}
