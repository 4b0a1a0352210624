import type {DetectorEvent, ObjectRef} from './event';
import type {Shown} from './selection';

interface Sized {
  readonly id: ObjectRef;
  readonly size: number;
}

const largestFirst = (objects: readonly Sized[]): readonly ObjectRef[] =>
  [...objects].sort((a, b) => b.size - a.size).map(({id}) => id);

/**
 * The objects that are shown, in the order in which keys walk through them: identified particles, jets,
 * tracks and clusters, the hardest of each first, then vertices. The tracks and clusters of an identified
 * particle follow it.
 */
export function walkOf(event: DetectorEvent, shown: Shown): readonly ObjectRef[] {
  const byPt = <T extends {readonly id: ObjectRef; readonly pt: number}>(list: readonly T[]) =>
    largestFirst(list.map(({id, pt}) => ({id, size: pt})));
  const tracks = byPt(shown.tracks);
  const clusters = largestFirst(shown.clusters.map(({id, energy}) => ({id, size: energy})));
  const visible = new Set([...tracks, ...clusters]);
  const parts = new Map(
    event.particles.map((particle) => [
      particle.id,
      [...particle.tracks, ...particle.clusters].filter((id) => visible.has(id)),
    ]),
  );
  const particles = byPt(shown.particles).flatMap((id) => [id, ...(parts.get(id) ?? [])]);
  const all = [
    ...particles,
    ...byPt(shown.jets),
    ...tracks,
    ...clusters,
    ...shown.vertices.map(({id}) => id),
  ];
  return Array.from(new Set(all));
}
