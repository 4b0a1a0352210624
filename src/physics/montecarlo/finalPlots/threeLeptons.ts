/** WZ → ℓν ℓℓ, measured, with the cuts of the tutorial. Momenta and masses in GeV. */
import {movingSystem, recoilPt, type RecoilSpectrum} from '../collider/recoil';
import {measuredLepton, measuredMissing, type Response} from '../collider/response';
import {twoBodyDecay} from '../../decays';
import {mass, phi, pt, eta, sum} from '../../fourVector';
import {transverseMass} from '../../kinematics';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import {gamma, type Random} from '../../random';

/** The motion of WZ pairs, transverse to the beam and along it. */
export interface PairMotion {
  readonly recoil: RecoilSpectrum;
  readonly rapidityWidth: number;
}

export interface ThreeLeptons {
  /** Mass of the lepton pair of the Z boson. */
  readonly pairMass: number;
  /** Transverse mass of the third lepton and the missing transverse momentum. */
  readonly transverseMass: number;
}

const w = {mass: masses.w, width: widths.w};
const z = {mass: masses.z, width: widths.z};

/** An event that passes the cuts on momenta, on ETmiss and on the mass of the pair; null if it fails. */
export function threeLeptons(
  random: Random,
  {recoil, rapidityWidth}: PairMotion,
  response: Response,
): ThreeLeptons | null {
  const both = 180 + 60 * gamma(random, 1.2);
  const bosons: readonly [number, number] = [
    resonantMass(random, w, 60, 95),
    resonantMass(random, z, 70, Math.min(110, both - 96)),
  ];
  const motion = {mass: both, pt: recoilPt(random, recoil), rapidityWidth};
  const system = movingSystem(random, motion);
  const [one, other] = twoBodyDecay(random, system, bosons);
  const [charged, neutrino] = twoBodyDecay(random, one, [0, 0]);
  const leptons = [charged, ...twoBodyDecay(random, other, [0, 0])].map((lepton) =>
    measuredLepton(random, lepton, random() < 0.5 ? 'electron' : 'muon', response.lepton),
  );
  const [third, first, second] = leptons;
  if (!third || !first || !second) return null;
  if (leptons.some((it) => pt(it) <= 20 || Math.abs(eta(it)) >= 2.5)) return null;
  if (Math.max(...leptons.map(pt)) <= 25) return null;
  const jets = {sumOfPt: pt(system)};
  const missing = measuredMissing(random, {system, neutrinos: neutrino}, jets, response.missing);
  const met = Math.hypot(missing.px, missing.py);
  const pairMass = mass(sum(first, second));
  if (met <= 30 || Math.abs(pairMass - 91) >= 10) return null;
  const angle = phi(third) - Math.atan2(missing.py, missing.px);
  return {pairMass, transverseMass: transverseMass(pt(third), met, angle)};
}
