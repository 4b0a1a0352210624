/** Z → ℓℓ with its photon, and Z → ττ → ℓℓ with four neutrinos. */
import {decayAtAngle} from '../../decays';
import {scaled, sum} from '../../fourVector';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import type {Random} from '../../random';
import {likeZ} from './angles';
import {leptonKinds, type ChannelShares, type GeneratedEvent} from './event';
import {movingSystem, recoilPt, type RecoilSpectrum} from './recoil';

export interface DrellYan {
  readonly channels: ChannelShares;
  /** Share of virtual photons, dN/dm ∝ 1/m² from 10 to 110 GeV. */
  readonly photonShare: number;
  readonly recoil: RecoilSpectrum;
  readonly rapidityWidth: number;
}

const z = {mass: masses.z, width: widths.z};
const [lowest, highestOfPhoton, highest] = [10, 110, 200];

/** Mass of the boson in GeV, from `low` (included) to `high`. */
export interface MassRange {
  readonly low: number;
  readonly high: number;
}

export const allMasses: MassRange = {low: lowest, high: highest};

function bosonMass(random: Random, photonShare: number): number {
  if (random() >= photonShare) return resonantMass(random, z, lowest, highest);
  return 1 / (1 / lowest - random() * (1 / lowest - 1 / highestOfPhoton));
}

/** Share of the bosons with a mass in the range. */
export function massShare({photonShare}: DrellYan, {low, high}: MassRange): number {
  const angle = (m: number): number => Math.atan((m ** 2 - z.mass ** 2) / (z.mass * z.width));
  const inverse = (m: number): number => 1 / Math.min(Math.max(m, lowest), highestOfPhoton);
  const resonance = (angle(high) - angle(low)) / (angle(highest) - angle(lowest));
  const photon = (inverse(low) - inverse(high)) / (1 / lowest - 1 / highestOfPhoton);
  return photonShare * photon + (1 - photonShare) * resonance;
}

function bosonDecay(
  random: Random,
  {photonShare, recoil, rapidityWidth}: DrellYan,
  {low, high}: MassRange,
) {
  let mass = bosonMass(random, photonShare);
  while (mass < low || mass >= high) mass = bosonMass(random, photonShare);
  const pt = recoilPt(random, recoil);
  const system = movingSystem(random, {mass, pt, rapidityWidth});
  return {system, products: decayAtAngle(random, system, [0, 0], likeZ(random))};
}

export function zToLeptons(
  random: Random,
  parameters: DrellYan,
  range: MassRange = allMasses,
): GeneratedEvent {
  const {system, products} = bosonDecay(random, parameters, range);
  return {
    leptons: products,
    kinds: leptonKinds(random, parameters.channels),
    neutrinos: {px: 0, py: 0},
    system,
    bottomQuarks: [],
  };
}

/** Share of a τ's energy that its lepton gets: density 5/3 − 3x² + 4x³/3 (Tsai, Phys. Rev. D4 2821). */
function leptonShare(random: Random): number {
  for (;;) {
    const x = random();
    if ((5 / 3) * random() < 5 / 3 - 3 * x ** 2 + (4 / 3) * x ** 3) return x;
  }
}

/** Leptons and neutrinos fly as their τ did, which is much faster than heavy. */
export function zToTaus(
  random: Random,
  parameters: DrellYan,
  channels: ChannelShares = [1, 1, 2],
): GeneratedEvent {
  const {system, products} = bosonDecay(random, parameters, allMasses);
  const [one, other] = [leptonShare(random), leptonShare(random)];
  return {
    leptons: [scaled(products[0], one), scaled(products[1], other)],
    kinds: leptonKinds(random, channels),
    neutrinos: sum(scaled(products[0], 1 - one), scaled(products[1], 1 - other)),
    system,
    bottomQuarks: [],
  };
}
