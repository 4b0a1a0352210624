/** Jets from the towers of the calorimeters, and which of them hold a b quark. */
import {antiKtJets} from '../jets/fastAntiKt';
import {eta, massless, phi, pt} from '../fourVector';
import {deltaR} from '../statistics/separation';
import type {Tower} from './calorimeter';
import {seenFrom} from './calorimeterFace';
import type {PointInSpace} from './collision';
import type {DetectedJet, DetectedVertex} from './detected';

/** R of the jets that most analyses of ATLAS use. */
const coneR = 0.4;
/** Least transverse energy of a tower that is clustered, and minimum momentum of a jet, in GeV. */
const least = {tower: 0.5, jet: 25} as const;

/**
 * A jet is tagged by a second vertex of at least two tracks in it, so far from the beam line in mm; the
 * resolution of d₀ is a tenth of that.
 */
export const minFlightLength = 1.5;
const minTracks = 2;
const tagReach = 2.5;

function pointsTo(
  vertex: DetectedVertex,
  primary: PointInSpace,
  jet: Omit<DetectedJet, 'isBTagged'>,
) {
  const {x, y, z} = vertex.position;
  const [dx, dy, dz] = [x - primary.x, y - primary.y, z - primary.z];
  const flight = Math.hypot(dx, dy);
  const direction = {eta: Math.asinh(dz / flight), phi: Math.atan2(dy, dx)};
  return flight >= minFlightLength && deltaR(direction, jet) < coneR;
}

/**
 * Jets of the anti-kt algorithm, in descending order of pt; directions are those from the primary vertex.
 *
 * @param vertices with their tracks counted
 */
export function jetsOf(
  towers: readonly Tower[],
  primary: PointInSpace,
  vertices: readonly DetectedVertex[],
): readonly DetectedJet[] {
  const momenta = towers.flatMap(({eta: place, phi: around, electromagnetic, hadronic}) => {
    const direction = seenFrom(place, primary.z);
    const across = (electromagnetic + hadronic) / Math.cosh(direction);
    return across < least.tower ? [] : [massless(across, direction, around)];
  });
  const jets = antiKtJets(momenta, coneR);
  const found = jets.filter((jet) => pt(jet) >= least.jet);
  return found.map((momentum) => {
    const jet = {
      pt: pt(momentum),
      eta: eta(momentum),
      phi: phi(momentum),
      energy: momentum.energy,
      coneR,
    };
    const isBTagged =
      Math.abs(jet.eta) < tagReach &&
      vertices.some(
        (vertex) =>
          vertex.kind === 'secondary' &&
          vertex.tracks >= minTracks &&
          pointsTo(vertex, primary, jet),
      );
    return {...jet, isBTagged};
  });
}
