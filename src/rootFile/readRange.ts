/** Reads a range of entries, so that whatever goes wrong on the way ends the reading. */
import type {Branch, File, TSelector, Tree} from './adapter';
import type {BasketPlace} from './baskets';
import {
  CorruptBasketError,
  damaged,
  RootFileError,
  type RootBytes,
  type RootPart,
  type RootSink,
} from './rootFile';
import {plainBasket} from './unzip/basket';
import {UnzipError, type Unzip} from './unzip/blocks';
import {watchedPromise} from './watchedPromise';

/** What of JSROOT is needed here; it is imported elsewhere. */
export interface ReadingTools {
  process(
    tree: Tree,
    selector: TSelector,
    part: {readonly firstentry?: number; readonly numentries?: number},
  ): Promise<unknown>;
  newSelector(): TSelector;
  readPart(bytes: RootBytes, position: number, length: number): Promise<ArrayBuffer>;
  /** Sets how many bytes are read at once from now on; some may be more, never less than a basket. */
  readAtOnce(bytes: number): void;
  readonly unzip: Unzip;
}

/** A tree with the places of its baskets in the file. */
export interface PlacedTree {
  readonly tree: Tree;
  readonly baskets: ReadonlyMap<number, BasketPlace>;
}

/** Bytes that are read at first, so that there is soon something to see, and after that. */
const firstBytes = 2e5;
const furtherBytes = 1e6;

/** Milliseconds after which other work of the thread, such as a wish to stop, gets its turn. */
const turn = 40;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function countersFirst(branches: readonly Branch[]): readonly number[] {
  const counters = new Set<unknown>(branches.map(({fBranchCount}) => fBranchCount));
  const names = new Set(branches.map(({fLeaves}) => fLeaves.arr[0]?.fLeafCount?.fName));
  const rank = (place: number): number => {
    const branch = branches[place] as Branch;
    return counters.has(branch) || names.has(branch.fName) ? 0 : 1;
  };
  return branches.map((_, place) => place).sort((a, b) => rank(a) - rank(b));
}

interface Reading {
  readonly bytes: RootBytes;
  readonly sink: RootSink;
  readonly part: RootPart;
  readonly fail: (error: unknown) => void;
}

/** @throws CorruptBasketError, RootFileError for a way of compression that cannot be read */
async function checkedBasket(
  bytes: ArrayBuffer,
  place: BasketPlace | undefined,
  unzip: Unzip,
): Promise<DataView> {
  try {
    return await plainBasket(bytes, place?.stated, unzip);
  } catch (error) {
    if (!(error instanceof UnzipError)) throw error;
    const {kind, message: why} = error;
    if (kind === 'damaged' && place) throw new CorruptBasketError({...place, why});
    const name = place ? `Basket ${place.basket} of the branch “${place.branch}”` : 'A basket';
    throw new RootFileError(kind, `${name} cannot be read: ${why}.`);
  }
}

/** The tree with a file of its own, through which all that is read comes. */
function treeOf(
  tools: ReadingTools,
  {tree, baskets}: PlacedTree,
  {bytes, part, fail}: Reading,
): Tree {
  const WatchedPromise = watchedPromise(fail);
  let paused = performance.now();
  async function readAll(places: readonly number[], otherFile?: string): Promise<unknown> {
    if (otherFile) {
      throw new RootFileError('unsupported', `The data are in a different file (${otherFile}).`);
    }
    if (performance.now() - paused > turn) {
      await pause();
      paused = performance.now();
    }
    part.signal?.throwIfAborted();
    const positions = places.filter((_, i) => i % 2 === 0);
    const parts = await Promise.all(
      positions.map((position, i) => tools.readPart(bytes, position, places[2 * i + 1] ?? 0)),
    );
    part.signal?.throwIfAborted();
    const views: DataView[] = [];
    for (const [i, basket] of parts.entries()) {
      views.push(await checkedBasket(basket, baskets.get(positions[i] ?? 0), tools.unzip));
    }
    return views.length === 1 ? views[0] : views;
  }
  const file = Object.create(tree.$file, {
    readBuffer: {
      value: (places: readonly number[], otherFile?: string) =>
        new WatchedPromise((resolve, reject) => {
          readAll(places, otherFile).then(resolve, (error: unknown) => {
            fail(error);
            reject(error);
          });
        }),
    },
  }) as File;
  return Object.create(tree, {$file: {value: file}}) as Tree;
}

function selectorFor(
  tools: ReadingTools,
  branches: readonly Branch[],
  {sink}: Reading,
  onEnd: (isWhole: boolean) => void,
): {readonly selector: TSelector; readonly count: () => number} {
  const selector = tools.newSelector();
  let count = 0;
  for (const place of countersFirst(branches)) {
    selector.addBranch(branches[place] as Branch, `b${place}`);
  }
  selector.Process = () => {
    for (let place = 0; place < branches.length; place += 1) {
      sink.one(place, selector.tgtobj[`b${place}`]);
    }
    count += 1;
    sink.entries?.(1);
  };
  selector.ProcessArrays = () => {
    let length = 0;
    for (let place = 0; place < branches.length; place += 1) {
      const values = selector.tgtarr[`b${place}`] as ArrayLike<number>;
      length = values.length;
      sink.many(place, values);
    }
    count += length;
    sink.entries?.(length);
  };
  selector.ShowProgress = (share) => {
    tools.readAtOnce(furtherBytes);
    sink.progress?.(share);
  };
  selector.Terminate = onEnd;
  return {selector, count: () => count};
}

/** Errors of the sink pass as they are; only those of the reading are put into our words. */
function keepingErrors(sink: RootSink, keep: (error: unknown) => void): RootSink {
  const guarded =
    <Values extends unknown[]>(call: (...values: Values) => void) =>
    (...values: Values): void => {
      try {
        call(...values);
      } catch (error) {
        keep(error);
        throw error;
      }
    };
  return {
    one: guarded(sink.one.bind(sink)),
    many: guarded(sink.many.bind(sink)),
    entries: guarded((count) => sink.entries?.(count)),
    progress: (share) => sink.progress?.(share),
  };
}

interface Range {
  readonly first: number;
  readonly count: number;
}

/**
 * Reads branches, the sink being told their places in the list.
 *
 * JSROOT lets go of a promise between the parts that it reads, so that an error in one would leave the
 * reading unfinished for ever: the promises that it gets from us report each error.
 *
 * @throws CorruptBasketError, other RootFileErrors for what is damaged or missing; the reason of a signal;
 * errors of the sink. The sink has then been given some of the entries, from the first one on.
 */
export async function readRange(
  tools: ReadingTools,
  bytes: RootBytes,
  placed: PlacedTree,
  branches: readonly Branch[],
  sink: RootSink,
  {first, count: expected}: Range,
  part: RootPart,
): Promise<void> {
  let kept: {readonly error: unknown} | undefined;
  const keep = (error: unknown): void => {
    kept ??= {error};
  };
  let isWhole = true;
  let read = 0;
  try {
    await new Promise<unknown>((resolve, reject) => {
      const reading: Reading = {
        bytes,
        sink: keepingErrors(sink, keep),
        part,
        fail: (error) => {
          selector.Abort();
          reject(error as Error);
        },
      };
      const {selector, count} = selectorFor(tools, branches, reading, (isDone) => {
        isWhole = isDone;
        read = count();
      });
      const own = treeOf(tools, placed, reading);
      const isAll = expected === placed.tree.fEntries;
      tools.readAtOnce(firstBytes);
      tools
        .process(own, selector, isAll ? {} : {firstentry: first, numentries: expected})
        .then(resolve, reject);
    });
  } catch (error) {
    if (kept) throw kept.error;
    part.signal?.throwIfAborted();
    throw damaged(error);
  }
  if (!isWhole) throw new RootFileError('damaged', 'A part of the file cannot be read.');
  if (read < expected) {
    throw new RootFileError(
      'damaged',
      `The tree should have ${expected} entries from entry ${first} on, but only ${read} can be read.`,
    );
  }
}
