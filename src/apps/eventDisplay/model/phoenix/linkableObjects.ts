/** Objects and the links by which other objects of the file refer to them. */
import type {ObjectRef} from '../event';
import {
  placeName,
  readObjects,
  type Collection,
  type LeftOut,
  type LinkTargets,
} from './collections';
import {fieldsOf, textIn, type Fields} from './fields';

export interface LinkableObjects<T> {
  readonly objects: readonly T[];
  readonly places: LinkTargets;
  /** The fields of each object, by its id. */
  readonly fields: ReadonlyMap<ObjectRef, Fields>;
}

interface ObjectEntry<T> {
  readonly object: T;
  readonly place: string;
  readonly fields: Fields;
}

const numberOf = (id: ObjectRef): number => Number(/\d+$/.exec(id)?.[0]);

/** With the ids that the file gives, if each of its objects has one of its own; in their order. */
function withWrittenIds<T extends {readonly id: ObjectRef}>(
  found: readonly ObjectEntry<T>[],
): readonly ObjectEntry<T>[] {
  const kind = found[0]?.object.id.replace(/\d+$/, '') ?? '';
  const ids = found.map(({fields}) => textIn(fields, 'id') ?? '');
  const areFine =
    ids.every((id) => id.startsWith(kind) && /^\d{1,6}$/.test(id.slice(kind.length))) &&
    new Set(ids).size === ids.length;
  if (!areFine) return found;
  return found
    .map((one, i) => ({...one, object: {...one.object, id: ids[i] ?? one.object.id}}))
    .sort((a, b) => numberOf(a.object.id) - numberOf(b.object.id));
}

/** Reads the objects of collections; ids count through all of them, unless the file has ids of ours. */
export function readLinkableObjects<T extends {readonly id: ObjectRef}>(
  collections: readonly Collection[],
  most: number,
  leftOut: LeftOut,
  read: (fields: Fields, collection: string, number: number) => T | undefined,
): LinkableObjects<T> {
  const found: ObjectEntry<T>[] = [];
  readObjects(collections, most, leftOut, read, ({name, members}, index, object) => {
    const fields = fieldsOf(members[index]);
    if (fields) found.push({object, place: placeName(name, index), fields});
  });
  const named = withWrittenIds(found);
  return {
    objects: named.map(({object}) => object),
    places: new Map(named.map(({place, object}) => [place, object.id])),
    fields: new Map(named.map(({object, fields}) => [object.id, fields])),
  };
}
