/** Where the baskets of a tree are in its file. */
import type {Branch} from './adapter';
import type {FoundBranch} from './branches';
import type {CorruptBasket} from './rootFile';

export type BasketPlace = Omit<CorruptBasket, 'why'> & {
  /** The number of entries that the basket itself has to state; undefined for the last one. */
  readonly stated: number | undefined;
};

function placesOf({
  about: {name},
  branch,
}: FoundBranch): readonly (readonly [number, BasketPlace])[] {
  const {fBasketSeek: positions, fBasketEntry: firsts, fWriteBasket, fEntries}: Branch = branch;
  return Array.from({length: Math.min(fWriteBasket + 1, positions.length)}, (_, basket) => {
    const first = firsts[basket] ?? 0;
    const next = firsts[basket + 1] ?? 0;
    const isLast = basket >= fWriteBasket || next <= first;
    const entries = (isLast ? fEntries : next) - first;
    const stated = isLast ? undefined : entries;
    return [positions[basket] ?? 0, {branch: name, basket, first, entries, stated}] as const;
  });
}

/** The baskets of branches by their positions in the file. */
export const basketPlaces = (branches: Iterable<FoundBranch>): ReadonlyMap<number, BasketPlace> =>
  new Map(
    Array.from(branches)
      .flatMap(placesOf)
      .filter(([position]) => position > 0),
  );
