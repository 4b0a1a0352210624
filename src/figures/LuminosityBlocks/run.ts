import {goodRanges, type Block, type BlockRange} from '@site/src/physics/goodRunList';

/** All numbers of this run are invented, to be worked through. */
export const run = 999999;

export const lastBlock = 40;

export interface Problem {
  readonly part: string;
  /** What went wrong, as it is said beside the blocks. */
  readonly what: string;
  readonly ranges: readonly BlockRange[];
  /** What the reader may undo: null for what belongs to every run. */
  readonly choice: string | null;
}

export const noise: Problem = {
  part: 'Calorimeter',
  what: 'noise',
  ranges: [{start: 15, end: 16}],
  choice: 'A noise burst in the calorimeter',
};

export const problems: readonly Problem[] = [
  {
    part: 'Beams',
    what: 'not stable',
    ranges: [
      {start: 1, end: 4},
      {start: 39, end: 40},
    ],
    choice: null,
  },
  noise,
  {
    part: 'Pixel detector',
    what: 'partly off',
    ranges: [{start: 24, end: 30}],
    choice: 'Part of the pixel detector switched off',
  },
];

/** Luminosity in pb⁻¹ of the blocks in which the beams come and go. */
const atTheEdges: Readonly<Record<number, number>> = {1: 0.04, 2: 0.15, 3: 0.36, 4: 0.55, 40: 0.21};

/** Events recorded for each pb⁻¹, and how many more during a noise burst. */
const eventsPerPb = 100_000;
const noiseFactor = 1.5;

/** What was recorded in each block; a noise burst adds events, but no luminosity. */
export function blocksOf(happened: readonly Problem[]): readonly Block[] {
  return Array.from({length: lastBlock}, (_, index) => {
    const lumiBlock = index + 1;
    const luminosity = atTheEdges[lumiBlock] ?? 0.6 - 0.001 * lumiBlock;
    const isNoisy =
      happened.includes(noise) &&
      noise.ranges.some(({start, end}) => start <= lumiBlock && lumiBlock <= end);
    const events = Math.round(eventsPerPb * luminosity * (isNoisy ? noiseFactor : 1));
    return {run, lumiBlock, events, luminosity};
  });
}

export const goodRangesOf = (happened: readonly Problem[]): readonly BlockRange[] =>
  goodRanges(
    happened.flatMap(({ranges}) => ranges),
    lastBlock,
  );
