/** tt̄ → bℓν bℓν. */
import {decayAtAngle, twoBodyDecay} from '../../decays';
import {boost, sum, type FourVector} from '../../fourVector';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import {gamma, type Random} from '../../random';
import {backward, longitudinal} from './angles';
import {leptonKinds, type ChannelShares, type GeneratedEvent} from './event';
import {movingSystem, recoilPt, type RecoilSpectrum} from './recoil';

export interface TopPair {
  readonly channels: ChannelShares;
  readonly recoil: RecoilSpectrum;
  readonly rapidityWidth: number;
}

/** Share of W bosons from top quarks whose spin lies across their way (arXiv:1612.02577: 0.709). */
const longitudinalShare = 0.69;

export interface TopDecayProducts {
  /** Lepton and neutrino; in a decay to quarks the two quarks of the W boson. */
  readonly lepton: FourVector;
  readonly neutrino: FourVector;
  readonly bottom: FourVector;
}

function topDecay(random: Random, top: FourVector): TopDecayProducts {
  const wMass = resonantMass(random, {mass: masses.w, width: widths.w}, 60, 100);
  const atRest = {energy: masses.top, px: 0, py: 0, pz: 0};
  const [w, bottom] = twoBodyDecay(random, atRest, [wMass, masses.bottom]);
  const angle = random() < longitudinalShare ? longitudinal(random) : backward(random);
  const [lepton, neutrino] = decayAtAngle(random, w, [0, 0], angle);
  return {
    lepton: boost(lepton, top),
    neutrino: boost(neutrino, top),
    bottom: boost(bottom, top),
  };
}

/** Momentum of a top-quark pair, and the decay products of both quarks. */
export function topPairDecay(
  random: Random,
  {recoil, rapidityWidth}: Omit<TopPair, 'channels'>,
): readonly [system: FourVector, one: TopDecayProducts, other: TopDecayProducts] {
  const mass = 2 * masses.top + 47.3 * gamma(random, 1.13);
  const pt = recoilPt(random, recoil);
  const system = movingSystem(random, {mass, pt, rapidityWidth});
  const [top, antitop] = twoBodyDecay(random, system, [masses.top, masses.top]);
  return [system, topDecay(random, top), topDecay(random, antitop)];
}

export function topPair(random: Random, {channels, ...motion}: TopPair): GeneratedEvent {
  const [system, one, other] = topPairDecay(random, motion);
  return {
    leptons: [one.lepton, other.lepton],
    kinds: leptonKinds(random, channels),
    neutrinos: sum(one.neutrino, other.neutrino),
    system,
    bottomQuarks: [one.bottom, other.bottom],
  };
}
