import {massless} from '@site/src/physics/fourVector';

interface InputParticle {
  /** In GeV. */
  readonly pt: number;
  readonly rapidity: number;
  /** In radians. */
  readonly phi: number;
}

/** Made up for teaching: two jets back to back, the first with a softer one near it, and soft ones between. */
export const inputParticles: readonly InputParticle[] = [
  {pt: 62, rapidity: -0.8, phi: 1.1},
  {pt: 24, rapidity: -0.92, phi: 1.24},
  {pt: 11, rapidity: -0.66, phi: 0.97},
  {pt: 4, rapidity: -0.98, phi: 0.86},
  {pt: 1.5, rapidity: -0.52, phi: 1.36},
  {pt: 19, rapidity: 0.42, phi: 1.58},
  {pt: 9, rapidity: 0.55, phi: 1.44},
  {pt: 2.5, rapidity: 0.3, phi: 1.82},
  {pt: 48, rapidity: 0.9, phi: -2.05},
  {pt: 22, rapidity: 0.76, phi: -2.27},
  {pt: 13, rapidity: 1.12, phi: -1.97},
  {pt: 6, rapidity: 1.2, phi: -2.4},
  {pt: 27, rapidity: -1.5, phi: -1.35},
  {pt: 8, rapidity: -1.36, phi: -1.2},
  {pt: 1.2, rapidity: -0.25, phi: 1.28},
  {pt: 0.9, rapidity: -1.9, phi: 0.4},
  {pt: 1.4, rapidity: 1.75, phi: 0.5},
  {pt: 0.8, rapidity: 0.1, phi: -0.3},
  {pt: 1.1, rapidity: 2.3, phi: -0.9},
  {pt: 0.7, rapidity: -2.2, phi: 2.4},
  {pt: 1.0, rapidity: 1.0, phi: 2.6},
  {pt: 0.6, rapidity: -0.2, phi: -2.6},
];

export const momenta = inputParticles.map(({pt, rapidity, phi}) => massless(pt, rapidity, phi));
