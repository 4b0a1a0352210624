/** Paths as nested folders. */

export interface Folder<Item> {
  /** Empty for the file itself. */
  readonly name: string;
  readonly items: readonly (readonly [name: string, item: Item])[];
  readonly folders: readonly Folder<Item>[];
}

interface Growing<Item> {
  readonly name: string;
  readonly items: (readonly [string, Item])[];
  readonly folders: Growing<Item>[];
}

/** What has a path `a/b/name` is in folder b of folder a; the order stays. */
export function foldersOf<Item extends {readonly path: string}>(
  all: readonly Item[],
): Folder<Item> {
  const root: Growing<Item> = {name: '', items: [], folders: []};
  for (const item of all) {
    const parts = item.path.split('/');
    const own = parts.pop() ?? item.path;
    let place = root;
    for (const part of parts) {
      let next = place.folders.find(({name}) => name === part);
      if (!next) {
        next = {name: part, items: [], folders: []};
        place.folders.push(next);
      }
      place = next;
    }
    place.items.push([own, item]);
  }
  return root;
}
