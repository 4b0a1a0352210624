import type {Cluster, DetectorEvent, Jet, ObjectRef, Particle, Track, Vertex} from './event';

/** What is made of an object, by its kind; nothing is made of kinds that are left out. */
interface ByKind<Made> {
  readonly particle: (particle: Particle) => Made;
  readonly jet: (jet: Jet) => Made;
  readonly track: (track: Track) => Made;
  readonly cluster: (cluster: Cluster) => Made;
  readonly vertex?: (vertex: Vertex) => Made;
}

/** Makes something of one object of an event; undefined if the event has none of that name. */
export function ofObject<Made>(
  {particles, jets, tracks, clusters, vertices}: DetectorEvent,
  id: ObjectRef,
  by: ByKind<Made>,
): Made | undefined {
  const is = (object: {readonly id: ObjectRef}): boolean => object.id === id;
  const particle = particles.find(is);
  if (particle) return by.particle(particle);
  const jet = jets.find(is);
  if (jet) return by.jet(jet);
  const track = tracks.find(is);
  if (track) return by.track(track);
  const cluster = clusters.find(is);
  if (cluster) return by.cluster(cluster);
  const vertex = vertices.find(is);
  return vertex && by.vertex?.(vertex);
}
