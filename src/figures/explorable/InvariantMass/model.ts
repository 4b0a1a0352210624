/** Two tracks whose own masses are neglected, and the mass of the pair. */
import {invariantMass} from '@site/src/physics/kinematics';

export interface TrackPair {
  /** Transverse momentum of the second track, in GeV. */
  readonly pt: number;
  /** Angle between the tracks around the beam, in degrees from 0 to 180. */
  readonly deltaPhi: number;
  readonly deltaEta: number;
}

/** Transverse momentum of the first track, in GeV. */
export const firstPt = 45;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Invariant mass of the pair in GeV, m² = 2 pT1 pT2 (cosh Δη − cos Δφ). */
export function massOf({pt, deltaPhi, deltaEta}: TrackPair): number {
  return invariantMass({pt: [firstPt, pt], deltaEta, deltaPhi: radians(deltaPhi)});
}

/** Transverse momentum of the pair, the sum of both vectors, in GeV: along the first track, and across it. */
export function sumOf({pt, deltaPhi}: TrackPair): {
  readonly along: number;
  readonly across: number;
} {
  const angle = radians(deltaPhi);
  return {along: firstPt + pt * Math.cos(angle), across: pt * Math.sin(angle)};
}
