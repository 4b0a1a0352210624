/** Three events made by hand, to look at the views, and a full one to measure them. Simulated for teaching. */
import {exponential, seededRandom} from '@site/src/physics/random';
import type {Cluster, DetectorEvent, Jet, Particle, Track, Vertex} from '../../model/event';

type Kinematics = readonly [pt: number, eta: number, phi: number, charge?: number];

const tau = 2 * Math.PI;

function trackFrom(
  at: number,
  [pt, eta, phi, charge = 1]: Kinematics,
  extra: Partial<Track> & {readonly z0?: number} = {},
): Track {
  const {z0 = 0, ...rest} = extra;
  const theta = 2 * Math.atan(Math.exp(-eta));
  return {
    id: `track-${at}`,
    collection: 'invented',
    charge,
    pt,
    eta,
    phi,
    perigee: {d0: 0, z0, phi, theta, qOverP: (charge * Math.sin(theta)) / pt},
    particle: 'hadron',
    isPileup: false,
    ...rest,
  };
}

const clusterFrom = (
  at: number,
  part: Cluster['part'],
  [et, eta, phi]: Kinematics,
  isPileup = false,
): Cluster => ({
  id: `cluster-${at}`,
  collection: 'invented',
  eta,
  phi,
  energy: et * Math.cosh(eta),
  part,
  isPileup,
});

interface Builder {
  readonly tracks: Track[];
  readonly clusters: Cluster[];
  readonly jets: Jet[];
  readonly particles: Particle[];
}

const empty = (): Builder => ({tracks: [], clusters: [], jets: [], particles: []});

function addLepton(made: Builder, kind: 'electron' | 'muon', kinematics: Kinematics): void {
  const [pt, eta, phi, charge = 1] = kinematics;
  const track = trackFrom(made.tracks.length, kinematics, {particle: kind});
  made.tracks.push(track);
  const clusters = kind === 'electron' ? [`cluster-${made.clusters.length}`] : [];
  if (kind === 'electron') {
    made.clusters.push(clusterFrom(made.clusters.length, 'electromagnetic', kinematics));
  }
  const id = `${kind}-${made.particles.filter((particle) => particle.kind === kind).length}`;
  made.particles.push({id, kind, pt, eta, phi, charge, tracks: [track.id], clusters});
}

function addPhoton(made: Builder, [pt, eta, phi]: Kinematics): void {
  const cluster = clusterFrom(made.clusters.length, 'electromagnetic', [pt, eta, phi]);
  made.clusters.push(cluster);
  const count = made.particles.filter(({kind}) => kind === 'photon').length;
  const own = {tracks: [], clusters: [cluster.id]};
  made.particles.push({id: `photon-${count}`, kind: 'photon', pt, eta, phi, charge: 0, ...own});
}

function addJet(
  made: Builder,
  random: () => number,
  [pt, eta, phi]: Kinematics,
  isBTagged = false,
): void {
  const spread = (): number => 0.16 * (random() + random() + random() - 1.5);
  const count = 6 + Math.floor(pt / 14);
  for (let i = 0; i < count; i += 1) {
    const own: Kinematics = [
      0.7 + exponential(random, (0.5 * pt) / count),
      eta + spread(),
      phi + spread(),
      random() < 0.5 ? 1 : -1,
    ];
    made.tracks.push(trackFrom(made.tracks.length, own));
  }
  for (const part of ['electromagnetic', 'hadronic'] as const) {
    for (let i = 0; i < 4; i += 1) {
      const own: Kinematics = [
        (pt / 8) * (0.3 + 1.4 * random()),
        eta + 1.3 * spread(),
        phi + 1.3 * spread(),
      ];
      made.clusters.push(clusterFrom(made.clusters.length, part, own));
    }
  }
  const energy = pt * Math.cosh(eta);
  const id = `jet-${made.jets.length}`;
  made.jets.push({id, collection: 'invented', pt, eta, phi, energy, coneR: 0.4, isBTagged});
}

/** Soft tracks of the same collision, or of others with vertices of their own. */
function addSoft(
  made: Builder,
  random: () => number,
  count: number,
  z0s?: readonly number[],
): void {
  for (let i = 0; i < count; i += 1) {
    const own: Kinematics = [
      0.4 + exponential(random, 0.7),
      5 * random() - 2.5,
      tau * random() - Math.PI,
      random() < 0.5 ? 1 : -1,
    ];
    const z0 = z0s?.[i % z0s.length];
    made.tracks.push(
      trackFrom(made.tracks.length, own, z0 === undefined ? {} : {z0, isPileup: true}),
    );
  }
}

const vertex = (at: number, z: number, kind: Vertex['kind'], x = 0, y = 0): Vertex => ({
  id: `vertex-${at}`,
  position: [x, y, z],
  kind,
  tracks: 0,
});

function eventFrom(key: string, made: Builder, rest: Partial<DetectorEvent> = {}): DetectorEvent {
  return {
    key,
    isSimulated: true,
    note: 'Made up for teaching.',
    vertices: [vertex(0, 0, 'primary')],
    ...made,
    ...rest,
  };
}

function topPair(): DetectorEvent {
  const [made, random] = [empty(), seededRandom(4)];
  addLepton(made, 'electron', [62, 0.35, 0.62, -1]);
  addLepton(made, 'muon', [41, -1.15, 2.55, 1]);
  addJet(made, random, [118, 0.9, -2.35], true);
  addJet(made, random, [76, -0.45, 1.72], true);
  addJet(made, random, [34, 1.75, -0.35]);
  addSoft(made, random, 40);
  const z0s = [-92, -38, 24, 61, 118];
  addSoft(made, random, 80, z0s);
  return eventFrom('invented-top-pair', made, {
    missing: {ex: 28, ey: -49},
    vertices: [
      vertex(0, 0, 'primary'),
      ...z0s.map((z, at) => vertex(at + 1, z, 'pileup')),
      vertex(6, 4.6, 'secondary', -3.1, -3.2),
    ],
  });
}

function fourMuons(): DetectorEvent {
  const [made, random] = [empty(), seededRandom(9)];
  addLepton(made, 'muon', [46, 0.55, 0.8, 1]);
  addLepton(made, 'muon', [38, -0.7, 3.6 - tau, -1]);
  addLepton(made, 'muon', [17, 1.95, 1.9, 1]);
  addLepton(made, 'muon', [9, -0.2, -1.1, -1]);
  addSoft(made, random, 26);
  return eventFrom('invented-four-muons', made);
}

function photonPair(): DetectorEvent {
  const [made, random] = [empty(), seededRandom(2)];
  addPhoton(made, [72, 0.7, 2.2]);
  addPhoton(made, [48, -1.9, -0.75]);
  addJet(made, random, [44, 3.3, -2.6]);
  addSoft(made, random, 30);
  return eventFrom('invented-photon-pair', made);
}

export const inventedEvents: readonly DetectorEvent[] = [topPair(), fourMuons(), photonPair()];

/** As many tracks as wanted, for measurements. */
export function crowdedEvent(tracks: number): DetectorEvent {
  const [made, random] = [empty(), seededRandom(30)];
  for (const phi of [-2.4, -0.7, 0.5, 2]) addJet(made, random, [60, 2 * random() - 1, phi]);
  addSoft(made, random, Math.max(0, tracks - made.tracks.length));
  return eventFrom('invented-crowd', made);
}
