/** What the toy of the detector measured, as an event of the display. */
import type {DetectedEvent, DetectedTrack} from '../../../physics/detector/detected';
import {etaOf, ptOf} from '../../../physics/detector/perigee';
import type {DetectorEvent, ObjectRef, Track} from './event';

/** Names that files of ATLAS give to such objects. */
const collections = {
  tracks: 'InDetTrackParticles',
  electromagnetic: 'egammaClusters',
  hadronic: 'HadronicClusters',
  jets: 'AnalysisJets',
} as const;

function trackOf(track: DetectedTrack, place: number, {vertices}: DetectedEvent): Track {
  const {perigee, charge, particle, vertex} = track;
  const isKnown = vertices[vertex] !== undefined;
  const isPileup = vertices[vertex]?.kind === 'pileup';
  return {
    id: `track-${place}`,
    collection: collections.tracks,
    charge,
    pt: ptOf(perigee),
    eta: etaOf(perigee),
    phi: perigee.phi,
    perigee,
    particle: isPileup ? 'unknown' : particle,
    isPileup,
    ...(isKnown ? {vertex: `vertex-${vertex}`} : {}),
  };
}

/** Ids count objects of a kind, from 0 on. */
const numbered = <Thing>(
  things: readonly Thing[],
  kindOf: (thing: Thing) => string,
): ObjectRef[] => {
  const counts = new Map<string, number>();
  return things.map((thing) => {
    const kind = kindOf(thing);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return `${kind}-${count}`;
  });
};

type Facts = Pick<DetectorEvent, 'key' | 'run' | 'number' | 'process' | 'note'>;

/** @param facts what names the event; it is simulated in any case */
export function fromDetected(detected: DetectedEvent, facts: Facts): DetectorEvent {
  const {tracks, clusters, jets, particles, vertices, missing} = detected;
  const ids = numbered(particles, ({kind}) => kind);
  return {
    ...facts,
    isSimulated: true,
    tracks: tracks.map((track, place) => trackOf(track, place, detected)),
    clusters: clusters.map((cluster, place) => ({
      ...cluster,
      id: `cluster-${place}`,
      collection: collections[cluster.part],
      isPileup: false,
    })),
    jets: jets.map((jet, place) => ({...jet, id: `jet-${place}`, collection: collections.jets})),
    particles: particles.map((particle, place) => ({
      ...particle,
      id: ids[place] ?? '',
      tracks: particle.tracks.map((track) => `track-${track}`),
      clusters: particle.clusters.map((cluster) => `cluster-${cluster}`),
    })),
    vertices: vertices.map(({position: {x, y, z}, kind, tracks: count}, place) => ({
      id: `vertex-${place}`,
      position: [x, y, z] as const,
      kind,
      tracks: count,
    })),
    missing: {ex: missing.px, ey: missing.py},
  };
}
