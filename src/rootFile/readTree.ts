/** Reads branches of a tree, and skips what is corrupted. */
import type {Branch} from './adapter';
import {readRange, type PlacedTree, type ReadingTools} from './readRange';
import {
  CorruptBasketError,
  type CorruptBasket,
  type RootBytes,
  type RootPart,
  type RootSink,
} from './rootFile';

/** Corrupt baskets that are skipped; a file with more of them is not read further. */
const maxCorrupt = 100;

const endOf = ({first, entries}: CorruptBasket): number => first + entries;

/**
 * Reads branches, the sink being told their places in the list. Entries in corrupt baskets are skipped if
 * the sink can be told: the reading then begins again behind them.
 *
 * @throws RootFileError where data are damaged or missing; the reason of a signal; errors of the sink
 */
export async function readTree(
  tools: ReadingTools,
  bytes: RootBytes,
  placed: PlacedTree,
  branches: readonly Branch[],
  sink: RootSink,
  part: RootPart,
): Promise<void> {
  const first = part.first ?? 0;
  const end = Math.min(first + (part.count ?? Infinity), placed.tree.fEntries);
  if (end <= first || branches.length === 0) return;
  const corrupt: CorruptBasket[] = [];
  let at = first;
  const counting: RootSink = {
    one: sink.one.bind(sink),
    many: sink.many.bind(sink),
    entries(count) {
      at += count;
      sink.entries?.(count);
    },
  };
  while (at < end) {
    const here = corrupt.filter((basket) => basket.first <= at && at < endOf(basket));
    if (here.length > 0) {
      const next = Math.min(end, Math.max(...here.map(endOf)));
      sink.skip?.(next - at, here);
      at = next;
      continue;
    }
    const from = at;
    const until = Math.min(end, ...corrupt.map((one) => one.first).filter((one) => one > from));
    const count = until - from;
    const progress = (share: number): void =>
      sink.progress?.((from - first + share * count) / (end - first));
    try {
      const range = {first: from, count};
      await readRange(tools, bytes, placed, branches, {...counting, progress}, range, part);
    } catch (error) {
      const isNew =
        error instanceof CorruptBasketError &&
        error.basket.first < until &&
        endOf(error.basket) > at;
      if (!sink.skip || !isNew || corrupt.length >= maxCorrupt) throw error;
      corrupt.push(error.basket);
    }
  }
}
