import {seededRandom, type Random} from '@site/src/physics/random';
import {shower, type Flight, type Point, type ShowerParticle} from '@site/src/physics/showers';
import {matter, parts, tracker} from './detector';

export type Kind = 'electron' | 'photon' | 'muon' | 'hadron' | 'neutron';

interface IncomingParticle {
  readonly kind: Kind;
  /** In GeV. */
  readonly energy: number;
  readonly slope: number;
  /** Of its bending in the field. */
  readonly charge: -1 | 0 | 1;
}

export interface Track {
  readonly kind: Kind;
  readonly isCharged: boolean;
  readonly points: readonly Point[];
}

interface Scene {
  readonly name: string;
  readonly words: string;
  readonly particles: readonly IncomingParticle[];
  /** Half the height of its drawing, in the unit of the depth. */
  readonly half: number;
  readonly seed: number;
}

export interface DrawnScene extends Scene {
  readonly tracks: readonly Track[];
  readonly flights: readonly Flight[];
}

/** Stronger than in truth, so that it shows. */
const bending = 0.03;

const showerKinds: Readonly<Record<Kind, ShowerParticle | undefined>> = {
  electron: 'electron',
  photon: 'photon',
  hadron: 'hadron',
  neutron: 'hadron',
  muon: undefined,
};

const scenes: readonly Scene[] = [
  {
    name: 'Electron',
    words: 'a track, and a narrow shower that ends in the electromagnetic calorimeter',
    particles: [{kind: 'electron', energy: 50, slope: 0.03, charge: -1}],
    half: 9,
    seed: 26,
  },
  {
    name: 'Photon',
    words: 'no track, and the same kind of shower, which on average begins a little later',
    particles: [{kind: 'photon', energy: 50, slope: 0, charge: 0}],
    half: 9,
    seed: 30,
  },
  {
    name: 'Jet',
    words: 'many tracks, and a wide, uneven shower in both calorimeters',
    particles: [
      {kind: 'hadron', energy: 26, slope: 0, charge: 1},
      {kind: 'hadron', energy: 18, slope: 0.15, charge: -1},
      {kind: 'neutron', energy: 14, slope: -0.03, charge: 0},
      {kind: 'hadron', energy: 14, slope: -0.19, charge: 1},
      {kind: 'photon', energy: 12, slope: 0.065, charge: 0},
      {kind: 'hadron', energy: 12, slope: 0.23, charge: -1},
      {kind: 'photon', energy: 9, slope: -0.075, charge: 0},
    ],
    half: 14,
    seed: 17,
  },
  {
    name: 'Muon',
    words: 'a track, and almost no energy in the calorimeters',
    particles: [{kind: 'muon', energy: 50, slope: -0.02, charge: 1}],
    half: 5,
    seed: 1,
  },
];

/** A parabola in the field of the tracker, and straight on behind it. */
function trackOf({kind, energy, slope, charge}: IncomingParticle): Track {
  const bend = (charge * bending) / energy;
  const at = (depth: number): Point => ({depth, across: slope * depth + bend * depth ** 2});
  const inside = charge === 0 ? [0, tracker.to] : [0, 5, 10, 15, 20, 25, tracker.to];
  return {kind, isCharged: charge !== 0, points: inside.map(at)};
}

function behind(random: Random, traveller: IncomingParticle, {points}: Track): readonly Flight[] {
  const {kind, energy, slope, charge} = traveller;
  const at = points.at(-1) ?? {depth: tracker.to, across: 0};
  const onward = slope + (2 * charge * bending * tracker.to) / energy;
  const showered = showerKinds[kind];
  if (showered) return shower(random, {kind: showered, energy, at, slope: onward}, matter);
  return [];
}

/** A muon goes straight on to the end of the drawing. */
function prolonged(track: Track, {slope, charge, energy}: IncomingParticle): Track {
  const end = track.points.at(-1) ?? {depth: 0, across: 0};
  const onward = slope + (2 * charge * bending * tracker.to) / energy;
  const depth = (parts.at(-1)?.to ?? 0) + 1;
  const far = {depth, across: end.across + onward * (depth - end.depth)};
  return {...track, points: [...track.points, far]};
}

export const drawnScenes: readonly DrawnScene[] = scenes.map((scene) => {
  const random = seededRandom(scene.seed);
  const tracks = scene.particles.map(trackOf);
  const flights = scene.particles.flatMap((traveller, index) => {
    const track = tracks[index];
    return track ? behind(random, traveller, track) : [];
  });
  return {
    ...scene,
    flights,
    tracks: tracks.map((track, index) => {
      const traveller = scene.particles[index];
      return traveller?.kind === 'muon' ? prolonged(track, traveller) : track;
    }),
  };
});
