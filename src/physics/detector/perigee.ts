/** A track by five numbers: where its helix comes closest to the beam line. Lengths in mm, momenta in GeV. */
import {wrapPhi} from '../statistics/separation';
import {curvatureRadius, solenoidField} from '../trackInField';
import type {PointInSpace} from './collision';

const mmPerMetre = 1000;

/** In the convention of ATLAS: the closest point is (−d₀ sin φ, d₀ cos φ, z₀). Angles in radians. */
export interface TrackAtBeam {
  readonly d0: number;
  readonly z0: number;
  readonly phi: number;
  readonly theta: number;
  /** Charge over momentum, in 1/GeV. */
  readonly qOverP: number;
}

export interface Start {
  readonly point: PointInSpace;
  /** Momentum transverse to the beam in GeV, and direction, at that point. */
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
  readonly charge: -1 | 1;
}

/**
 * The helix through a point, by where it comes closest to the beam line, in a field along +z: positive
 * charges turn clockwise seen from +z. The centre of its circle stays where it is; the closest point
 * lies on the line from the beam to that centre.
 *
 * @param field in T
 */
export function trackAtBeam(
  {point, pt, eta, phi, charge}: Start,
  field = solenoidField,
): TrackAtBeam {
  /** Radius in mm, positive for a turn to the left. */
  const radius = -charge * curvatureRadius(pt, field) * mmPerMetre;
  const centre = {x: point.x - radius * Math.sin(phi), y: point.y + radius * Math.cos(phi)};
  const distance = Math.sign(radius) * Math.hypot(centre.x, centre.y);
  const direction = Math.atan2(-centre.x / distance, centre.y / distance);
  const way = wrapPhi(phi - direction) * radius;
  return {
    d0: distance - radius,
    z0: point.z - way * Math.sinh(eta),
    phi: direction,
    theta: 2 * Math.atan(Math.exp(-eta)),
    qOverP: charge / (pt * Math.cosh(eta)),
  };
}

/** Momentum transverse to the beam in GeV, pT = sin θ / |q/p|. */
export const ptOf = ({theta, qOverP}: TrackAtBeam): number => Math.sin(theta) / Math.abs(qOverP);

/** Pseudorapidity of the direction at the beam. */
export const etaOf = ({theta}: TrackAtBeam): number => -Math.log(Math.tan(theta / 2));
