import type {HitCollection, Point} from '../event';
import {readMembers, type Collection, type LeftOut} from './collections';
import {fieldsOf, pointOf} from './fields';
import {maxObjects} from './limits';

type Hit = {readonly point: Point} | {readonly line: readonly [Point, Point]};

/** A triplet, or an object with a type; a box counts as the point in its middle. */
function readHit(member: unknown, isLines: boolean): Hit | undefined {
  const position = Array.isArray(member) ? member : fieldsOf(member)?.get('pos');
  const point = pointOf(position);
  if (!point || !isLines) return point && {point};
  const end = pointOf(position, 3);
  return end && {line: [point, end]};
}

/** Phoenix takes the type of all hits of a collection from the first one. */
const areLines = ({members}: Collection): boolean => fieldsOf(members[0])?.get('type') === 'Line';

/** The hits of all collections, those without any left out. */
export function readHits(
  collections: readonly Collection[],
  leftOut: LeftOut,
): readonly HitCollection[] {
  let room: number = maxObjects.hits;
  return collections.flatMap((collection): readonly HitCollection[] => {
    const isLines = areLines(collection);
    const hits = readMembers([collection], room, leftOut, (member) => readHit(member, isLines));
    room -= hits.length;
    if (hits.length === 0) return [];
    return [
      {
        name: collection.name,
        points: hits.flatMap((hit) => ('point' in hit ? [hit.point] : [])),
        lines: hits.flatMap((hit) => ('line' in hit ? [hit.line] : [])),
      },
    ];
  });
}
