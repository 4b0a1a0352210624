/**
 * Single events with e⁺e⁻μ⁺μ⁻ for pictures, simulated for teaching: one Z boson near its mass, the other
 * well below, both decays without preferred direction (a deliberate simplification), leptons within reach
 * of the tracker. Those of a Higgs boson are measured to one or two per cent. Momenta in GeV.
 */
import {decayMomentum, twoBodyDecay} from '../decays';
import {eta, mass, pt, scaled, sum, type FourVector} from '../fourVector';
import {masses, widths} from '../masses';
import {exponential, gaussian, seededRandom, type Random} from '../random';

export interface Lepton {
  readonly kind: 'electron' | 'muon';
  readonly charge: 1 | -1;
  readonly momentum: FourVector;
}

export interface FourLeptonEvent {
  readonly leptons: readonly Lepton[];
  /** Invariant mass of the pair nearer to the Z boson, of the other pair, and of all four. */
  readonly firstPair: number;
  readonly secondPair: number;
  readonly all: number;
}

const resolution = {electron: 0.02, muon: 0.012};
const lightestPair = 12;
const minimumPt = 7;
const reach = 2.5;

/** The lighter Z boson, off its mass shell: m³ times momentum over the squared distance to the pole (lowest order). */
function secondMass(random: Random, parent: number, first: number): number {
  const heaviest = Math.min(first, parent - first);
  const weight = (m: number): number =>
    (decayMomentum(parent, first, m) * m ** 3) / (m ** 2 - masses.z ** 2) ** 2;
  const range = heaviest - lightestPair;
  const highest = Math.max(
    ...Array.from({length: 40}, (_, i) => weight(lightestPair + (range * i) / 40)),
  );
  for (;;) {
    const candidate = lightestPair + range * random();
    if (1.05 * highest * random() < weight(candidate)) return candidate;
  }
}

/** A resonance of four leptons, with the momentum that proton collisions usually give it. */
function movingParent(random: Random, parent: number): FourVector {
  const across = exponential(random, 30);
  const angle = 2 * Math.PI * random();
  const transverseMass = Math.hypot(parent, across);
  const rapidity = 0.9 * gaussian(random);
  return {
    energy: transverseMass * Math.cosh(rapidity),
    px: across * Math.cos(angle),
    py: across * Math.sin(angle),
    pz: transverseMass * Math.sinh(rapidity),
  };
}

/** What the detector measures: all of the momentum larger or smaller by a chance factor. */
function measured(random: Random, {kind, charge, momentum}: Lepton): Lepton {
  const factor = 1 + resolution[kind] * gaussian(random);
  return {kind, charge, momentum: scaled(momentum, factor)};
}

function pairOf(random: Random, z: FourVector, kind: Lepton['kind']): readonly Lepton[] {
  const products = twoBodyDecay(random, z, [masses[kind], masses[kind]]);
  return products.map((momentum, i) => ({kind, charge: i === 0 ? 1 : -1, momentum}));
}

const isSeen = ({momentum}: Lepton): boolean =>
  pt(momentum) > minimumPt && Math.abs(eta(momentum)) < reach;

/** Four leptons of a parent with the mass in GeV: the pair of the heavier Z boson comes first. */
function decay(random: Random, parent: number, first: number): readonly Lepton[] {
  const second = secondMass(random, parent, first);
  const [z, other] = twoBodyDecay(random, movingParent(random, parent), [first, second]);
  const isElectronsFirst = random() < 0.5;
  return [
    ...pairOf(random, z, isElectronsFirst ? 'electron' : 'muon'),
    ...pairOf(random, other, isElectronsFirst ? 'muon' : 'electron'),
  ];
}

/** A mass of the heavier Z boson that a parent with this mass can have: a Breit–Wigner curve, cut off at both ends. */
function firstMass(random: Random, parent: number): number {
  const scale = masses.z * widths.z;
  const angle = (m: number): number => Math.atan((m ** 2 - masses.z ** 2) / scale);
  const [least, most] = [angle(parent / 2), angle(parent - lightestPair - 1)];
  return Math.sqrt(masses.z ** 2 + scale * Math.tan(least + (most - least) * random()));
}

/**
 * Four leptons that are all seen and have exactly this invariant mass together, as they were measured.
 *
 * @param parent invariant mass in GeV, from 50 to 180
 */
export function fourLeptonsOfMass(random: Random, parent: number): readonly Lepton[] {
  for (;;) {
    const leptons = decay(random, parent, firstMass(random, parent));
    if (leptons.every(isSeen)) return leptons;
  }
}

const massOf = (leptons: readonly Lepton[]): number =>
  mass(sum(...leptons.map(({momentum}) => momentum)));

/** One Higgs boson of which all four leptons are seen; the same seed gives the same event. */
export function fourLeptonEvent(seed: number): FourLeptonEvent {
  const random = seededRandom(seed);
  for (;;) {
    const leptons = decay(random, masses.higgs, masses.z).map((lepton) => measured(random, lepton));
    if (!leptons.every(isSeen)) continue;
    return {
      leptons,
      firstPair: massOf(leptons.slice(0, 2)),
      secondPair: massOf(leptons.slice(2)),
      all: massOf(leptons),
    };
  }
}
