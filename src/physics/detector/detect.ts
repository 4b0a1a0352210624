/**
 * A toy of the detector: what it sees of a collision. Tracks with their errors, energies in towers, jets,
 * what stands by itself, and what is missing transverse to the beam. Simulated for teaching: no noise, no false
 * tracks, no material. What pile-up leaves in the calorimeters counts as subtracted.
 */
import {eta, massless, phi} from '../fourVector';
import {missingMomentum, type TransverseVector} from '../kinematics';
import type {Random} from '../random';
import {deltaR} from '../statistics/separation';
import {clustersOf, measuredShower, towersOf} from './calorimeter';
import type {Collision, GeneratedParticle, PointInSpace} from './collision';
import type {
  DetectedCluster,
  DetectedEvent,
  DetectedJet,
  DetectedParticle,
  DetectedTrack,
  DetectedVertex,
} from './detected';
import {jetsOf} from './jets';
import {etaOf, ptOf} from './perigee';
import {measuredTrack} from './tracker';

export interface DetectorSettings {
  /** Minimum transverse momenta of tracks, from the collision and from pile-up, in GeV. */
  readonly trackPt: number;
  readonly pileupTrackPt: number;
  /** Least transverse energy of a cluster in GeV. */
  readonly clusterEt: number;
  /** Measures what stands by itself without errors. */
  readonly isExact: boolean;
}

export const usualSettings: DetectorSettings = {
  trackPt: 0.5,
  pileupTrackPt: 1,
  clusterEt: 1,
  isExact: false,
};

const middle: PointInSpace = {x: 0, y: 0, z: 0};

const across = (at: number, around: number): TransverseVector => ({
  px: at * Math.cos(around),
  py: at * Math.sin(around),
});

interface ParticleTrack {
  readonly particle: GeneratedParticle;
  readonly track: DetectedTrack;
}

function tracksOf(
  random: Random,
  collision: Collision,
  settings: DetectorSettings,
): readonly ParticleTrack[] {
  return collision.particles.flatMap((particle) => {
    const isPileup = collision.vertices[particle.vertex]?.kind === 'pileup';
    const threshold = isPileup ? settings.pileupTrackPt : settings.trackPt;
    const isExact = settings.isExact && particle.isPrompt;
    const track = measuredTrack(random, particle, collision.vertices, threshold, isExact);
    return track ? [{particle, track}] : [];
  });
}

/** Momentum of an electron from its energy and of a muon from its track; directions are those of the tracks. */
function standingAlone(
  particle: GeneratedParticle,
  found: readonly ParticleTrack[],
  showers: ReadonlyMap<GeneratedParticle, {readonly place: number; readonly energy: number}>,
): readonly DetectedParticle[] {
  const {kind, charge, momentum} = particle;
  const shower = showers.get(particle);
  const place = found.findIndex((entry) => entry.particle === particle);
  const track = found[place]?.track;
  if (kind === 'photon' && shower) {
    const direction = eta(momentum);
    const transverse = shower.energy / Math.cosh(direction);
    const photon = {pt: transverse, eta: direction, phi: phi(momentum), charge};
    return [{kind, ...photon, tracks: [], clusters: [shower.place]}];
  }
  if (!track || kind === 'hadron' || kind === 'photon') return [];
  const direction = {eta: etaOf(track.perigee), phi: track.perigee.phi};
  if (kind === 'muon') {
    return [{kind, pt: ptOf(track.perigee), ...direction, charge, tracks: [place], clusters: []}];
  }
  if (!shower) return [];
  const transverse = shower.energy / Math.cosh(direction.eta);
  return [{kind, pt: transverse, ...direction, charge, tracks: [place], clusters: [shower.place]}];
}

/** What is missing: against all particles, jets, and tracks of the collision that are in neither. */
export function missingOf(
  event: Pick<DetectedEvent, 'particles' | 'jets' | 'tracks' | 'vertices'>,
): TransverseVector {
  const used = new Set(event.particles.flatMap(({tracks}) => tracks));
  const isInJet = ({perigee}: DetectedTrack, {eta: at, phi: around, coneR}: DetectedJet): boolean =>
    deltaR({eta: etaOf(perigee), phi: perigee.phi}, {eta: at, phi: around}) < coneR;
  const soft = event.tracks.filter(
    (track, place) =>
      event.vertices[track.vertex]?.kind !== 'pileup' &&
      !used.has(place) &&
      !event.jets.some((jet) => isInJet(track, jet)),
  );
  return missingMomentum([
    ...event.particles.map((particle) => across(particle.pt, particle.phi)),
    ...event.jets.map((jet) => across(jet.pt, jet.phi)),
    ...soft.map(({perigee}) => across(ptOf(perigee), perigee.phi)),
  ]);
}

function countedVertices(
  {vertices}: Collision,
  tracks: readonly DetectedTrack[],
): readonly DetectedVertex[] {
  const counts = vertices.map(() => 0);
  for (const {vertex} of tracks) counts[vertex] = (counts[vertex] ?? 0) + 1;
  return vertices.map(({position, kind}, place) => ({position, kind, tracks: counts[place] ?? 0}));
}

/** The same seed gives the same event. */
export function detect(
  random: Random,
  collision: Collision,
  settings: DetectorSettings = usualSettings,
): DetectedEvent {
  const found = tracksOf(random, collision, settings);
  const tracks = found.map(({track}) => track);
  const vertices = countedVertices(collision, tracks);
  const start = ({vertex}: GeneratedParticle): PointInSpace =>
    collision.vertices[vertex]?.position ?? middle;
  const clusters: DetectedCluster[] = [];
  const showers = new Map<GeneratedParticle, {readonly place: number; readonly energy: number}>();
  const alone = collision.particles.filter(({isPrompt}) => isPrompt);
  for (const particle of alone.filter(({kind}) => kind !== 'muon')) {
    const shower = measuredShower(random, particle, start(particle), settings.isExact);
    if (!shower) continue;
    showers.set(particle, {place: clusters.length, energy: shower.energy});
    clusters.push(shower);
  }
  const others = collision.particles.filter(
    ({isPrompt, vertex}) => !isPrompt && collision.vertices[vertex]?.kind !== 'pileup',
  );
  const towers = towersOf(
    random,
    others.map((particle) => [particle, start(particle)] as const),
  );
  const jets = jetsOf(towers, collision.vertices[0]?.position ?? middle, vertices);
  const particles = alone.flatMap((particle) => standingAlone(particle, found, showers));
  const event = {
    tracks,
    clusters: [...clusters, ...clustersOf(towers, settings.clusterEt)],
    jets,
    particles: [...particles].sort((a, b) => b.pt - a.pt),
    vertices,
  };
  return {...event, missing: missingOf(event)};
}

/** Momentum of a particle or jet without its mass. */
export const momentumOf = ({
  pt: transverse,
  eta: direction,
  phi: around,
}: Pick<DetectedParticle, 'pt' | 'eta' | 'phi'>) => massless(transverse, direction, around);
