export interface Chunk<T> {
  /** Such as "11 to 20". */
  readonly name: string;
  readonly items: readonly T[];
}

/** Splits a list into parts of at most `size`, so that one browser page can serve several items. */
export function inChunks<T>(list: readonly T[], size: number): readonly Chunk<T>[] {
  return Array.from({length: Math.ceil(list.length / size)}, (_, index) => {
    const items = list.slice(index * size, (index + 1) * size);
    return {name: `${index * size + 1} to ${index * size + items.length}`, items};
  });
}
