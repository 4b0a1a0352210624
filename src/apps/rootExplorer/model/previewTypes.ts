/** The first values of a tree, as a table shows them. */

/** The value of a branch in one entry; integers that a number cannot hold exactly are bigints. */
export type Cell = number | bigint | string | readonly (number | bigint)[] | null;

export interface Preview {
  readonly tree: string;
  readonly first: number;
  readonly columns: readonly {
    readonly name: string;
    readonly unit?: string;
    /** One for each entry from `first` on; null where nothing can be read. Long lists are cut. */
    readonly cells: readonly Cell[];
    /** Length of the list in each entry, for branches of lists. */
    readonly lengths?: readonly number[];
  }[];
  /** A sentence for each corrupt basket with some of the values; its cells are null. */
  readonly corrupt: readonly string[];
}
