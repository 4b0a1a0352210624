/** Generates jets for rows that contain only the number of jets: they balance the other objects of the event. */
import {massless, sum, type FourVector} from '@site/src/physics/fourVector';
import type {TransverseVector} from '@site/src/physics/kinematics';
import {exponential, gaussian, type Random} from '@site/src/physics/random';
import {deltaR} from '@site/src/physics/statistics/separation';
import type {Direction} from './placedPair';

export interface JetDemand {
  readonly count: number;
  /** How many of them hold a b quark. */
  readonly tagged: number;
  /** Minimum transverse momentum in GeV of a jet that is counted. */
  readonly minPt: number;
  /** What the jets should add up to transverse to the beam. */
  readonly balance: TransverseVector;
  /** Leptons, which the jets keep away from. */
  readonly others: readonly Direction[];
}

export interface GeneratedJets {
  readonly light: readonly FourVector[];
  readonly bottom: readonly FourVector[];
}

/** A jet stands so far above the minimum momentum that rounding does not change whether it counts. */
const margin = 1.02;
const fall = 25;
const reach = {any: 4.3, tagged: 2.3} as const;
const minDistance = 0.6;

const missedBy = (jets: readonly TransverseVector[], {px, py}: TransverseVector) => ({
  px: px - jets.reduce((total, jet) => total + jet.px, 0),
  py: py - jets.reduce((total, jet) => total + jet.py, 0),
});

/** Shares what is missed among the jets, and lifts those that have become too soft. */
function balanced(
  jets: readonly TransverseVector[],
  balance: TransverseVector,
  least: number,
): readonly TransverseVector[] {
  const missed = missedBy(jets, balance);
  return jets.map(({px, py}) => {
    const moved = {px: px + missed.px / jets.length, py: py + missed.py / jets.length};
    const factor = Math.max(1, least / Math.max(1e-9, Math.hypot(moved.px, moved.py)));
    return {px: moved.px * factor, py: moved.py * factor};
  });
}

function generateTransverseMomenta(random: Random, {count, minPt, balance}: JetDemand) {
  const least = margin * minPt;
  let jets: readonly TransverseVector[] = Array.from({length: count}, () =>
    massless(least + exponential(random, fall), 0, 2 * Math.PI * random()),
  );
  for (let round = 0; round < 8; round += 1) jets = balanced(jets, balance, least);
  const missed = missedBy(jets, balance);
  return {jets, missed: Math.hypot(missed.px, missed.py)};
}

/** A direction along the beam that keeps away from what is there. */
function withEta(
  random: Random,
  {px, py}: TransverseVector,
  width: number,
  others: readonly {readonly eta: number; readonly phi: number}[],
): Direction {
  const [pt, phi] = [Math.hypot(px, py), Math.atan2(py, px)];
  let eta = 0;
  for (let tries = 0; tries < 40; tries += 1) {
    eta = Math.max(-width, Math.min(width, 0.6 * width * gaussian(random)));
    if (others.every((other) => deltaR({eta, phi}, other) > minDistance)) break;
  }
  return {pt, eta, phi};
}

/** Generates twelve sets of jets and returns the one with the smallest remaining imbalance. */
export function generateJets(random: Random, demand: JetDemand): GeneratedJets {
  const candidates = Array.from({length: 12}, () => generateTransverseMomenta(random, demand));
  const {jets} = candidates.reduce((best, next) => (next.missed < best.missed ? next : best));
  const placed: Direction[] = [];
  const momenta = jets.map((jet, place) => {
    const width = place < demand.tagged ? reach.tagged : reach.any;
    const direction = withEta(random, jet, width, [...demand.others, ...placed]);
    placed.push(direction);
    return massless(direction.pt, direction.eta, direction.phi);
  });
  return {light: momenta.slice(demand.tagged), bottom: momenta.slice(0, demand.tagged)};
}

export const sumAcross = (vectors: readonly FourVector[]): TransverseVector =>
  vectors.length > 0 ? sum(...vectors) : {px: 0, py: 0};
