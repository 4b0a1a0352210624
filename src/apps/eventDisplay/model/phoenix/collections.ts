/** The objects of one type of an event, and a count of what had to be left out. */
import {fieldsOf, type Fields} from './fields';
import {longestName} from './limits';

/** Counts what is left out of a file, for a note to the reader. */
export interface LeftOut {
  /** Objects that could not be used, by type. */
  readonly unreadable: Map<string, number>;
  /** Objects beyond the most that is read, by type. */
  readonly surplus: Map<string, number>;
  /** Types of objects that are not known. */
  readonly unknown: Set<string>;
}

export const nothingLeftOut = (): LeftOut => ({
  unreadable: new Map(),
  surplus: new Map(),
  unknown: new Set(),
});

function count(counts: Map<string, number>, type: string, more = 1): void {
  counts.set(type, (counts.get(type) ?? 0) + more);
}

/** A collection as it stands in a file, and the type that it has there. */
export interface Collection {
  readonly type: string;
  readonly name: string;
  readonly members: readonly unknown[];
}

/** The collections of the named types; what stands alone counts as a list of one. */
export function collectionsOf(event: Fields, types: readonly string[]): readonly Collection[] {
  return types.flatMap((type) => {
    const collections = event.get(type);
    if (typeof collections !== 'object' || collections === null) return [];
    const named = Array.isArray(collections)
      ? ([[type, collections]] as const)
      : Object.entries(collections as Record<string, unknown>);
    return named
      .filter(([name, members]) => name.length <= longestName && members !== null)
      .map(([name, members]) => ({
        type,
        name,
        members: Array.isArray(members) ? (members as readonly unknown[]) : [members],
      }));
  });
}

/** Where an object stood in its file: what `"Collection:index"` means. */
export type Places = Map<string, string>;

export const placeName = (collection: string, index: number): string => `${collection}:${index}`;

/**
 * Reads the members of collections one by one and numbers what can be used.
 *
 * @param read gives undefined for what cannot be used
 * @param places takes the id of each object by its place in the file
 */
export function readMembers<T>(
  collections: readonly Collection[],
  most: number,
  leftOut: LeftOut,
  read: (member: unknown, collection: Collection, number: number) => T | undefined,
  onRead?: (collection: Collection, index: number, object: T) => void,
): readonly T[] {
  const objects: T[] = [];
  for (const collection of collections) {
    for (const [index, member] of collection.members.entries()) {
      if (objects.length >= most) {
        count(leftOut.surplus, collection.type, collection.members.length - index);
        break;
      }
      const object = read(member, collection, objects.length);
      if (object === undefined) {
        count(leftOut.unreadable, collection.type);
      } else {
        objects.push(object);
        onRead?.(collection, index, object);
      }
    }
  }
  return objects;
}

/** `readMembers` for members that are objects with fields. */
export const readObjects = <T>(
  collections: readonly Collection[],
  most: number,
  leftOut: LeftOut,
  read: (fields: Fields, collection: string, number: number) => T | undefined,
  onRead?: (collection: Collection, index: number, object: T) => void,
): readonly T[] =>
  readMembers(
    collections,
    most,
    leftOut,
    (member, {name}, number) => {
      const fields = fieldsOf(member);
      return fields && read(fields, name, number);
    },
    onRead,
  );
