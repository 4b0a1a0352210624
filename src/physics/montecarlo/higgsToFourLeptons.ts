/**
 * Single events of H → ZZ* → e⁺e⁻μ⁺μ⁻ for pictures, simulated for teaching: one Z boson near its
 * mass, the other well below, both decays without preferred direction (a deliberate simplification),
 * leptons within reach of the tracker and measured to one or two per cent. Momenta in GeV.
 */
import {decayMomentum, twoBodyDecay} from '../decays';
import {eta, mass, pt, sum, type FourVector} from '../fourVector';
import {masses} from '../masses';
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

/** The off-shell Z boson: m³ times momentum over the squared distance to the pole (lowest order). */
function secondMass(random: Random): number {
  const heaviest = masses.higgs - masses.z;
  const weight = (m: number): number =>
    (decayMomentum(masses.higgs, masses.z, m) * m ** 3) / (m ** 2 - masses.z ** 2) ** 2;
  const highest = Math.max(...Array.from({length: 40}, (_, i) => weight(heaviest * (i / 40))));
  for (;;) {
    const candidate = lightestPair + (heaviest - lightestPair) * random();
    if (1.05 * highest * random() < weight(candidate)) return candidate;
  }
}

function movingHiggs(random: Random): FourVector {
  const across = exponential(random, 30);
  const angle = 2 * Math.PI * random();
  const transverseMass = Math.hypot(masses.higgs, across);
  const rapidity = 0.9 * gaussian(random);
  return {
    energy: transverseMass * Math.cosh(rapidity),
    px: across * Math.cos(angle),
    py: across * Math.sin(angle),
    pz: transverseMass * Math.sinh(rapidity),
  };
}

/** What the detector measures: all of the momentum larger or smaller by a chance factor. */
function measured(random: Random, kind: Lepton['kind'], {energy, px, py, pz}: FourVector) {
  const factor = 1 + resolution[kind] * gaussian(random);
  return {energy: energy * factor, px: px * factor, py: py * factor, pz: pz * factor};
}

function pairOf(random: Random, z: FourVector, kind: Lepton['kind']): readonly Lepton[] {
  const products = twoBodyDecay(random, z, [masses[kind], masses[kind]]);
  return products.map((product, i) => ({
    kind,
    charge: i === 0 ? 1 : -1,
    momentum: measured(random, kind, product),
  }));
}

const isSeen = ({momentum}: Lepton): boolean =>
  pt(momentum) > minimumPt && Math.abs(eta(momentum)) < reach;

const massOf = (leptons: readonly Lepton[]): number =>
  mass(sum(...leptons.map(({momentum}) => momentum)));

/** One event in which all four leptons are seen; the same seed gives the same event. */
export function fourLeptonEvent(seed: number): FourLeptonEvent {
  const random = seededRandom(seed);
  for (;;) {
    const [z, other] = twoBodyDecay(random, movingHiggs(random), [masses.z, secondMass(random)]);
    const kinds =
      random() < 0.5 ? (['electron', 'muon'] as const) : (['muon', 'electron'] as const);
    const first = pairOf(random, z, kinds[0]);
    const second = pairOf(random, other, kinds[1]);
    const leptons = [...first, ...second];
    if (!leptons.every(isSeen)) continue;
    return {leptons, firstPair: massOf(first), secondPair: massOf(second), all: massOf(leptons)};
  }
}
