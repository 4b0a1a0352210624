/** A histogram as a sweep of tones: pure, so that it can be tested without any sound. */
import {edgesOf} from './counting/axis';
import {isKept} from './statistics/overlap';
import type {Plot} from './view';

export interface Note {
  /** In seconds from the beginning of the sweep. */
  readonly start: number;
  readonly length: number;
  /** In hertz; null for silence, where a bin is empty. */
  readonly frequency: number | null;
  /** From −1, left, to 1, right. */
  readonly pan: number;
  /** Whether a click says that a cut keeps this bin. */
  readonly hasClick: boolean;
  readonly voice: 'simulation' | 'data';
}

/** Two octaves around the middle of the piano. */
const lowest = 220;
const octaves = 2;
/** In seconds. */
const longestNote = 0.16;
const longestSweep = 2.6;
const gap = 0.4;

/** Of the logarithmic scale, how many powers of ten there are at most, as in the plots. */
const decades = 6;

/** The position of a bin content between the bottom and the top of the scale, 0 to 1; null for an empty bin. */
function heightOf(content: number, highest: number, axis: 'linear' | 'log'): number | null {
  if (!(content > 0) || !(highest > 0)) return null;
  if (axis === 'linear') return Math.min(1, content / highest);
  return Math.max(0, 1 + Math.log10(content / highest) / decades);
}

/**
 * Tones of a histogram from left to right: the sum of what is simulated first, and after a pause the data,
 * where there are any. Pitch is content, on the scale of the plot, whose top is two octaves above its foot;
 * the place between the ears is the place on the axis. Under- and overflow are silent. Takes less than six
 * seconds.
 */
export function notesOf(plot: Plot, axis: 'linear' | 'log'): readonly Note[] {
  const bins = edgesOf(plot.histogram.axis).length - 1;
  const length = Math.min(longestNote, longestSweep / bins);
  const simulated = Array.from(plot.total.sumOfWeights).slice(1, bins + 1);
  const counted = plot.data?.slice(1, bins + 1).map(({count}) => count);
  const highest = Math.max(...simulated, ...(counted ?? []));
  const keeps = isKept(plot);
  const sweep = (contents: readonly number[], voice: Note['voice'], from: number) =>
    contents.map((content, bin): Note => {
      const height = heightOf(content, highest, axis);
      return {
        start: from + bin * length,
        length,
        frequency: height === null ? null : lowest * 2 ** (octaves * height),
        pan: bins > 1 ? (2 * bin) / (bins - 1) - 1 : 0,
        hasClick: plot.cut !== undefined && keeps(bin + 1),
        voice,
      };
    });
  return [
    ...sweep(simulated, 'simulation', 0),
    ...(counted ? sweep(counted, 'data', bins * length + gap) : []),
  ];
}

/** In seconds. */
export const durationOf = (notes: readonly Note[]): number =>
  notes.reduce((end, {start, length}) => Math.max(end, start + length), 0);

/** Description of the tones of a plot. */
export function describeSound(plot: Plot, axis: 'linear' | 'log'): string {
  const {label} = plot.histogram;
  const scale = axis === 'log' ? ' on the logarithmic scale' : '';
  return [
    `Each bin of ${label} is a short tone, from left to right: the more events, the higher the tone${scale}. Empty bins are silent.`,
    ...(plot.cut ? ['Bins inside your cut are marked with a click.'] : []),
    ...(plot.data
      ? ['After the simulation, and a pause, the data follow with a brighter tone.']
      : []),
  ].join(' ');
}
