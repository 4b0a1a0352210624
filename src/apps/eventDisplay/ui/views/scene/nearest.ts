import type {ObjectRef} from '../../../model/event';
import type {Item, XY} from './scene';

function squareToSegment([px, py]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / square;
  const t = Math.min(1, Math.max(0, along));
  return (ax + t * dx - px) ** 2 + (ay + t * dy - py) ** 2;
}

function squareToLine(place: XY, points: readonly XY[]): number {
  const [first] = points;
  if (!first) return Infinity;
  let least = squareToSegment(place, first, first);
  for (let i = 1; i < points.length; i += 1) {
    least = Math.min(least, squareToSegment(place, points[i - 1] as XY, points[i] as XY));
  }
  return least;
}

type PickTarget = Pick<Item, 'id' | 'aims'>;

/**
 * The object that a pointer means: the nearest line or point, and of those as near the one in front.
 *
 * @param reach furthest distance, in pixels
 */
export function nearest(
  items: readonly PickTarget[],
  place: XY,
  reach: number,
): ObjectRef | undefined {
  let found: ObjectRef | undefined;
  let least = reach * reach;
  for (const {id, aims} of items) {
    for (const points of aims) {
      const square = squareToLine(place, points);
      if (square <= least) [found, least] = [id, square];
    }
  }
  return found;
}
