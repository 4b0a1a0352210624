/** Which luminosity blocks of a run a list of good runs keeps. */

/** From the first to the last block, both included, as `LBRange` of the published lists says it. */
export interface BlockRange {
  readonly start: number;
  readonly end: number;
}

/** The good ranges of each run, by the number of the run. */
export type GoodRunList = Readonly<Record<number, readonly BlockRange[]>>;

/** What was recorded in one luminosity block. */
export interface Block {
  readonly run: number;
  readonly lumiBlock: number;
  readonly events: number;
  /** Integrated luminosity in pb⁻¹. */
  readonly luminosity: number;
}

export interface BlockTotals {
  readonly blocks: number;
  readonly events: number;
  /** In pb⁻¹. */
  readonly luminosity: number;
}

export const isInRange = (block: number, {start, end}: BlockRange): boolean =>
  start <= block && block <= end;

/** Whether the list has this block of this run. A run that it does not name has none. */
export function isGood(list: GoodRunList, run: number, lumiBlock: number): boolean {
  return (list[run] ?? []).some((range) => isInRange(lumiBlock, range));
}

/** Totals of the blocks; luminosity in pb⁻¹. */
export function sumOf(blocks: readonly Block[]): BlockTotals {
  return {
    blocks: blocks.length,
    events: blocks.reduce((sum, {events}) => sum + events, 0),
    luminosity: blocks.reduce((sum, {luminosity}) => sum + luminosity, 0),
  };
}

/** What of these blocks the list keeps. The luminosity follows the list. */
export function keptOf(list: GoodRunList, blocks: readonly Block[]): BlockTotals {
  return sumOf(blocks.filter(({run, lumiBlock}) => isGood(list, run, lumiBlock)));
}

/** The ranges between the bad ones, from block 1 to the last; bad ranges may overlap. */
export function goodRanges(bad: readonly BlockRange[], last: number): readonly BlockRange[] {
  const ranges: BlockRange[] = [];
  let start = 1;
  for (const range of [...bad].sort((one, other) => one.start - other.start)) {
    if (range.start > start) ranges.push({start, end: range.start - 1});
    start = Math.max(start, range.end + 1);
  }
  if (start <= last) ranges.push({start, end: last});
  return ranges;
}
