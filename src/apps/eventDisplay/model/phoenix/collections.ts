/** The objects of one type of an event, and a count of what had to be left out. */
import {fieldsOf, type Fields} from './fields';
import {longestName} from './limits';

interface UnknownType {
  readonly objects: number;
  readonly collections: ReadonlySet<string>;
}

/** Counts what is left out of a file, for a note to the reader. */
export interface LeftOut {
  /** Objects that could not be used, by type. */
  readonly unreadable: Map<string, number>;
  /** Objects beyond the most that is read, by type. */
  readonly surplus: Map<string, number>;
  /** Collections of types that are not known, by type. */
  readonly unknown: Map<string, UnknownType>;
}

export const nothingLeftOut = (): LeftOut => ({
  unreadable: new Map(),
  surplus: new Map(),
  unknown: new Map(),
});

function count(counts: Map<string, number>, type: string, more = 1): void {
  counts.set(type, (counts.get(type) ?? 0) + more);
}

/** A collection as it is in a file, and the type that it has there. */
export interface Collection {
  readonly type: string;
  readonly name: string;
  readonly members: readonly unknown[];
}

/** The collections of the named types; what is alone counts as a list of one. */
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

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The objects in a list, or in the lists of an object such as the cells of a calorimeter plane. */
function objectsIn(collection: unknown): number {
  if (Array.isArray(collection)) return collection.filter(isObject).length;
  if (!isObject(collection)) return 0;
  return Object.values(collection as object)
    .filter((list) => Array.isArray(list))
    .reduce((sum, list: readonly unknown[]) => sum + list.filter(isObject).length, 0);
}

/** Counts the objects of the types that are not among those named. */
export function countUnknown(event: Fields, known: readonly string[], leftOut: LeftOut): void {
  const isKnown = new Set(known.map((type) => type.toLowerCase()));
  for (const type of event.names().filter((name) => !isKnown.has(name.toLowerCase()))) {
    const before = leftOut.unknown.get(type);
    let objects = before?.objects ?? 0;
    const collections = new Set(before?.collections);
    const value = event.get(type);
    const named = Array.isArray(value)
      ? [[type, value] as const]
      : Object.entries(isObject(value) ? (value as object) : {});
    for (const [name, collection] of named) {
      const found = objectsIn(collection);
      objects += found;
      if (found > 0) collections.add(name.slice(0, longestName));
    }
    if (objects > 0) leftOut.unknown.set(type.slice(0, longestName), {objects, collections});
  }
}

/** The ids of objects by their links in the file, such as `"Collection:index"`. */
export type LinkTargets = Map<string, string>;

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
