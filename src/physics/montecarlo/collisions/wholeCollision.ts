/** From what a hard collision makes to all particles of a crossing. Momenta in GeV. */
import type {
  Collision,
  GeneratedParticle,
  GeneratedVertex,
  PointInSpace,
} from '../../detector/collision';
import {massless, type FourVector} from '../../fourVector';
import {missingMomentum, type TransverseVector} from '../../kinematics';
import {poissonCount} from '../../statistics/poissonCount';
import {exponential, gaussian, type Random} from '../../random';
import {collisionPoint, pileup, usualPileup} from './crossing';
import {anyHadron, bottomJet, lightJet} from './fragmentation';

export interface HardCollision {
  /** Electrons, muons and photons that stand by themselves. */
  readonly isolated: readonly {
    readonly kind: 'electron' | 'muon' | 'photon';
    readonly charge: -1 | 0 | 1;
    readonly momentum: FourVector;
  }[];
  readonly lightQuarks: readonly FourVector[];
  readonly bottomQuarks: readonly FourVector[];
  /** Neutrinos together. */
  readonly invisible: TransverseVector;
}

export interface CollisionOptions {
  /** Further collisions in the crossing, on average. */
  readonly pileup: number;
  /** Whether a strong recoil makes a jet; otherwise soft hadrons share all of it. */
  readonly hasRecoilJet: boolean;
  /** Least way transverse to the beam in mm of hadrons with a b quark. */
  readonly minFlightLength: number;
}

const usual: CollisionOptions = {pileup: usualPileup, hasRecoilJet: true, minFlightLength: 0};

/** A recoil above this momentum is a jet; below it is shared among soft hadrons. */
const minRecoilJet = 25;
const recoilJetWidth = 1.5;

/** Hadrons of what is left of the protons: how many on average, how far in η, and their momenta in GeV. */
const remnant = {count: 26, reach: 3, least: 0.3, fall: 0.5} as const;

function recoilJet(random: Random, {px, py}: TransverseVector): FourVector | null {
  const across = Math.hypot(px, py);
  if (across < minRecoilJet) return null;
  const share = 0.85 + 0.15 * random();
  return massless(share * across, recoilJetWidth * gaussian(random), Math.atan2(py, px));
}

/** Soft hadrons that together have the given transverse momentum. */
function remnants(
  random: Random,
  {px, py}: TransverseVector,
  vertex: number,
): readonly GeneratedParticle[] {
  const count = Math.max(8, poissonCount(random, remnant.count + Math.hypot(px, py)));
  const sampledHadrons = Array.from({length: count}, () => {
    const across = remnant.least + exponential(random, remnant.fall);
    const direction = remnant.reach * (2 * random() - 1);
    return {...massless(across, 0, 2 * Math.PI * random()), direction};
  });
  const rest = missingMomentum([...sampledHadrons, {px: -px, py: -py}]);
  return sampledHadrons.map((one) => {
    const x = one.px + rest.px / count;
    const y = one.py + rest.py / count;
    const pz = Math.hypot(x, y) * Math.sinh(one.direction);
    return anyHadron(random, {px: x, py: y, pz}, vertex);
  });
}

/**
 * All particles of a crossing: the hard ones, jets in place of quarks, a recoil that balances them in the
 * transverse plane, what is left of the protons, and pile-up. The hard collision has the first vertex.
 */
export function wholeCollision(
  random: Random,
  {isolated: alone, lightQuarks, bottomQuarks, invisible}: HardCollision,
  {pileup: meanPileup, hasRecoilJet, minFlightLength}: CollisionOptions = usual,
): Collision {
  const position: PointInSpace = collisionPoint(random);
  const primary = {vertex: 0, position, minFlightLength};
  const vertices: GeneratedVertex[] = [{position, kind: 'primary'}];
  const hard = [...alone.map(({momentum}) => momentum), ...lightQuarks, ...bottomQuarks];
  const recoil = missingMomentum([...hard, invisible]);
  const recoiling = hasRecoilJet ? recoilJet(random, recoil) : null;
  const quarks = recoiling ? [...lightQuarks, recoiling] : lightQuarks;
  const particles: GeneratedParticle[] = [
    ...alone.map((particle) => ({...particle, vertex: 0, isPrompt: true})),
    ...quarks.flatMap((quark) => lightJet(random, quark, 0)),
  ];
  for (const quark of bottomQuarks) {
    const jet = bottomJet(random, quark, primary, vertices.length);
    vertices.push({position: jet.decay, kind: 'secondary'});
    particles.push(...jet.particles);
  }
  const rest = recoiling ? {px: recoil.px - recoiling.px, py: recoil.py - recoiling.py} : recoil;
  particles.push(...remnants(random, rest, 0));
  const others = pileup(random, meanPileup, vertices.length);
  return {
    vertices: [...vertices, ...others.vertices],
    particles: [...particles, ...others.particles],
    invisible,
  };
}
