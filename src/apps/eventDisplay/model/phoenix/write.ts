/** Writes events as Phoenix reads them, with a few fields of our own that Phoenix shows as they are. */
import type {
  Cluster,
  DetectorEvent,
  HitCollection,
  Jet,
  ObjectRef,
  Particle,
  Track,
  Vertex,
} from '../event';
import {placeName} from './collections';

type Json = Readonly<Record<string, unknown>>;

const mev = (gev: number): number => 1000 * gev;

const vertexCollection = 'PrimaryVertices';

/** Objects by collection, and the link to each of them. */
interface ObjectCollections<T> {
  readonly collections: ReadonlyMap<string, readonly T[]>;
  readonly places: ReadonlyMap<ObjectRef, string>;
  /** Whether the order of the collections is another one, so that ids have to be written. */
  readonly isReordered: boolean;
}

function grouped<T extends {readonly id: ObjectRef; readonly collection: string}>(
  objects: readonly T[],
): ObjectCollections<T> {
  const collections = new Map<string, T[]>();
  const places = new Map<ObjectRef, string>();
  for (const object of objects) {
    const members = collections.get(object.collection) ?? [];
    places.set(object.id, placeName(object.collection, members.length));
    members.push(object);
    collections.set(object.collection, members);
  }
  const inFile = Array.from(collections.values()).flat();
  return {collections, places, isReordered: inFile.some((object, i) => object !== objects[i])};
}

const written = <T extends {readonly id: ObjectRef}>(
  {collections, isReordered}: ObjectCollections<T>,
  write: (object: T) => Json,
): Json => {
  const withId = (object: T): Json => ({...(isReordered ? {id: object.id} : {}), ...write(object)});
  return Object.fromEntries(Array.from(collections, ([name, list]) => [name, list.map(withId)]));
};

type ObjectLinks = ReadonlyMap<ObjectRef, string>;

function trackFields(track: Track, places: ObjectLinks, vertices: ObjectLinks): Json {
  const {pt, eta, phi, charge, perigee, points, particle, isPileup, vertex, refitOf} = track;
  return {
    ...(pt === 0 ? {} : {pT: mev(pt)}),
    eta,
    phi,
    charge,
    ...(perigee
      ? {
          dparams: [perigee.d0, perigee.z0, perigee.phi, perigee.theta, perigee.qOverP / 1000],
        }
      : {}),
    ...(points ? {pos: points} : {}),
    particle,
    isPileup,
    ...(vertex === undefined ? {} : {vertex: vertices.get(vertex)}),
    ...(refitOf === undefined ? {} : {refitOf: places.get(refitOf)}),
  };
}

const clusterFields = ({energy, eta, phi, part, isPileup}: Cluster): Json => ({
  energy: mev(energy),
  eta,
  phi,
  part,
  isPileup,
});

const jetFields = ({energy, pt, eta, phi, coneR, isBTagged}: Jet): Json => ({
  energy: mev(energy),
  pt: mev(pt),
  eta,
  phi,
  coneR,
  isBTagged,
});

const vertexFields = ({position: [x, y, z], kind, tracks}: Vertex): Json => ({
  x,
  y,
  z,
  vertexType: kind,
  tracks,
});

const pdgIds = {electron: 11, muon: 13, photon: 22} as const;

function particleFields(particle: Particle, tracks: ObjectLinks, clusters: ObjectLinks): Json {
  const {kind, pt, eta, phi, charge} = particle;
  return {
    pt: mev(pt),
    energy: mev(pt * Math.cosh(eta)),
    eta,
    phi,
    charge,
    pdgId: charge > 0 ? -pdgIds[kind] : pdgIds[kind],
    LinkedTracks: particle.tracks.flatMap((id) => tracks.get(id) ?? []),
    LinkedClusters: particle.clusters.flatMap((id) => clusters.get(id) ?? []),
  };
}

function hitFields({name, points, lines}: HitCollection): readonly (readonly [string, unknown])[] {
  const asLines = lines.map((line) => ({type: 'Line', pos: line.flat()}));
  return [
    ...(points.length > 0 ? [[name, points] as const] : []),
    ...(lines.length > 0 ? [[points.length > 0 ? `${name} (lines)` : name, asLines] as const] : []),
  ];
}

/** An event as an object of a Phoenix file. */
export function eventFields(event: DetectorEvent): Json {
  const tracks = grouped(event.tracks);
  const clusters = grouped(event.clusters);
  const vertices = grouped(
    event.vertices.map((vertex) => ({...vertex, collection: vertexCollection})),
  );
  const particles = (kind: Particle['kind'], name: string): Json => ({
    [name]: event.particles
      .filter((particle) => particle.kind === kind)
      .map((particle) => particleFields(particle, tracks.places, clusters.places)),
  });
  return {
    ...(event.number === undefined ? {} : {'event number': event.number}),
    ...(event.run === undefined ? {} : {'run number': event.run}),
    simulated: event.isSimulated,
    ...(event.process === undefined ? {} : {process: event.process}),
    ...(event.note === undefined ? {} : {note: event.note}),
    Tracks: written(tracks, (track) => trackFields(track, tracks.places, vertices.places)),
    CaloClusters: written(clusters, clusterFields),
    Jets: written(grouped(event.jets), jetFields),
    Vertices: written(vertices, vertexFields),
    Electrons: particles('electron', 'Electrons'),
    Muons: particles('muon', 'Muons'),
    Photons: particles('photon', 'Photons'),
    ...(event.missing
      ? {MissingEnergy: {MET: [{etx: mev(event.missing.ex), ety: mev(event.missing.ey)}]}}
      : {}),
    ...(event.hits ? {Hits: Object.fromEntries(event.hits.flatMap(hitFields))} : {}),
  };
}

/** The key, with a number behind it if an earlier event has it. */
function freeKey(taken: ReadonlySet<string>, key: string): string {
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key} (${number})`)) number += 1;
  return `${key} (${number})`;
}

/**
 * The text of a Phoenix file. What `readPhoenix` makes of it are the same events, with numbers equal to
 * rounding; particles come electrons first, then muons and photons.
 */
export function writePhoenix(events: readonly DetectorEvent[]): string {
  const taken = new Set<string>();
  const entries = events.map((event) => {
    const key = freeKey(taken, event.key);
    taken.add(key);
    return [key, eventFields(event)] as const;
  });
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}
