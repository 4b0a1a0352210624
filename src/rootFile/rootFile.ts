/** What apps see of a ROOT file, whatever reads it. */
import {formatCount} from '@site/src/kit/format/numbers';
import type {RootHistogram} from './histogram';

/** Where the bytes of a file come from; a part is read only when it is needed. */
export interface RootBytes {
  readonly name: string;
  readonly size: number;
  /** Bytes from `position` on; rejects if they is not available. */
  read(position: number, length: number): Promise<ArrayBuffer>;
}

export interface RootBranch {
  /** Of a member of an object with the name of the object before it: `event.fRun`. */
  readonly name: string;
  readonly title: string;
  /** As C++ calls it: `float`, `float[2]`, `vector<float>`. */
  readonly type: string;
  /** One number per entry, several, a text, or what we do not read: objects and arrays of arrays. */
  readonly kind: 'number' | 'numbers' | 'text' | 'other';
  /** The branch of the object that it is a member of. */
  readonly parent?: string;
}

export interface RootTree {
  /** With the folders it is in: `nominal/events`. Of several versions the newest counts. */
  readonly path: string;
  readonly title: string;
  readonly entries: number;
  readonly branches: readonly RootBranch[];
  /** How many older versions the file has. */
  readonly olderCycles: number;
}

interface RootObject {
  readonly path: string;
  readonly className: string;
  readonly title: string;
  /** For a tree that cannot be read: why, in a sentence. */
  readonly problem?: string;
}

export interface RootContents {
  readonly trees: readonly RootTree[];
  /** What else is in the file: histograms, others, and trees that cannot be read. */
  readonly others: readonly RootObject[];
}

/** A piece in which a branch is stored, and which cannot be read: it does not match its checksum. */
export interface CorruptBasket {
  readonly branch: string;
  /** Number of the basket in the branch, from 0. */
  readonly basket: number;
  /** Number of its first entry in the tree, from 0. */
  readonly first: number;
  readonly entries: number;
  /** What is wrong with it, to follow a colon. */
  readonly why: string;
}

/** Takes the values of a tree, entry after entry for each branch. */
export interface RootSink {
  /**
   * Numbers of a scalar branch, from an entry on; integers of 64 bits as bigints where a number would be
   * rounded. The array is used again after the call.
   */
  many(branch: number, values: ArrayLike<number | bigint>): void;
  /** What one entry has: a number, a bigint, a boolean, a text, or a list of numbers and bigints. */
  one(branch: number, value: unknown): void;
  /** Called when every branch has given its values of so many further entries. */
  entries?(count: number): void;
  /**
   * Called when so many further entries of all branches are skipped because baskets with some of their values
   * are corrupted. A sink without it gets a RootFileError instead.
   */
  skip?(count: number, baskets: readonly CorruptBasket[]): void;
  /** The part that is read, from 0 to 1. */
  progress?(share: number): void;
}

/** Which entries to read; all if left out. */
export interface RootPart {
  readonly first?: number;
  readonly count?: number;
  /** Ends the reading: it then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
}

export interface RootFile {
  readonly contents: RootContents;
  /**
   * Reads branches of a tree.
   *
   * @param branches names; the sink is told their places in this list
   * @throws RootFileError if a tree or branch is missing, or its data are damaged; what the sink throws
   */
  read(tree: string, branches: readonly string[], sink: RootSink, part?: RootPart): Promise<void>;
  /** @throws RootFileError for what is missing, damaged, or no histogram of one or two dimensions */
  histogram(path: string): Promise<RootHistogram>;
}

/** A file that cannot be read; the message says why in a sentence. */
export class RootFileError extends Error {
  override readonly name = 'RootFileError';

  constructor(
    readonly kind: 'notRoot' | 'truncated' | 'damaged' | 'ntuple' | 'missing' | 'unsupported',
    message: string,
  ) {
    super(message);
  }
}

/** A sentence that names a basket, its entries and what is wrong with it. */
export function describeCorruptBasket({
  branch,
  basket,
  first,
  entries,
  why,
}: CorruptBasket): string {
  const last = first + entries - 1;
  const which =
    entries === 1
      ? `entry ${formatCount(first)}`
      : `entries ${formatCount(first)} to ${formatCount(Math.max(first, last))}`;
  return `Basket ${basket} of the branch “${branch}” (${which}) is corrupted: ${why}.`;
}

/** The reading met a corrupt basket. */
export class CorruptBasketError extends RootFileError {
  constructor(readonly basket: CorruptBasket) {
    super('damaged', describeCorruptBasket(basket));
  }
}

/** Bytes that is not available, such as those of a server that refuses; readers of files pass it on. */
export class RootBytesError extends Error {
  override readonly name = 'RootBytesError';

  constructor(
    readonly what: string,
    readonly advice: string,
  ) {
    super(`${what} ${advice}`);
  }
}

/** Our words for an error of the reading; errors that have words of their own stay as they are. */
export function damaged(error: unknown): Error {
  if (error instanceof RootFileError || error instanceof RootBytesError) return error;
  // Other classes are slips of the reader on nonsense, which carry no information to people.
  const why = error instanceof Error && error.name === 'Error' ? ` (${error.message})` : '';
  return new RootFileError('damaged', `A part of the file cannot be read${why}.`);
}

/** Files up to this size are read once, and kept: many small reads take longer. */
const maxKeptBytes = 8e6;

/** The bytes of a file that the reader opened, or of one that was fetched. */
export function blobBytes(blob: Blob, name: string): RootBytes {
  const {size} = blob;
  if (size > maxKeptBytes) {
    return {
      name,
      size,
      read: (position, length) => blob.slice(position, position + length).arrayBuffer(),
    };
  }
  let whole: Promise<ArrayBuffer> | undefined;
  return {
    name,
    size,
    async read(position, length) {
      whole ??= blob.arrayBuffer();
      return (await whole).slice(position, position + length);
    },
  };
}
