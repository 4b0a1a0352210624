/** Gathers what is read, value by value or block by block, into batches of entries. */
import type {CorruptBasket, RootSink} from '@site/src/rootFile/rootFile';
import {isRounded} from '@site/src/lib/isRounded';
import type {Batch, Column} from '../expression/columns';

const firstRoom = 1024;

/** A list of numbers that grows. */
class Numbers {
  private values = new Float64Array(firstRoom);
  length = 0;
  /** Whether an integer was too large to be held exactly. */
  hasRounded = false;

  private put(at: number, value: unknown): void {
    if (typeof value === 'bigint' && isRounded(value)) this.hasRounded = true;
    this.values[at] = typeof value === 'object' ? NaN : Number(value ?? NaN);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.values.length) return;
    const wider = new Float64Array(Math.max(this.length + more, 2 * this.values.length));
    wider.set(this.values.subarray(0, this.length));
    this.values = wider;
  }

  add(value: unknown): void {
    this.reserve(1);
    this.put(this.length, value);
    this.length += 1;
  }

  addAll(list: ArrayLike<unknown>): void {
    this.reserve(list.length);
    for (let i = 0; i < list.length; i += 1) this.put(this.length + i, list[i]);
    this.length += list.length;
  }

  take(): Float64Array {
    const taken = this.values.slice(0, this.length);
    this.length = 0;
    return taken;
  }
}

interface Gathering {
  readonly isList: boolean;
  readonly values: Numbers;
  readonly ends: Numbers;
}

function isArrayLike(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

function taken({isList, values, ends}: Gathering): Column {
  const all = values.take();
  if (!isList) return {values: all};
  const offsets = new Int32Array(ends.length + 1);
  offsets.set(ends.take(), 1);
  return {values: all, offsets};
}

export interface Gatherer {
  readonly sink: RootSink;
  /** The branches with integers that were rounded so far. */
  rounded(): readonly string[];
  /** Hands over what is left at the end. */
  finish(): void;
}

/**
 * @param branches names in the order of the reading, and whether each has lists
 * @param sizes how many entries a batch has, in their order; the last counts for all further ones
 * @param first number of the first entry in the tree
 */
export function gatherer(
  branches: readonly {readonly name: string; readonly isList: boolean}[],
  sizes: readonly number[],
  first: number,
  onBatch: (batch: Batch) => void,
  onSkip: (count: number, baskets: readonly CorruptBasket[]) => void,
): Gatherer {
  const gathered = branches.map(({isList}): Gathering => ({
    isList,
    values: new Numbers(),
    ends: new Numbers(),
  }));
  let at = first;
  let count = 0;
  let batches = 0;
  const finish = (): void => {
    if (count === 0) return;
    const columns = new Map(
      gathered.map((one, i) => [branches[i]?.name ?? '', taken(one)] as const),
    );
    const batch = {first: at, count, columns};
    at += count;
    count = 0;
    batches += 1;
    onBatch(batch);
  };
  return {
    finish,
    rounded: () => branches.flatMap(({name}, i) => (gathered[i]?.values.hasRounded ? [name] : [])),
    sink: {
      one(branch, value) {
        const {isList, values, ends} = gathered[branch] as Gathering;
        if (!isList) return values.add(value);
        if (isArrayLike(value)) values.addAll(value);
        ends.add(values.length);
      },
      many(branch, values) {
        (gathered[branch] as Gathering).values.addAll(values);
      },
      entries(more) {
        count += more;
        if (count >= (sizes[Math.min(batches, sizes.length - 1)] ?? 1)) finish();
      },
      skip(skipped, baskets) {
        finish();
        at += skipped;
        onSkip(skipped, baskets);
      },
    },
  };
}
