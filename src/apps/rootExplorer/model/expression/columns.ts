/** Values of many entries: one number each, or lists one after another. */
import {ExpressionFault, type Span} from './fault';

export interface Column {
  readonly values: Float64Array;
  /** For lists: entry i has the values from `offsets[i]` to before `offsets[i + 1]`. */
  readonly offsets?: Int32Array;
}

export interface Batch {
  /** Number of the first entry in the tree, from 0. */
  readonly first: number;
  readonly count: number;
  readonly columns: ReadonlyMap<string, Column>;
}

/** One number per entry, repeated for each value of a list. */
export function expanded(values: Float64Array, offsets: Int32Array): Float64Array {
  const out = new Float64Array(offsets[offsets.length - 1] as number);
  for (let entry = 0; entry < values.length; entry += 1) {
    out.fill(values[entry] as number, offsets[entry], offsets[entry + 1]);
  }
  return out;
}

function checkLengths(one: Int32Array, other: Int32Array, first: number, span: Span): void {
  if (one === other) return;
  for (let entry = 0; entry + 1 < one.length; entry += 1) {
    const lengths = [one, other].map(
      (offsets) => (offsets[entry + 1] as number) - (offsets[entry] as number),
    );
    if (lengths[0] === lengths[1]) continue;
    throw new ExpressionFault(
      span,
      `In entry ${first + entry}, the lists have different lengths (${lengths[0]} and ${lengths[1]}), so they cannot be combined element by element.`,
      'Use one value of each, such as [0], or lists of the same objects.',
    );
  }
}

/**
 * Two columns value by value: numbers are repeated for each value of a list beside them.
 *
 * @throws ExpressionFault with the first entry in which two lists differ in length
 */
export function alignedWith(
  one: Column,
  other: Column,
  {first}: Batch,
  span: Span,
): readonly [Column, Column] {
  if (one.offsets && other.offsets) checkLengths(one.offsets, other.offsets, first, span);
  else if (one.offsets) return [one, {values: expanded(other.values, one.offsets)}];
  else if (other.offsets) return [{values: expanded(one.values, other.offsets)}, other];
  return [one, other];
}
