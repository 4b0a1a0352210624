/** H → bb or Z → bb with a Z boson that decays to neutrinos, measured with the cuts of the tutorial. */
import {jetResolution} from '../collider/response';
import {twoBodyDecay} from '../../decays';
import {eta, mass, phi, pt, scaled, sum, type FourVector} from '../../fourVector';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import {exponential, gaussian, type Random} from '../../random';
import {wrapPhi} from '../../statistics/separation';
import {movingSystem} from '../collider/recoil';

export type Parent = 'higgs' | 'z';

/** Minimum of ETmiss in GeV, which the boson with the b quarks balances, and mean of what is above it. */
const [minimumMet, meanAbove] = [150, 60];

/** Factor by which the notebook increases the energy of a b-jet: c(pT) = (−11/80 pT + 14.76) %, at least 1 %. */
export const energyCorrection = (ptOfJet: number): number =>
  1 + Math.max(1, (-11 / 80) * ptOfJet + 14.76) / 100;

/** Share of the energy inside a b-jet's cone; share of b-jets with a neutrino, and its mean share of the energy. */
const [insideCone, withNeutrino, ofNeutrino] = [0.94, 0.4, 0.12];

const corrected = (jet: FourVector): FourVector => scaled(jet, energyCorrection(pt(jet)));

function measuredBottomJet(random: Random, quark: FourVector): FourVector {
  const lost = random() < withNeutrino ? exponential(random, ofNeutrino) : 0;
  const made = insideCone * Math.exp(-lost);
  const resolution = jetResolution(Math.max(1, made * pt(quark)));
  return scaled(quark, made * Math.max(0.05, 1 + resolution * gaussian(random)));
}

/** Mass in GeV of the two b-jets, measured and with the correction; null if the event fails the cuts. */
export function bottomPairMass(
  random: Random,
  parent: Parent,
): {readonly measured: number; readonly corrected: number} | null {
  const made =
    parent === 'higgs'
      ? masses.higgs
      : resonantMass(random, {mass: masses.z, width: widths.z}, 60, 120);
  const across = minimumMet + exponential(random, meanAbove);
  const boson = movingSystem(random, {mass: made, pt: across, rapidityWidth: 1});
  const [one, other] = twoBodyDecay(random, boson, [masses.bottom, masses.bottom])
    .map((quark) => measuredBottomJet(random, quark))
    .sort((a, b) => pt(b) - pt(a));
  if (!one || !other) return null;
  const isTooSoft = pt(one) <= 45 || pt(other) <= 20 || pt(one) + pt(other) <= 120;
  const isTooFar = [one, other].some((jet) => Math.abs(eta(jet)) >= 2.5);
  const opening = Math.abs(wrapPhi(phi(one) - phi(other)));
  if (isTooSoft || isTooFar || opening >= (140 * Math.PI) / 180) return null;
  return {
    measured: mass(sum(one, other)),
    corrected: mass(sum(corrected(one), corrected(other))),
  };
}
