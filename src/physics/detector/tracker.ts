/** Tracks as the inner detector measures them. */
import {eta, phi, pt} from '../fourVector';
import {gaussian, type Random} from '../random';
import {inQuadrature, trackResolution} from '../resolution';
import type {GeneratedParticle, GeneratedVertex} from './collision';
import type {DetectedTrack} from './detected';
import {trackAtBeam, type TrackAtBeam} from './perigee';

/** Reach of the inner detector in |η| (JINST 3 (2008) S08003). */
const trackerReach = 2.5;

/** Share of the tracks of hadrons that are found: a round value, lower where a hadron meets material. */
const hadronEfficiency = 0.9;

/**
 * σ(∞) and the momentum in GeV at which the material blurs as much, σ = σ(∞) (1 ⊕ p/pT): expected
 * resolutions of JINST 3 (2008) S08003 in the barrel, before the innermost layer was added in 2014. In mm and radians.
 */
const resolutions = {
  d0: {best: 0.01, material: 14},
  z0SinTheta: {best: 0.091, material: 2.3},
  phi: {best: 70e-6, material: 39},
  cotTheta: {best: 0.7e-3, material: 5},
} as const;

const blur = (random: Random, {best, material}: {best: number; material: number}, across: number) =>
  best * inQuadrature(1, material / across) * gaussian(random);

/** The five numbers of a track with their errors. @param across its transverse momentum in GeV */
function blurred(random: Random, track: TrackAtBeam, across: number): TrackAtBeam {
  const sine = Math.sin(track.theta);
  const cotangent = Math.cos(track.theta) / sine + blur(random, resolutions.cotTheta, across);
  const theta = Math.atan2(1, cotangent);
  const measuredPt = across / Math.max(0.1, 1 + trackResolution(across) * gaussian(random));
  return {
    d0: track.d0 + blur(random, resolutions.d0, across),
    z0: track.z0 + blur(random, resolutions.z0SinTheta, across) / sine,
    phi: track.phi + blur(random, resolutions.phi, across),
    theta,
    qOverP: (Math.sign(track.qOverP) * Math.sin(theta)) / measuredPt,
  };
}

/**
 * The track of a particle; null if it has no charge, is too near the beam or too soft, or is not found.
 *
 * @param minPt in GeV
 * @param isExact measures without errors
 */
export function measuredTrack(
  random: Random,
  {kind, charge, momentum, vertex, isPrompt}: GeneratedParticle,
  vertices: readonly GeneratedVertex[],
  minPt: number,
  isExact = false,
): DetectedTrack | null {
  const start = vertices[vertex];
  if (charge === 0 || kind === 'photon' || !start) return null;
  const [across, direction] = [pt(momentum), eta(momentum)];
  if (across < minPt || Math.abs(direction) >= trackerReach) return null;
  if (!isPrompt && random() >= hadronEfficiency) return null;
  const {position: point} = start;
  const made = trackAtBeam({point, pt: across, eta: direction, phi: phi(momentum), charge});
  const perigee = isExact ? made : blurred(random, made, across);
  return {perigee, charge, particle: kind, vertex};
}
