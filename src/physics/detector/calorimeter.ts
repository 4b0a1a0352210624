/** Energies as the calorimeters measure them, added up in towers of η and φ. */
import {gaussian, type Random} from '../random';
import {calorimeterResolution, type CalorimeterTerms} from '../resolution';
import {wrapPhi} from '../statistics/separation';
import {entrance} from './calorimeterFace';
import type {GeneratedParticle, PointInSpace} from './collision';
import type {DetectedCluster} from './detected';

/** Width of a tower in η and in φ, about that of the cells of the hadronic calorimeter. */
const towerWidth = 0.1;
const towersAround = 63;

/** Design resolutions of JINST 3 (2008) S08003. */
const electromagnetic: CalorimeterTerms = {sampling: 0.1, constant: 0.007};
const hadronic: CalorimeterTerms = {sampling: 0.5, constant: 0.03};
const forward: CalorimeterTerms = {sampling: 1, constant: 0.1};
const forwardFrom = 3.2;

/** Largest share of its energy that a hadron leaves in the electromagnetic calorimeter (toy). */
const largestShare = {charged: 0.6, neutral: 0.4} as const;

/** A measured energy; never below zero. @param energy in GeV */
function measured(random: Random, energy: number, terms: CalorimeterTerms): number {
  return Math.max(0, energy * (1 + calorimeterResolution(energy, terms) * gaussian(random)));
}

/**
 * The cluster of an electron or a photon that stands by itself; null if it misses the calorimeters.
 *
 * @param isExact measures without errors
 */
export function measuredShower(
  random: Random,
  particle: GeneratedParticle,
  from: PointInSpace,
  isExact = false,
): DetectedCluster | null {
  const place = entrance(particle, from);
  if (!place) return null;
  const made = particle.momentum.energy;
  const energy = isExact ? made : measured(random, made, electromagnetic);
  return {...place, energy, part: 'electromagnetic'};
}

export interface Tower {
  /** Middle of the energy, seen from the centre of the detector. */
  readonly eta: number;
  readonly phi: number;
  /** In GeV. */
  readonly electromagnetic: number;
  readonly hadronic: number;
}

function depositOf(random: Random, particle: GeneratedParticle, from: PointInSpace): Tower | null {
  const place = entrance(particle, from);
  if (!place || particle.kind === 'muon') return null;
  const {energy} = particle.momentum;
  const isForward = Math.abs(place.eta) > forwardFrom;
  if (particle.kind !== 'hadron') {
    const terms = isForward ? forward : electromagnetic;
    return {...place, electromagnetic: measured(random, energy, terms), hadronic: 0};
  }
  const seen = measured(random, energy, isForward ? forward : hadronic);
  const share = random() * largestShare[particle.charge === 0 ? 'neutral' : 'charged'];
  return {...place, electromagnetic: share * seen, hadronic: (1 - share) * seen};
}

const energyOf = (tower: Tower): number => tower.electromagnetic + tower.hadronic;

function joined(one: Tower, other: Tower): Tower {
  const total = energyOf(one) + energyOf(other);
  const share = total > 0 ? energyOf(other) / total : 0;
  return {
    eta: one.eta + share * (other.eta - one.eta),
    phi: wrapPhi(one.phi + share * wrapPhi(other.phi - one.phi)),
    electromagnetic: one.electromagnetic + other.electromagnetic,
    hadronic: one.hadronic + other.hadronic,
  };
}

/** What all particles together leave, by towers; muons, and what stands by itself, are left out. */
export function towersOf(
  random: Random,
  particles: readonly (readonly [GeneratedParticle, PointInSpace])[],
): readonly Tower[] {
  const towers = new Map<number, Tower>();
  for (const [particle, from] of particles) {
    const deposit = depositOf(random, particle, from);
    if (!deposit) continue;
    const row = Math.floor(deposit.eta / towerWidth);
    const key =
      row * towersAround + Math.floor(((deposit.phi + Math.PI) / (2 * Math.PI)) * towersAround);
    const there = towers.get(key);
    towers.set(key, there ? joined(there, deposit) : deposit);
  }
  return Array.from(towers.values());
}

/** The parts of the towers with a transverse energy of at least `minEt` in GeV. */
export function clustersOf(towers: readonly Tower[], minEt: number): readonly DetectedCluster[] {
  return towers.flatMap((tower) =>
    (['electromagnetic', 'hadronic'] as const).flatMap((part) => {
      const {eta, phi, [part]: energy} = tower;
      return energy / Math.cosh(eta) < minEt ? [] : [{eta, phi, energy, part}];
    }),
  );
}
