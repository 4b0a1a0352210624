/**
 * Charged particles in the solenoid. With the field along +z the direction transverse to the beam turns by
 * ω = −0.2998 q B / pT per transverse length: positive charges turn clockwise seen from +z.
 */
import {curvatureRadius, solenoidField} from '../../../../physics/trackInField';
import type {Perigee, Point, Track} from '../event';
import type {Envelope} from './geometry';

/** Transverse momentum in GeV; infinite for a line that does not bend. */
export const ptOf = ({theta, qOverP}: Perigee): number => Math.sin(theta) / Math.abs(qOverP);

/** dz per transverse length: sinh η = cot θ. */
const slopeOf = ({theta}: Perigee): number => 1 / Math.tan(theta);

/** The perigee of a particle that comes from the beam line. @param z0 in mm */
export function perigeeFrom(
  {pt, eta, phi, charge}: Pick<Track, 'pt' | 'eta' | 'phi' | 'charge'>,
  z0 = 0,
): Perigee {
  const qOverP = pt > 0 ? charge / (pt * Math.cosh(eta)) : 0;
  return {d0: 0, z0, phi, theta: 2 * Math.atan(Math.exp(-eta)), qOverP};
}

/**
 * Signed turn per transverse length, in rad/mm.
 *
 * @param factor field along +z in units of 2 T; 0 for none
 */
export function turnRate(perigee: Perigee, factor: number): number {
  if (perigee.qOverP === 0 || factor === 0) return 0;
  const radius = 1000 * curvatureRadius(ptOf(perigee), solenoidField * Math.abs(factor));
  return (-Math.sign(perigee.qOverP) * Math.sign(factor)) / radius;
}

/** (sin a)/a, which is 1 at zero. */
const sinc = (a: number): number => (Math.abs(a) < 1e-8 ? 1 : Math.sin(a) / a);

/**
 * The point after a transverse length s in mm:
 * x = x₀ + (sin(φ + ωs) − sin φ)/ω, y = y₀ − (cos(φ + ωs) − cos φ)/ω, z = z₀ + s sinh η,
 * written with half angles so that it holds for ω = 0 and loses no digits for stiff tracks.
 */
export function pointAt(perigee: Perigee, omega: number, s: number): Point {
  const {d0, z0, phi} = perigee;
  const half = (omega * s) / 2;
  const chord = s * sinc(half);
  return [
    -d0 * Math.sin(phi) + chord * Math.cos(phi + half),
    d0 * Math.cos(phi) + chord * Math.sin(phi + half),
    z0 + s * slopeOf(perigee),
  ];
}

/** The direction after a transverse length s: of length one transverse to the beam. */
export function directionAt(perigee: Perigee, omega: number, s: number): Point {
  const angle = perigee.phi + omega * s;
  return [Math.cos(angle), Math.sin(angle), slopeOf(perigee)];
}

/**
 * Transverse length at which a track first meets a cylinder around the beam, in mm; infinite if it never
 * does. The squared distance from the beam line is d0² + 4 |d0 + 1/ω| |1/ω| sin²(ωs/2).
 */
export function lengthToRadius({d0}: Perigee, omega: number, r: number): number {
  const square = r * r - d0 * d0;
  if (square <= 0) return 0;
  if (omega === 0) return Math.sqrt(square);
  const sine = Math.sqrt(square * omega * omega) / (2 * Math.sqrt(Math.abs(1 + d0 * omega)));
  return sine > 1 ? Infinity : (2 * Math.asin(sine)) / Math.abs(omega);
}

/** Transverse length at which a track meets a plane z = ±`z`; infinite if it runs transverse to the beam. */
function lengthToLid(perigee: Perigee, z: number): number {
  const slope = slopeOf(perigee);
  const lengths = [-z, z].map((lid) => (lid - perigee.z0) / slope).filter((s) => s >= 0);
  return Math.abs(perigee.z0) >= z ? 0 : Math.min(...lengths, Infinity);
}

/** Transverse length at which a track leaves a can; infinite if it never does. */
export const lengthToEnvelope = (perigee: Perigee, omega: number, {r, z}: Envelope): number =>
  Math.min(lengthToRadius(perigee, omega, r), lengthToLid(perigee, z));
