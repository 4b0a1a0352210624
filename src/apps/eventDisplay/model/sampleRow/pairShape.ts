/**
 * Two massless particles from what a row contains of them: their transverse momenta, their mass and more,
 * each rounded. The numbers depend on one another, so that the pair is the one that is nearest to all.
 */
import {inverse, product} from '@site/src/physics/statistics/linearEquations';
import type {RoundedValue} from './rowValues';

/** Momenta transverse to the beam in GeV, and how far the two are apart, both at least 0. */
export interface PairShape {
  readonly pt: readonly [number, number];
  readonly deltaPhi: number;
  readonly deltaEta: number;
}

export interface PairFacts {
  readonly pt: readonly [RoundedValue, RoundedValue];
  readonly mass: RoundedValue;
  /** Momentum of the pair transverse to the beam. */
  readonly pairPt?: RoundedValue | null;
  readonly deltaPhi?: RoundedValue | null;
  readonly deltaR?: RoundedValue | null;
}

const massOf = ({pt: [a, b], deltaPhi, deltaEta}: PairShape): number =>
  Math.sqrt(Math.max(0, 2 * a * b * (Math.cosh(deltaEta) - Math.cos(deltaPhi))));
const pairPtOf = ({pt: [a, b], deltaPhi}: PairShape): number =>
  Math.sqrt(Math.max(0, a * a + b * b + 2 * a * b * Math.cos(deltaPhi)));

interface Demand {
  readonly of: (shape: PairShape) => number;
  readonly wanted: RoundedValue;
}

function demandsOf({pt: [a, b], mass, pairPt, deltaPhi, deltaR}: PairFacts): readonly Demand[] {
  const demands: Demand[] = [
    {of: (shape) => shape.pt[0], wanted: a},
    {of: (shape) => shape.pt[1], wanted: b},
    {of: massOf, wanted: mass},
  ];
  if (pairPt) demands.push({of: pairPtOf, wanted: pairPt});
  if (deltaPhi) demands.push({of: (shape) => shape.deltaPhi, wanted: deltaPhi});
  if (deltaR) {
    demands.push({of: (shape) => Math.hypot(shape.deltaPhi, shape.deltaEta), wanted: deltaR});
  }
  return demands;
}

const clampedAcos = (cosine: number): number => Math.acos(Math.max(-1, Math.min(1, cosine)));

/** Δη of a pair with this mass; 0 if the angle around the beam alone makes more. */
function deltaEtaOf(mass: number, [a, b]: PairShape['pt'], deltaPhi: number): number {
  return Math.acosh(Math.max(1, mass ** 2 / (2 * a * b) + Math.cos(deltaPhi)));
}

/** Δφ of a pair with this mass and distance ΔR: the mass falls as the pair turns around the beam. */
function deltaPhiFromR(mass: number, pt: PairShape['pt'], distance: number): number {
  const turned = (angle: number): PairShape => ({
    pt,
    deltaPhi: distance * Math.sin(angle),
    deltaEta: distance * Math.cos(angle),
  });
  let [low, high] = [0, Math.PI / 2];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (massOf(turned(middle)) > mass) low = middle;
    else high = middle;
  }
  return Math.min(Math.PI, turned(low).deltaPhi);
}

/** Where to begin: from each of the facts that say how far the two are apart around the beam. */
function guesses({pt: [a, b], mass, pairPt, deltaPhi, deltaR}: PairFacts): readonly PairShape[] {
  const pt = [a.value, b.value] as const;
  const [one, other] = pt;
  const angles: number[] = [];
  if (deltaPhi) angles.push(deltaPhi.value);
  if (deltaR) angles.push(deltaPhiFromR(mass.value, pt, deltaR.value));
  if (pairPt) {
    const square = pairPt.value ** 2 - one * one - other * other;
    angles.push(clampedAcos(square / (2 * one * other)));
  }
  return (angles.length > 0 ? angles : [Math.PI / 2]).map((around) => ({
    pt,
    deltaPhi: around,
    deltaEta: deltaEtaOf(mass.value, pt, around),
  }));
}

const numbersOf = ({pt: [a, b], deltaPhi, deltaEta}: PairShape) => [a, b, deltaPhi, deltaEta];

const shapeOf = ([a = 0, b = 0, deltaPhi = 0, deltaEta = 0]: readonly number[]): PairShape => ({
  pt: [Math.max(0.01, a), Math.max(0.01, b)],
  deltaPhi: Math.max(0, Math.min(Math.PI, deltaPhi)),
  deltaEta: Math.max(0, deltaEta),
});

/** Sizes of the four numbers for derivatives: about what a row rounds to. */
const sizes = [0.005, 0.005, 5e-4, 5e-4];

/** How far each demand is missed, in halves of its step. */
const missedBy = (demands: readonly Demand[], shape: PairShape): readonly number[] =>
  demands.map(({of, wanted}) => (of(shape) - wanted.value) / wanted.half);
const badness = (misses: readonly number[]): number =>
  misses.reduce((total, miss) => total + miss ** 2, 0);

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((total, value, k) => total + value * (b[k] ?? 0), 0);

/** One damped step of Gauss and Newton. */
function improved(demands: readonly Demand[], shape: PairShape, damping: number): PairShape {
  const now = missedBy(demands, shape);
  const numbers = numbersOf(shape);
  const slopes = sizes.map((size, i) => {
    const moved = shapeOf(numbers.map((number, j) => (i === j ? number + size : number)));
    return missedBy(demands, moved).map((miss, k) => miss - (now[k] ?? 0));
  });
  const matrix = slopes.map((row, i) =>
    slopes.map(
      (column, j) => dot(row, column) * (i === j ? 1 + damping : 1) + (i === j ? 1e-9 : 0),
    ),
  );
  const solved = inverse(matrix);
  if (!solved) return shape;
  const step = product(
    solved,
    slopes.map((row) => -dot(row, now)),
  );
  return shapeOf(numbers.map((number, i) => number + (step[i] ?? 0) * (sizes[i] ?? 0)));
}

function settled(demands: readonly Demand[], start: PairShape): PairShape {
  let best = start;
  let damping = 1e-3;
  for (let i = 0; i < 40; i += 1) {
    const next = improved(demands, best, damping);
    const isBetter = badness(missedBy(demands, next)) < badness(missedBy(demands, best));
    damping = isBetter ? damping / 5 : damping * 5;
    if (isBetter) best = next;
  }
  return best;
}

/** The pair that misses what the row contains by least, in units of the rounding. */
export function pairShape(facts: PairFacts): PairShape {
  const demands = demandsOf(facts);
  const ends = guesses(facts).map((start) => settled(demands, start));
  const badnessOf = (shape: PairShape): number => badness(missedBy(demands, shape));
  return ends.reduce((best, next) => (badnessOf(next) < badnessOf(best) ? next : best));
}
