import type {BlockRange, BlockTotals} from '@site/src/physics/goodRunList';
import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent, formatWithUnit} from '@site/src/kit/format/quantities';
import {lastBlock, problems, run, type Problem} from './run';

export const caption =
  'A made-up run as an exercise: forty luminosity blocks of about a minute each. The list contains the ranges in which the beams were stable and every part of the detector worked; the luminosity to use is that of the listed blocks only. The noise burst adds events, but no luminosity.';

/** For those whose browser can do it. */
export const invitation = 'Switch the list off, or remove a problem, and see what changes.';

export const printRanges = (ranges: readonly BlockRange[]): string =>
  ranges.map(({start, end}) => (start === end ? `${start}` : `${start}–${end}`)).join(', ');

export const statusOf = ({what, ranges}: Problem, happened: readonly Problem[]): string =>
  happened.some((problem) => problem.what === what) ? `${what} in ${printRanges(ranges)}` : 'good';

/** Totals below the drawing, also in its text alternative. */
export const keptRows = (kept: BlockTotals, all: BlockTotals) => [
  {name: 'Blocks', kept: `${kept.blocks}`, all: `${all.blocks}`},
  {name: 'Events', kept: formatCount(kept.events), all: formatCount(all.events)},
  {
    name: 'Luminosity',
    kept: formatNumber(kept.luminosity, {decimals: 2}),
    all: formatWithUnit(formatNumber(all.luminosity, {decimals: 2}), 'pb⁻¹', {unbroken: true}),
  },
];

export const keptSentence = (kept: BlockTotals, all: BlockTotals): string =>
  `Kept: ${keptRows(kept, all)
    .map((row) => `${row.name.toLowerCase()} ${row.kept} of ${row.all}`)
    .join(', ')}; ${formatPercent(kept.luminosity / all.luminosity)} of the luminosity.`;

export function altOf(
  happened: readonly Problem[],
  ranges: readonly BlockRange[] | null,
  bad: number,
  sentence: string,
): string {
  const parts = problems.map((problem) => `${problem.part}: ${statusOf(problem, happened)}`);
  const list = ranges
    ? `The good run list keeps ${printRanges(ranges)}.`
    : `No good run list is applied: all blocks are kept, although something was wrong in ${bad} of them.`;
  return `Made-up run ${run} with ${lastBlock} luminosity blocks. ${parts.join('. ')}. ${list} ${sentence}`;
}

/** The entry of the run as the published lists write it. */
export const xmlOf = (ranges: readonly BlockRange[]): string =>
  [
    '<LumiBlockCollection>',
    `  <Run>${run}</Run>`,
    ...ranges.map(({start, end}) => `  <LBRange Start="${start}" End="${end}"/>`),
    '</LumiBlockCollection>',
  ].join('\n');
