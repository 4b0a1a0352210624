import type {
  Cluster,
  DetectorEvent,
  Particle,
  ParticleKind,
  Track,
  Vertex,
  HitCollection,
  Point,
} from '../event';
import {
  collectionsOf,
  countUnknown,
  readObjects,
  type Collection,
  type LeftOut,
  type LinkTargets,
  readMembers,
} from './collections';
import {textIn, type Fields, fieldsOf, pointOf} from './fields';
import {longestNote, maxObjects} from './limits';
import {readLinkableObjects, type LinkableObjects} from './linkableObjects';
import {readCluster, readJet, readMissing} from './readDeposits';
import {readParticle, type LinkedObjects} from './readParticles';
import {readTrack} from './readTracks';
import {
  hasKind,
  linkedTracks,
  readVertex,
  withNearestVertices,
  withoutCopies,
} from './readVertices';
import {withParticles, withRefits} from './refits';

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
function readHits(collections: readonly Collection[], leftOut: LeftOut): readonly HitCollection[] {
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

const clusterTypes = ['CaloClusters', 'CaloCells'] as const;
const particleTypes = {electron: 'Electrons', muon: 'Muons', photon: 'Photons'} as const;

/** The types of objects that are read. */
export const knownTypes: readonly string[] = [
  'Tracks',
  ...clusterTypes,
  'Jets',
  ...Object.values(particleTypes),
  'Vertices',
  'MissingEnergy',
  'Hits',
];

function numberOf(fields: Fields, what: string): number | undefined {
  const names = [`${what} number`, `${what}number`, `${what}no`, `${what}_number`];
  const value = names.map((name) => fields.get(name)).find((one) => one !== undefined);
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
    ? number
    : undefined;
}

const linkedPlace = (
  fields: Fields | undefined,
  name: string,
  places: LinkTargets,
): string | undefined => {
  const place = fields?.get(name);
  return typeof place === 'string' ? places.get(place) : undefined;
};

/** Links between tracks and vertices that the file contains. */
function withWrittenLinks(
  tracks: LinkableObjects<Track>,
  vertices: LinkableObjects<Vertex>,
): readonly Track[] {
  const byVertices = new Map(
    Array.from(vertices.fields).flatMap(([vertex, fields]) =>
      linkedTracks(fields, tracks.places).map((track) => [track, vertex] as const),
    ),
  );
  return tracks.objects.map((track) => {
    const fields = tracks.fields.get(track.id);
    const vertex = linkedPlace(fields, 'vertex', vertices.places) ?? byVertices.get(track.id);
    const refitOf = linkedPlace(fields, 'refitOf', tracks.places);
    return {
      ...track,
      ...(vertex === undefined ? {} : {vertex}),
      ...(refitOf === undefined || refitOf === track.id ? {} : {refitOf}),
    };
  });
}

function readParticles(
  event: Fields,
  tracks: LinkableObjects<Track>,
  clusters: LinkableObjects<Cluster>,
  leftOut: LeftOut,
): readonly Particle[] {
  const linked: LinkedObjects = {
    tracks: new Map(tracks.objects.map((track) => [track.id, track])),
    clusters: new Map(clusters.objects.map((cluster) => [cluster.id, cluster])),
    trackPlaces: tracks.places,
    clusterPlaces: clusters.places,
  };
  return (Object.entries(particleTypes) as readonly [ParticleKind, string][]).flatMap(
    ([kind, type]) =>
      readObjects(
        collectionsOf(event, [type]),
        maxObjects.particles,
        leftOut,
        (fields, _, number) => readParticle(fields, kind, number, linked),
      ),
  );
}

/** Derives what the file does not contain. */
function completed(
  tracks: LinkableObjects<Track>,
  vertices: LinkableObjects<Vertex>,
  particles: readonly Particle[],
): Pick<DetectorEvent, 'tracks' | 'vertices'> {
  const linked = withWrittenLinks(tracks, vertices);
  const hasField = (field: string): boolean =>
    Array.from(tracks.fields.values()).some((fields) => fields.has(field));
  const hasPileupFlags = hasField('isPileup') || Array.from(vertices.fields.values()).some(hasKind);
  const kept = hasPileupFlags ? vertices.objects : withoutCopies(vertices.objects);
  const near = hasPileupFlags ? linked : withNearestVertices(linked, kept);
  const named = hasField('particle') ? near : withParticles(near, particles);
  return {tracks: hasField('refitOf') ? named : withRefits(named, particles), vertices: kept};
}

/** An event of a Phoenix file. @param key its name in the file */
export function readEvent(key: string, event: Fields, leftOut: LeftOut): DetectorEvent {
  const of = (...types: readonly string[]): readonly Collection[] => collectionsOf(event, types);
  countUnknown(event, knownTypes, leftOut);
  const tracks = readLinkableObjects(of('Tracks'), maxObjects.tracks, leftOut, readTrack);
  const clusters = readLinkableObjects(
    of(...clusterTypes),
    maxObjects.clusters,
    leftOut,
    readCluster,
  );
  const vertices = readLinkableObjects(of('Vertices'), maxObjects.vertices, leftOut, readVertex);
  const particles = readParticles(event, tracks, clusters, leftOut);
  const [missing] = readObjects(of('MissingEnergy'), 1, leftOut, readMissing);
  const hits = readHits(of('Hits'), leftOut);
  const [run, number] = [numberOf(event, 'run'), numberOf(event, 'event')];
  const process = textIn(event, 'process');
  const note = textIn(event, 'note', longestNote);
  return {
    key,
    ...(run === undefined ? {} : {run}),
    ...(number === undefined ? {} : {number}),
    isSimulated: event.get('simulated') === true,
    ...(process === undefined ? {} : {process}),
    ...(note === undefined ? {} : {note}),
    ...completed(tracks, vertices, particles),
    clusters: clusters.objects,
    jets: readObjects(of('Jets'), maxObjects.jets, leftOut, readJet),
    particles,
    ...(missing ? {missing} : {}),
    ...(hits.length > 0 ? {hits} : {}),
  };
}
