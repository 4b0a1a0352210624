/** Flat ntuples, as whatever reads ROOT files hands them over. */

/** Values of one event by branch; those of a list in the order of the file. */
export interface NtupleEvent {
  /** NaN for a branch that was not read. */
  readonly number: (branch: string) => number;
  /** Empty for a branch that was not read. */
  readonly list: (branch: string) => ArrayLike<number>;
}

export interface NtupleTree {
  readonly path: string;
  readonly entries: number;
  readonly branches: readonly {readonly name: string}[];
}

interface NtupleSink {
  many(branch: number, values: ArrayLike<number | bigint>): void;
  one(branch: number, value: unknown): void;
  entries(count: number): void;
  progress(share: number): void;
}

/** The part of a ROOT file that is needed: `RootFile` of `src/rootFile` has it. */
export interface NtupleFile {
  readonly contents: {readonly trees: readonly NtupleTree[]};
  read(
    tree: string,
    branches: readonly string[],
    sink: NtupleSink,
    part?: {readonly first?: number; readonly count?: number},
  ): Promise<void>;
}

interface ReadEvents {
  readonly tree: string;
  readonly branches: readonly string[];
  /** Entries from the first one on; all if left out. */
  readonly count?: number | undefined;
  /** The part that is read, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Calls `take` for each event; the event is valid during the call only.
 *
 * @throws what the file rejects with: a missing tree or branch, corrupted data
 */
export async function readEvents(
  file: NtupleFile,
  {tree, branches, count, onProgress}: ReadEvents,
  take: (event: NtupleEvent) => void,
): Promise<void> {
  const waiting: unknown[][] = branches.map(() => []);
  const places = new Map(branches.map((name, place) => [name, place]));
  let at = 0;
  const valueOf = (branch: string): unknown => waiting[places.get(branch) ?? -1]?.[at];
  const event: NtupleEvent = {
    number: (branch) => Number(valueOf(branch) ?? NaN),
    list: (branch) => (valueOf(branch) ?? []) as ArrayLike<number>,
  };
  await file.read(
    tree,
    branches,
    {
      many: (branch, values) => {
        for (let i = 0; i < values.length; i += 1) waiting[branch]?.push(values[i]);
      },
      one: (branch, value) => waiting[branch]?.push(value),
      entries(length) {
        for (at = 0; at < length; at += 1) take(event);
        for (const values of waiting) values.length = 0;
      },
      progress: (share) => onProgress?.(share),
    },
    count === undefined ? {} : {count},
  );
}
