/** The innermost loop: adds events to the histograms of all dimensions and to the cut flow. */
import type {Layout} from './layout';
import type {Table} from './table';

/** The masks of cuts, in their order: bit d is dimension d. */
const bitsOf = ({cuts, dimensions}: Layout): Int32Array =>
  Int32Array.from(cuts, (cut) => 1 << dimensions.findIndex(({name}) => name === cut));

/**
 * Makes the loop for one table and one layout. An event that fails no cut counts everywhere; one that
 * fails a single cut counts in the dimension of that cut only; all count in the cut flow, at the number
 * of cuts passed before the first that fails.
 *
 * @param ignored masks of cuts that count as passed
 * @returns adds the rows from `start` to before `end` to three numbers for each cell of the layout: Σw,
 * Σw² and rows
 */
export function accumulator(
  {weights, processes, slots, stride, fails}: Table,
  layout: Layout,
  ignored = 0,
): (sums: Float64Array, start: number, end: number) => void {
  const count = layout.dimensions.length;
  const bits = bitsOf(layout);
  const cuts = bits.length;
  const flow = layout.flowOffset;
  const lengths = Int32Array.from(layout.slots);
  const bases = Int32Array.from(layout.offsets);
  return (sums, start, end) => {
    for (let i = start; i < end; i += 1) {
      const weight = weights[i] as number;
      const square = weight * weight;
      const process = processes[i] as number;
      const failing = (fails[i] as number) & ~ignored;
      let passed = 0;
      if (failing === 0) {
        passed = cuts;
        for (let d = 0, at = i * stride; d < count; d += 1, at += 1) {
          const histogram = (bases[d] as number) + process * (lengths[d] as number);
          const cell = 3 * (histogram + (slots[at] as number));
          sums[cell] = (sums[cell] as number) + weight;
          sums[cell + 1] = (sums[cell + 1] as number) + square;
          sums[cell + 2] = (sums[cell + 2] as number) + 1;
        }
      } else {
        while (passed < cuts && ((bits[passed] as number) & failing) === 0) passed += 1;
        if ((failing & (failing - 1)) === 0) {
          const d = 31 - Math.clz32(failing);
          const histogram = (bases[d] as number) + process * (lengths[d] as number);
          const cell = 3 * (histogram + (slots[i * stride + d] as number));
          sums[cell] = (sums[cell] as number) + weight;
          sums[cell + 1] = (sums[cell + 1] as number) + square;
          sums[cell + 2] = (sums[cell + 2] as number) + 1;
        }
      }
      const cell = 3 * (flow + process * (cuts + 1) + passed);
      sums[cell] = (sums[cell] as number) + weight;
      sums[cell + 1] = (sums[cell + 1] as number) + square;
      sums[cell + 2] = (sums[cell + 2] as number) + 1;
    }
  };
}

/** Sums of three numbers for each cell, put into the three planes of the layout. */
export function planesOf(sums: Float64Array): Float64Array {
  const cells = sums.length / 3;
  const planes = new Float64Array(sums.length);
  for (let cell = 0; cell < cells; cell += 1) {
    planes[cell] = sums[3 * cell] as number;
    planes[cells + cell] = sums[3 * cell + 1] as number;
    planes[2 * cells + cell] = sums[3 * cell + 2] as number;
  }
  return planes;
}
