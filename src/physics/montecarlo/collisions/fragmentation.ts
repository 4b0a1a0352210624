/** Sprays of hadrons in place of quarks. A toy: shares and kicks are thrown, the sum of momenta is kept. */
import type {GeneratedParticle, PointInSpace} from '../../detector/collision';
import {pt, scaled, turnedTowards, type FourVector} from '../../fourVector';
import {choice, exponential, gaussian, poisson, type Random} from '../../random';

/** Masses in GeV: of the charged pion, and of the mesons with a b quark (PDG, rounded). */
const pionMass = 0.14;
export const bottomMesonMass = 5.28;

/** Mean way in mm of a hadron with a b quark in its own time, c τ for 1.53 ps (PDG, rounded). */
export const bottomFlight = 0.46;

/** Of the hadrons: charged, photons from neutral pions, and neutral ones that reach the calorimeter. */
const shares = [0.62, 0.25, 0.13];

/** Width in GeV of each component of the momentum across the jet: of light quarks, and of a heavy meson's decay. */
const kicks = {light: 0.32, heavy: 0.8} as const;

/** Particles of a jet: about twenty at 30 GeV and thirty-five at 100 GeV, so that 15 to 30 are tracks. */
const meanCount = (momentum: number): number => 12 * Math.log(Math.max(momentum, 8) / 5);
/** How unevenly the momentum is shared: an exponential to this power. */
const unevenness = 1.5;

const total = ({px, py, pz}: FourVector): number => Math.hypot(px, py, pz);

/** Momenta along the axis and kicks across it, which add up to none. */
function spray(random: Random, parent: FourVector, count: number, kick: number) {
  const parts = Array.from({length: count}, () => ({
    share: exponential(random, 1) ** unevenness,
    px: kick * gaussian(random),
    py: kick * gaussian(random),
  }));
  const mean = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((sum, part) => sum + of(part), 0) / count;
  const [share, px, py] = [mean((p) => p.share), mean((p) => p.px), mean((p) => p.py)];
  return parts.map((part) => {
    const along = (total(parent) * part.share) / (share * count);
    const momentum = {energy: 0, px: part.px - px, py: part.py - py, pz: along};
    return turnedTowards(momentum, parent);
  });
}

/** A hadron, or the photon of a neutral one. */
export function anyHadron(
  random: Random,
  {px, py, pz}: Omit<FourVector, 'energy'>,
  vertex: number,
): GeneratedParticle {
  const type = choice(random, shares);
  const kind = type === 1 ? 'photon' : 'hadron';
  const charge = type === 0 ? (random() < 0.5 ? 1 : -1) : 0;
  const energy = Math.hypot(px, py, pz, kind === 'photon' ? 0 : pionMass);
  return {kind, charge, momentum: {energy, px, py, pz}, vertex, isPrompt: false};
}

/** Hadrons of a light quark or a gluon; together they have its momentum. */
export function lightJet(
  random: Random,
  quark: FourVector,
  vertex: number,
): readonly GeneratedParticle[] {
  const count = Math.max(3, poisson(random, meanCount(pt(quark))));
  return spray(random, quark, count, kicks.light).map((p) => anyHadron(random, p, vertex));
}

interface BottomStart {
  /** Place of the primary vertex, and where it is. */
  readonly vertex: number;
  readonly position: PointInSpace;
  /** Least way transverse to the beam in mm that the meson flies. */
  readonly minFlightLength: number;
}

export interface BottomJet {
  readonly particles: readonly GeneratedParticle[];
  /** Where the meson with the b quark decays. */
  readonly decay: PointInSpace;
}

/**
 * Hadrons of a b quark: a meson with most of its momentum flies a few millimetres, L = (p/m) c t, and
 * decays into about nine particles.
 *
 * @param decayVertex place that the vertex of the decay will have
 */
export function bottomJet(
  random: Random,
  quark: FourVector,
  {vertex, position, minFlightLength}: BottomStart,
  decayVertex: number,
): BottomJet {
  const share = Math.min(0.9, Math.max(0.4, 0.7 + 0.1 * gaussian(random)));
  const meson = scaled(quark, share);
  const momentum = total(meson);
  const least = (minFlightLength * momentum) / pt(meson);
  const flight = least + exponential(random, (momentum / bottomMesonMass) * bottomFlight);
  const products = spray(random, meson, 6 + poisson(random, 3), kicks.heavy);
  return {
    particles: [
      ...lightJet(random, scaled(quark, 1 - share), vertex),
      ...products.map((p) => anyHadron(random, p, decayVertex)),
    ],
    decay: {
      x: position.x + (flight * meson.px) / momentum,
      y: position.y + (flight * meson.py) / momentum,
      z: position.z + (flight * meson.pz) / momentum,
    },
  };
}
