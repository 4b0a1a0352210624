import type {DetectorEvent, ObjectRef, Track} from './event';
import {ownersOf} from './owners';
import type {VisibleObjects} from './selection';

interface SizedObject {
  readonly id: ObjectRef;
  readonly size: number;
}

const largestFirst = (objects: readonly SizedObject[]): readonly ObjectRef[] =>
  [...objects].sort((a, b) => b.size - a.size).map(({id}) => id);

/**
 * The objects that are shown, in the order in which keys step through them: identified particles, jets,
 * tracks and clusters, each in descending order of transverse momentum or energy, then vertices. Each object is
 * reached once: the tracks and clusters of a particle and refits of a track stand for what they belong to.
 */
export function walkOf(event: DetectorEvent, shown: VisibleObjects): readonly ObjectRef[] {
  const byPt = <T extends {readonly id: ObjectRef; readonly pt: number}>(list: readonly T[]) =>
    largestFirst(list.map(({id, pt}) => ({id, size: pt})));
  const owners = ownersOf(shown.particles, event.tracks);
  const visible = new Set(shown.tracks.map(({id}) => id));
  const isFree = ({id, refitOf = ''}: Pick<Track, 'id' | 'refitOf'>): boolean =>
    !owners.has(id) && !visible.has(refitOf);
  const clusters = shown.clusters.filter(({id}) => !owners.has(id));
  return [
    ...byPt(shown.particles),
    ...byPt(shown.jets),
    ...byPt(shown.tracks.filter(isFree)),
    ...largestFirst(clusters.map(({id, energy}) => ({id, size: energy}))),
    ...shown.vertices.map(({id}) => id),
  ];
}
