import type {Point, Track, Vertex} from '../event';
import {isSpectrometerTrack} from '../tracks/trackSystem';
import {listIn, numberIn, pointOf, type Fields} from './fields';
import type {LinkTargets} from './collections';
import {placeName} from './collections';

type Kind = Vertex['kind'];

/** As names, and as the numbers of the ATLAS event data model. */
const kinds: Readonly<Record<string, Kind>> = {
  primary: 'primary',
  PriVtx: 'primary',
  '1': 'primary',
  pileup: 'pileup',
  PileUp: 'pileup',
  '3': 'pileup',
  secondary: 'secondary',
  SecVtx: 'secondary',
  '2': 'secondary',
};

function writtenKind(fields: Fields): Kind | undefined {
  const type = fields.get('vertexType');
  const name = String(type);
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/** Whether a file says which vertex is which. */
export const hasKind = (fields: Fields): boolean => writtenKind(fields) !== undefined;

/** Where a file does not say, the first vertex is the primary one and what is listed with it is pile-up. */
function likelyKind(collection: string, number: number): Kind {
  if (number === 0) return 'primary';
  return /secondary|v0|lambda|conversion/i.test(collection) ? 'secondary' : 'pileup';
}

export function readVertex(fields: Fields, collection: string, number: number): Vertex | undefined {
  const separate: readonly unknown[] = ['x', 'y', 'z'].map((axis) => fields.get(axis));
  const position: Point | undefined = pointOf(separate) ?? pointOf(fields.get('pos'));
  if (!position) return undefined;
  const tracks = numberIn(fields, ['tracks'], (value) => Number.isInteger(value) && value >= 0);
  return {
    id: `vertex-${number}`,
    position,
    kind: writtenKind(fields) ?? likelyKind(collection, number),
    tracks: tracks ?? listIn(fields, 'LinkedTracks').length,
  };
}

/** Ids of the tracks that a vertex names by their places in a collection. */
export function linkedTracks(fields: Fields, places: LinkTargets): readonly string[] {
  const collection = fields.get('linkedTrackCollection');
  return listIn(fields, 'LinkedTracks').flatMap((index) =>
    typeof collection === 'string' && typeof index === 'number'
      ? (places.get(placeName(collection, index)) ?? [])
      : [],
  );
}

/** The list of ATLAS ends with a copy of its first vertex, which stands for tracks without one. */
export const withoutCopies = (vertices: readonly Vertex[]): readonly Vertex[] =>
  vertices.filter(({position}, i) => i === 0 || position.join() !== vertices[0]?.position.join());

/** As in analyses of ATLAS, |z0 − z| sin θ in mm; wider than 0.5 mm to keep decays of b-quarks. */
const associated = 1.5;

/**
 * Gives each track the vertex it comes from where the file does not say: the primary one if it is near,
 * else the nearest. Tracks without a measured z0 are left alone, as are those of the muon spectrometer,
 * whose z0 does not refer to the beam line.
 */
export function withNearestVertices(
  tracks: readonly Track[],
  vertices: readonly Vertex[],
): readonly Track[] {
  const [primary] = vertices;
  if (!primary) return tracks;
  return tracks.map((track) => {
    const {perigee} = track;
    if (!perigee || isSpectrometerTrack(track) || (perigee.z0 === 0 && perigee.d0 === 0)) {
      return track;
    }
    const distance = ({position}: Vertex): number =>
      Math.abs(perigee.z0 - position[2]) * Math.sin(perigee.theta);
    const nearest = vertices.reduce((best, one) => (distance(one) < distance(best) ? one : best));
    const vertex = distance(primary) < associated ? primary : nearest;
    if (distance(vertex) >= associated) return track;
    return {...track, vertex: vertex.id, isPileup: vertex.kind === 'pileup'};
  });
}
