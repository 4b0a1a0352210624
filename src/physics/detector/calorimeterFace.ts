/** Where particles enter the calorimeters of ATLAS. Lengths in mm (JINST 3 (2008) S08003), angles in radians. */
import {eta, phi, pt} from '../fourVector';
import {curvatureRadius, solenoidField} from '../trackInField';
import type {GeneratedParticle, PointInSpace} from './collision';

/** Radius of the barrel, distance of the end-cap, and of the forward calorimeter from the middle. */
const face = {barrel: 1500, endCap: 3700, forward: 4700} as const;
/** Where the forward calorimeter begins, and where it ends, in |η|. */
const forwardFrom = 3.2;
const calorimeterReach = 4.9;
/** Where the field of the solenoid ends: its radius, and the length of what it holds. */
const field = {radius: 1230, halfLength: 3512} as const;

const mmPerMetre = 1000;

interface EtaPhiPoint {
  readonly eta: number;
  readonly phi: number;
}

/** Distances from the beam and along it of the point on the face that the middle sees under η. */
function onFace(direction: number): {readonly radius: number; readonly z: number} {
  const slope = Math.sinh(direction);
  if (Math.abs(slope) * face.barrel <= face.endCap) {
    return {radius: face.barrel, z: face.barrel * slope};
  }
  const depth = Math.abs(direction) > forwardFrom ? face.forward : face.endCap;
  return {radius: depth / Math.abs(slope), z: Math.sign(slope) * depth};
}

/** η under which a vertex on the beam line sees what the centre of the detector sees under `direction`. */
export function seenFrom(direction: number, vertexZ: number): number {
  const {radius, z} = onFace(direction);
  return Math.asinh((z - vertexZ) / radius);
}

/** Straight on from a point in the field-free region to a cylinder; the angle around the beam there. */
function straightTo(radius: number, from: number, place: number, heading: number): number {
  const turn = heading - place;
  const along = Math.sqrt(radius ** 2 - (from * Math.sin(turn)) ** 2) - from * Math.cos(turn);
  return Math.atan2(
    from * Math.sin(place) + along * Math.sin(heading),
    from * Math.cos(place) + along * Math.cos(heading),
  );
}

/** Bent in the field, straight behind it: φ at distance `radius`; null for one that turns back before. */
function phiAt(
  radius: number,
  reach: number,
  {momentum, charge}: GeneratedParticle,
): number | null {
  const start = phi(momentum);
  if (charge === 0) return start;
  const circle = curvatureRadius(pt(momentum), solenoidField) * mmPerMetre;
  const leaves = Math.min(reach, radius);
  if (leaves >= 2 * circle) return null;
  const turn = charge * Math.asin(leaves / (2 * circle));
  return straightTo(radius, leaves, start - turn, start - 2 * turn);
}

/**
 * Where a particle enters the calorimeters, as the centre of the detector sees it; null if it flies by
 * along the beam or turns back in the field. Starts within millimetres of the beam line count as on it.
 */
export function entrance(particle: GeneratedParticle, {z}: PointInSpace): EtaPhiPoint | null {
  const slope = Math.sinh(eta(particle.momentum));
  const barrelZ = z + face.barrel * slope;
  const isBarrel = Math.abs(barrelZ) <= face.endCap;
  const isForward = Math.abs(eta(particle.momentum)) > forwardFrom;
  const depth = Math.sign(slope) * (isForward ? face.forward : face.endCap);
  const radius = isBarrel ? face.barrel : (depth - z) / slope;
  const fieldEnd = (Math.sign(slope) * field.halfLength - z) / slope;
  const around = phiAt(radius, Math.min(field.radius, Math.abs(fieldEnd)), particle);
  const direction = Math.asinh((isBarrel ? barrelZ : depth) / radius);
  if (around === null || !(Math.abs(direction) < calorimeterReach)) return null;
  return {eta: direction, phi: around};
}
