/** Events of the sample: missing momentum by published shapes, leptons by the decay of their pair. */
import {decayAtAngle} from '../../physics/decays';
import {eta, phi, pt} from '../../physics/fourVector';
import {resonantMass} from '../../physics/lineShapes';
import {masses, widths} from '../../physics/masses';
import {movingSystem} from '../../physics/montecarlo/collider/recoil';
import type {Component} from '../../physics/montecarlo/stratified';
import {exponential, gamma, gaussian, type Random} from '../../physics/random';
import {deltaR} from '../../physics/statistics/separation';
import {shapes, type ProcessId} from './published';

export interface MonoZEvent {
  /** Energies and masses in GeV. */
  readonly leadingPt: number;
  readonly subleadingPt: number;
  readonly mll: number;
  readonly met: number;
  readonly deltaRLl: number;
  /** Angle between the leptons and the missing momentum, in radians. */
  readonly deltaPhiLlMet: number;
  /** |ETmiss − pT(ℓℓ)| / pT(ℓℓ). */
  readonly fractionalDifference: number;
  readonly metOverHt: number;
  readonly bJets: number;
}

const minMet = 80;
const massRange = {low: 61, high: 121};
const largest = {fractionalDifference: 0.3, acoplanarity: 1.14, deltaR: 2, eta: 2.5};
const minPt = [30, 22.5] as const;

/** Fall of an exponential that ends at `limit` and has the given mean, less than half of the limit. */
function fallOf(mean: number, limit: number): number {
  let [low, high] = [mean / 2, 100 * limit];
  for (let i = 0; i < 60; i += 1) {
    const fall = (low + high) / 2;
    const found = fall - limit / Math.expm1(limit / fall);
    if (found < mean) low = fall;
    else high = fall;
  }
  return low;
}

function belowLimit(random: Random, mean: number, limit: number): number {
  const fall = fallOf(mean, limit);
  return -fall * Math.log(1 - random() * (1 - Math.exp(-limit / fall)));
}

/** Mass of the leptons in GeV: a measured Z boson, or a fall where there is none. */
function pairMass(random: Random, id: ProcessId): number {
  const {low, high} = massRange;
  for (;;) {
    // One ZZ event in three is a WW or a virtual photon of the same sample.
    const isFalling = id === 'nonResonant' || (id === 'zz' && random() < 0.3);
    const mass = isFalling
      ? low + exponential(random, id === 'zz' ? 60 : 26)
      : resonantMass(random, {mass: masses.z, width: widths.z}, 50, 130) + 1.8 * gaussian(random);
    if (mass > low && mass < high) return mass;
  }
}

/** From 0.5 to 1.1, with the given mean. */
function metOverHt(random: Random, mean: number): number {
  const share = (mean - 0.5) / 0.6;
  const [a, b] = [gamma(random, 5 * share), gamma(random, 5 * (1 - share))];
  return 0.5 + (0.6 * a) / (a + b);
}

function make(random: Random, id: ProcessId): MonoZEvent | null {
  const shape = shapes[id];
  const met = minMet + exponential(random, id === 'zz' && random() < 0.1 ? 150 : shape.metFall);
  const difference = belowLimit(random, shape.fractionalDifference, largest.fractionalDifference);
  const pair = movingSystem(random, {
    mass: pairMass(random, id),
    pt: met / (1 + (random() < 0.5 ? difference : -difference)),
    rapidityWidth: 1,
  });
  const leptons = decayAtAngle(random, pair, [0, 0], 2 * random() - 1);
  const directions = leptons.map((lepton) => ({eta: eta(lepton), phi: phi(lepton)}));
  const [one, other] = directions;
  const distance = one && other ? deltaR(one, other) : NaN;
  const [harder, softer] = leptons.map(pt).sort((a, b) => b - a) as [number, number];
  if (harder <= minPt[0] || softer <= minPt[1] || distance >= largest.deltaR) return null;
  if (directions.some((direction) => Math.abs(direction.eta) >= largest.eta)) return null;
  const acoplanarity =
    shape.acoplanarity === null
      ? largest.acoplanarity * random()
      : belowLimit(random, shape.acoplanarity, largest.acoplanarity);
  return {
    leadingPt: harder,
    subleadingPt: softer,
    mll: Math.sqrt(Math.max(0, pair.energy ** 2 - pair.px ** 2 - pair.py ** 2 - pair.pz ** 2)),
    met,
    deltaRLl: distance,
    deltaPhiLlMet: Math.PI - acoplanarity,
    fractionalDifference: difference,
    metOverHt: metOverHt(random, shape.metOverHt),
    bJets: random() < shape.bJet ? 1 : 0,
  };
}

export const component = (id: ProcessId, rows: number): Component<MonoZEvent> => ({
  make: (random) => make(random, id),
  madeShare: 1,
  accepted: rows,
  strata: [{contains: () => true, rows}],
});
