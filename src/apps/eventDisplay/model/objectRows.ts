/** The objects of an event as rows of a table. */
import {formatCountOf, formatNumber} from '@site/src/kit/format/numbers';
import type {
  Cluster,
  DetectorEvent,
  Jet,
  ObjectRef,
  Particle,
  ParticleKind,
  Track,
  Vertex,
} from './event';
import {ofObject} from './ofObject';
import {ownersOf, type Owners} from './owners';
import type {VisibleObjects} from './selection';

export interface ObjectRow {
  readonly id: ObjectRef;
  /** `Muon 1`, counted in the whole event. */
  readonly name: string;
  /** 1, −1, or 0 where it has none or nobody knows. */
  readonly charge: number;
  /** In GeV. */
  readonly pt?: number;
  readonly eta?: number;
  /** In radians. */
  readonly phi?: number;
  /** In GeV. */
  readonly energy?: number;
  /** What else is known, such as `b-tagged`. */
  readonly notes: readonly string[];
}

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly ObjectRow[];
}

const kinds: Readonly<Record<ParticleKind, string>> = {
  electron: 'Electron',
  muon: 'Muon',
  photon: 'Photon',
};

const numberOf = (id: ObjectRef): number => Number(/\d+$/.exec(id)?.[0] ?? 0) + 1;

const ofParticle = ({id, kind, charge, pt, eta, phi}: Particle): ObjectRow => ({
  id,
  name: `${kinds[kind]} ${numberOf(id)}`,
  charge: kind === 'photon' ? 0 : charge,
  pt,
  eta,
  phi,
  notes: [],
});

const ofJet = ({id, pt, eta, phi, energy, isBTagged}: Jet): ObjectRow => ({
  id,
  name: `Jet ${numberOf(id)}`,
  charge: 0,
  pt,
  eta,
  phi,
  energy,
  notes: isBTagged ? ['b-tagged'] : [],
});

function notesOf(id: ObjectRef, isPileup: boolean, owners: Owners): string[] {
  const owner = owners.get(id);
  return [
    ...(owner ? [`of ${kinds[owner.kind].toLowerCase()} ${numberOf(owner.id)}`] : []),
    ...(isPileup ? ['pile-up'] : []),
  ];
}

const ofTrack = ({id, charge, pt, eta, phi, isPileup}: Track, owners: Owners): ObjectRow => ({
  id,
  name: `Track ${numberOf(id)}`,
  charge,
  ...(pt === 0 ? {} : {pt}),
  eta,
  phi,
  notes: notesOf(id, isPileup, owners),
});

const ofCluster = (cluster: Cluster, owners: Owners): ObjectRow => ({
  id: cluster.id,
  name: `Cluster ${numberOf(cluster.id)}`,
  charge: 0,
  pt: cluster.energy / Math.cosh(cluster.eta),
  eta: cluster.eta,
  phi: cluster.phi,
  energy: cluster.energy,
  notes: [cluster.part, ...notesOf(cluster.id, cluster.isPileup, owners)],
});

function ofVertex({id, kind, position, tracks}: Vertex): ObjectRow {
  const [, , z] = position;
  const from = tracks > 0 ? [formatCountOf(tracks, 'track')] : [];
  const what = {primary: 'primary', pileup: 'pile-up', secondary: 'secondary'}[kind];
  const notes = [what, `z = ${formatNumber(z, {decimals: 1})} mm`, ...from];
  return {id, name: `Vertex ${numberOf(id)}`, charge: 0, notes};
}

const byPt = (one: ObjectRow, other: ObjectRow): number => (other.pt ?? 0) - (one.pt ?? 0);

/** All objects that are shown, each kind in descending order of pt; kinds without an object are left out. */
export function objectRows(event: DetectorEvent, shown: VisibleObjects): readonly RowGroup[] {
  const owners = ownersOf(event.particles, event.tracks);
  const groups: readonly RowGroup[] = [
    {title: 'Electrons, muons and photons', rows: shown.particles.map(ofParticle).sort(byPt)},
    {title: 'Jets', rows: shown.jets.map(ofJet).sort(byPt)},
    {title: 'Tracks', rows: shown.tracks.map((one) => ofTrack(one, owners)).sort(byPt)},
    {
      title: 'Calorimeter clusters',
      rows: shown.clusters.map((one) => ofCluster(one, owners)).sort(byPt),
    },
    {title: 'Vertices', rows: shown.vertices.map(ofVertex)},
  ];
  return groups.filter(({rows}) => rows.length > 0);
}

/** The row of one object, shown or not; undefined if the event has none of that name. */
export function rowOf(event: DetectorEvent, id: ObjectRef): ObjectRow | undefined {
  const owners = ownersOf(event.particles, event.tracks);
  return ofObject(event, id, {
    particle: ofParticle,
    jet: ofJet,
    track: (track) => ofTrack(track, owners),
    cluster: (cluster) => ofCluster(cluster, owners),
    vertex: ofVertex,
  });
}
