/**
 * What a collision makes: particles with the points where they begin. Momenta in GeV, lengths in mm,
 * axes of the detector with z along the beam.
 */
import type {FourVector} from '../fourVector';
import type {TransverseVector} from '../kinematics';

export interface PointInSpace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A hadron is one that lives long enough to be seen: a pion, a kaon, a proton or a neutron. */
type ParticleKind = 'electron' | 'muon' | 'photon' | 'hadron';

export interface GeneratedParticle {
  readonly kind: ParticleKind;
  readonly charge: -1 | 0 | 1;
  readonly momentum: FourVector;
  /** Place of its vertex in `vertices`. */
  readonly vertex: number;
  /** From the decay of a boson, and not from a jet: it is reconstructed by itself. */
  readonly isPrompt: boolean;
}

export interface GeneratedVertex {
  readonly position: PointInSpace;
  readonly kind: 'primary' | 'pileup' | 'secondary';
}

/** One crossing of the bunches. The first vertex, if there is any, is that of the hard collision. */
export interface Collision {
  readonly vertices: readonly GeneratedVertex[];
  readonly particles: readonly GeneratedParticle[];
  /** What no detector sees: neutrinos. */
  readonly invisible: TransverseVector;
}
