/** Which tracks and clusters belong to which identified particle. Refits of a track are the same object. */
import type {DetectorEvent, ObjectRef, Particle, Track} from './event';
import type {VisibleObjects} from './selection';

export type Owners = ReadonlyMap<ObjectRef, Particle>;

/** The particles by the ids of their tracks and clusters, refits of these tracks included. */
export function ownersOf(particles: readonly Particle[], tracks: readonly Track[]): Owners {
  const owners = new Map<ObjectRef, Particle>();
  for (const particle of particles) {
    for (const id of [...particle.tracks, ...particle.clusters]) {
      if (!owners.has(id)) owners.set(id, particle);
    }
  }
  for (const {id, refitOf} of tracks) {
    const owner = refitOf === undefined ? undefined : owners.get(refitOf);
    if (owner && !owners.has(id)) owners.set(id, owner);
  }
  return owners;
}

type ParticlesAndTracks = Pick<DetectorEvent, 'particles' | 'tracks'>;

const known = new WeakMap<ParticlesAndTracks, ReadonlyMap<ObjectRef, ObjectRef>>();

function standInsOf({particles, tracks}: ParticlesAndTracks): ReadonlyMap<ObjectRef, ObjectRef> {
  const refits = tracks.flatMap(({id, refitOf}) =>
    refitOf === undefined ? [] : [[id, refitOf] as const],
  );
  const owned = Array.from(ownersOf(particles, tracks), ([id, owner]) => [id, owner.id] as const);
  return new Map([...refits, ...owned]);
}

/**
 * The particle that a track or a cluster belongs to, or the track that it is a refit of; any other object
 * stands for itself. Worked out once per event.
 */
export function standIn(event: ParticlesAndTracks, id: ObjectRef): ObjectRef {
  const standIns = known.get(event) ?? standInsOf(event);
  known.set(event, standIns);
  return standIns.get(id) ?? id;
}

/** An electron or a muon without a track flies as its momentum says. */
const trackOf = ({id, pt, eta, phi, charge, kind}: Particle): Track => ({
  id,
  collection: '',
  charge,
  pt,
  eta,
  phi,
  particle: kind === 'muon' ? 'muon' : 'electron',
  isPileup: false,
});

export interface ParticleLine {
  readonly particle: Particle;
  readonly track: Track;
}

/** One line per electron or muon, from the track it was reconstructed from; refits only if they are shown. */
export function particleLines(
  event: ParticlesAndTracks,
  shown: Pick<VisibleObjects, 'particles' | 'tracks'>,
) {
  const byId = new Map(event.tracks.map((track) => [track.id, track]));
  const owners = ownersOf(shown.particles, event.tracks);
  const visible = new Map<Particle, Track[]>();
  for (const track of shown.tracks) {
    const owner = owners.get(track.id);
    if (owner) visible.set(owner, [...(visible.get(owner) ?? []), track]);
  }
  return shown.particles.flatMap((particle): readonly ParticleLine[] => {
    if (particle.kind === 'photon') return [];
    const own = particle.tracks.flatMap((id) => byId.get(id) ?? []);
    const main = own.find(({refitOf}) => refitOf === undefined) ?? own[0] ?? trackOf(particle);
    const others = (visible.get(particle) ?? []).filter((track) => track !== main);
    return [main, ...others].map((track) => ({particle, track}));
  });
}

/** The tracks that are drawn as tracks: all that are shown but those of electrons and muons. */
export const otherTracks = (
  shown: Pick<VisibleObjects, 'tracks'>,
  owners: Owners,
): readonly Track[] =>
  shown.tracks.filter(({id}) => (owners.get(id)?.kind ?? 'photon') === 'photon');
