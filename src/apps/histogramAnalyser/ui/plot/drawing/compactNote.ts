/** Text inside the frame of a compact plot: the short label, and how much lies beyond its axis. */
import type {Plot} from '../../../model/view';
import {beyondMarks} from '../labels';
import type {Layers} from './layers';

export interface CompactNote {
  readonly label: string;
  /** The side of the frame at which the bins are lower. */
  readonly side: 'left' | 'right';
  /** Underflow and overflow, at their ends of the axis; empty if there is little. */
  readonly below: string;
  readonly above: string;
}

const tallest = (values: readonly number[]): number => Math.max(0, ...values);

/** The side with more free space for a text: both are measured over most of the axis, as the text is long. */
function roomierSide({shapes, outlines}: Layers, bins: number): CompactNote['side'] {
  const heights = Array.from({length: bins}, (_, bin) =>
    tallest([
      ...shapes.map(({upper}) => upper[bin] as number),
      ...outlines.map(({heights: of}) => of[bin] as number),
    ]),
  );
  const reach = Math.ceil(0.6 * bins);
  return tallest(heights.slice(0, reach)) < tallest(heights.slice(-reach)) ? 'left' : 'right';
}

export function noteOf(plot: Plot, layers: Layers, label: string): CompactNote {
  return {label, side: roomierSide(layers, plot.edges.length - 1), ...beyondMarks(plot)};
}
