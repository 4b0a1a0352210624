/** Collisions without a hard one: of two protons, and of two lead nuclei. Momenta in GeV. */
import type {Collision, GeneratedParticle} from '../../detector/collision';
import {massless} from '../../fourVector';
import {exponential, gamma, type Random} from '../../random';
import {collisionPoint, softTrack} from './crossing';
import {lightJet} from './fragmentation';

const fewestTracks = 20;
const maxTracks = 60;

/** An ordinary collision of two protons: dozens of soft hadrons, and nothing else. */
export function minimumBias(random: Random): Collision {
  const count = fewestTracks + Math.floor((maxTracks - fewestTracks + 1) * random());
  return {
    vertices: [{position: collisionPoint(random), kind: 'primary'}],
    particles: Array.from({length: count}, () => softTrack(random, 0)),
    invisible: {px: 0, py: 0},
  };
}

export interface HeavyIons {
  /** Charged hadrons; a central collision makes some ten thousand, of which a display shows few. */
  readonly tracks: number;
  /** Two jets, one of which lost momentum on its way out; none if it is not given. */
  readonly jets?: {
    /** Momentum transverse to the beam of the stronger one, in GeV. */
    readonly pt: number;
    /** A_J = (p₁ − p₂)/(p₁ + p₂) of the two, from 0 to 1. */
    readonly asymmetry: number;
  };
}

/** Elliptic flow v₂ of half-central collisions, rounded; and the momentum scale in GeV of the hadrons. */
export const ellipticFlow = 0.08;
const thermal = {shape: 2, scale: 0.25} as const;
const reach = 2.5;

/** An angle of the density 1 + 2 v₂ cos 2(φ − Ψ). */
function flowing(random: Random, plane: number): number {
  for (;;) {
    const around = 2 * Math.PI * random();
    const density = 1 + 2 * ellipticFlow * Math.cos(2 * (around - plane));
    if ((1 + 2 * ellipticFlow) * random() < density) return around;
  }
}

function quenched(
  random: Random,
  {pt, asymmetry}: NonNullable<HeavyIons['jets']>,
): readonly GeneratedParticle[] {
  const around = 2 * Math.PI * random();
  const [one, other] = [1.2 * (2 * random() - 1), 1.2 * (2 * random() - 1)];
  const weaker = (pt * (1 - asymmetry)) / (1 + asymmetry);
  const lost: GeneratedParticle[] = [];
  for (let left = pt - weaker; left > 0;) {
    const across = Math.min(left, 1 + exponential(random, 1));
    const direction = around + Math.PI + 1.6 * (random() - 0.5);
    const momentum = massless(across, reach * (2 * random() - 1), direction);
    lost.push({
      kind: 'hadron',
      charge: random() < 0.5 ? 1 : -1,
      momentum,
      vertex: 0,
      isPrompt: false,
    });
    left -= across;
  }
  return [
    ...lightJet(random, massless(pt, one, around), 0),
    ...lightJet(random, massless(weaker, other, around + Math.PI), 0),
    ...lost,
  ];
}

/** Lead nuclei: many hadrons of a thermal spectrum, more of them in one plane than across it. */
export function heavyIons(random: Random, {tracks, jets}: HeavyIons): Collision {
  const plane = Math.PI * random();
  const bulk = Array.from({length: tracks}, (): GeneratedParticle => {
    const across = thermal.scale * gamma(random, thermal.shape);
    const direction = reach * (2 * random() - 1);
    return {
      kind: 'hadron',
      charge: random() < 0.5 ? 1 : -1,
      momentum: massless(across, direction, flowing(random, plane)),
      vertex: 0,
      isPrompt: false,
    };
  });
  return {
    vertices: [{position: collisionPoint(random), kind: 'primary'}],
    particles: [...(jets ? quenched(random, jets) : []), ...bulk],
    invisible: {px: 0, py: 0},
  };
}
