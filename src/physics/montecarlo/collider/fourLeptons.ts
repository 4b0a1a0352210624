/** Four leptons from two pairs, as they are measured: the mass of all has the resolution in it. */
import {decayMomentum, twoBodyDecay} from '../../decays';
import {eta, mass, phi, pt, sum, type FourVector} from '../../fourVector';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import type {Random} from '../../random';
import {deltaR} from '../../statistics/separation';
import {movingSystem, recoilPt, type RecoilSpectrum} from './recoil';

export interface FourLeptonEvent {
  /** 0 4e, 1 4μ, 2 2e2μ. */
  readonly channel: number;
  /** Masses and momenta in GeV: all four, the pair nearer to the Z boson, and the other. */
  readonly m4l: number;
  readonly m12: number;
  readonly m34: number;
  /** Transverse momenta, in descending order of pt. */
  readonly pt: readonly number[];
  /** Smallest ΔR of two of the leptons. */
  readonly minDeltaR: number;
}

export interface PairMasses {
  readonly first: number;
  readonly second: number;
}

/** Minimum mass in GeV of a pair of leptons. */
const lightestPair = 10;

const z = {mass: masses.z, width: widths.z};

/**
 * One Z boson near its pole and one far below, as the decay of a Higgs boson has them:
 * p m³ / ((m² − m_Z²)² + m_Z²Γ_Z²) for the second, with the momentum p that they leave each other.
 */
export function higgsPairs(random: Random, total: number): PairMasses {
  for (;;) {
    const first = resonantMass(random, z, 40, Math.min(106, total - lightestPair));
    const room = Math.min(first, total - first);
    if (room <= lightestPair) continue;
    const weight = (m: number): number =>
      (decayMomentum(total, first, Math.min(m, total - first)) * m ** 3) /
      ((m ** 2 - z.mass ** 2) ** 2 + (z.mass * z.width) ** 2);
    const highest = Math.max(...Array.from({length: 30}, (_, i) => weight((room * (i + 1)) / 31)));
    for (let tries = 0; tries < 200; tries += 1) {
      const second = lightestPair + (room - lightestPair) * random();
      if (1.2 * highest * random() < weight(second)) return {first, second};
    }
  }
}

/** A Z boson and a photon of any mass: the second pair falls as 1/m. */
export function photonPairs(random: Random, total: number): PairMasses {
  for (;;) {
    const isAbovePole = total > z.mass + lightestPair;
    const first = isAbovePole
      ? resonantMass(random, z, 40, Math.min(106, total - lightestPair))
      : total * (0.45 + 0.4 * random());
    const room = Math.min(first, total - first);
    if (room <= lightestPair) continue;
    return {first, second: lightestPair * (room / lightestPair) ** random()};
  }
}

/** Two Z bosons near their pole, for masses above twice that of one. */
export function twoZ(random: Random, total: number): PairMasses {
  for (let tries = 0; tries < 100; tries += 1) {
    const one = resonantMass(random, z, 60, 106);
    const other = resonantMass(random, z, Math.max(12, Math.min(60, total - one - 1)), 106);
    if (one + other >= total) continue;
    const isNearer = Math.abs(one - z.mass) < Math.abs(other - z.mass);
    return isNearer ? {first: one, second: other} : {first: other, second: one};
  }
  return higgsPairs(random, total);
}

interface FourLeptons {
  /** Measured mass of all four in GeV. */
  readonly total: number;
  readonly pairs: PairMasses;
  readonly channel: number;
  readonly recoil: RecoilSpectrum;
  readonly rapidityWidth: number;
  /** Minimum transverse momenta in GeV, of the hardest lepton first. */
  readonly minPt: readonly number[];
}

const nearest = (leptons: readonly FourVector[]): number => {
  const directions = leptons.map((lepton) => ({eta: eta(lepton), phi: phi(lepton)}));
  return Math.min(
    ...directions.flatMap((one, i) => directions.slice(i + 1).map((other) => deltaR(one, other))),
  );
};

/** An event by decays without preferred direction; null if a lepton is too soft or too near the beam. */
export function fourLeptons(
  random: Random,
  {total, pairs: {first, second}, channel, recoil, rapidityWidth, minPt}: FourLeptons,
): FourLeptonEvent | null {
  const system = movingSystem(random, {mass: total, pt: recoilPt(random, recoil), rapidityWidth});
  const pairs = twoBodyDecay(random, system, [first, second]);
  const leptons = pairs.flatMap((pair) => twoBodyDecay(random, pair, [0, 0]));
  const momenta = leptons.map(pt).sort((a, b) => b - a);
  if (leptons.some((lepton) => Math.abs(eta(lepton)) >= 2.5)) return null;
  if (momenta.some((momentum, i) => momentum <= (minPt[i] ?? 0))) return null;
  return {
    channel,
    m4l: mass(sum(...leptons)),
    m12: first,
    m34: second,
    pt: momenta,
    minDeltaR: nearest(leptons),
  };
}
