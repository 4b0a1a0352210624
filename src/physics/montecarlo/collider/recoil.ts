/** How the system of interest moves: against the jets that recoil transverse to the beam, and along the beam. */
import type {FourVector} from '../../fourVector';
import {gaussian, type Random} from '../../random';

/** dN/dpT ∝ pT / (1 + (pT/scale)²)^power, with the scale in GeV: a form fitted to published spectra. */
export interface RecoilSpectrum {
  readonly scale: number;
  readonly power: number;
}

/** Momentum transverse to the beam in GeV, by the inverse of the sum of the spectrum. */
export function recoilPt(random: Random, {scale, power}: RecoilSpectrum): number {
  return scale * Math.sqrt((1 - random()) ** (-1 / (power - 1)) - 1);
}

interface Motion {
  readonly mass: number;
  readonly pt: number;
  /** Width of the distribution of the rapidity, a Gaussian around 0. */
  readonly rapidityWidth: number;
}

export function movingSystem(random: Random, {mass, pt, rapidityWidth}: Motion): FourVector {
  const angle = 2 * Math.PI * random();
  const transverse = Math.sqrt(mass * mass + pt * pt);
  const rapidity = rapidityWidth * gaussian(random);
  return {
    energy: transverse * Math.cosh(rapidity),
    px: pt * Math.cos(angle),
    py: pt * Math.sin(angle),
    pz: transverse * Math.sinh(rapidity),
  };
}
