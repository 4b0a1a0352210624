/** A pair of particles with a place in the detector: only their distance is known from a row. */
import {mass, massless, sum, type FourVector} from '@site/src/physics/fourVector';
import {gaussian, type Random} from '@site/src/physics/random';
import type {PairShape} from './pairShape';

export interface Direction {
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
}

/** A four-vector with a mass in GeV. */
export function massive({pt, eta, phi}: Direction, m: number): FourVector {
  const vector = massless(pt, eta, phi);
  return {...vector, energy: Math.sqrt(vector.energy ** 2 + m * m)};
}

/** The least argument of a rising function at which it reaches a value. */
function whereReached(rising: (x: number) => number, wanted: number, end: number): number {
  let [low, high] = [0, end];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

interface Frame {
  /** Middle of the two in η, and angle around the beam of the first. */
  readonly middle: number;
  readonly phi: number;
  /** On which side of the middle the first lies, and in which sense the second follows. */
  readonly sides: readonly [eta: 1 | -1, phi: 1 | -1];
}

const turned = (
  {pt: [one, other], deltaPhi, deltaEta}: PairShape,
  {middle, phi, sides}: Frame,
): readonly [Direction, Direction] => [
  {pt: one, eta: middle + (sides[0] * deltaEta) / 2, phi},
  {pt: other, eta: middle - (sides[0] * deltaEta) / 2, phi: phi + sides[1] * deltaPhi},
];

const massOfPair = (pair: readonly Direction[], own: readonly [number, number]): number =>
  mass(sum(...pair.map((one, i) => massive(one, own[i] ?? 0))));

/**
 * The pair with exactly this mass, by its distance in η, or where it is too heavy at none by its momenta.
 *
 * @param own masses of the two in GeV
 */
export function placedPair(
  shape: PairShape,
  wanted: number,
  own: readonly [number, number],
  frame: Frame,
): readonly [Direction, Direction] {
  const apart = (deltaEta: number) => turned({...shape, deltaEta}, frame);
  if (massOfPair(apart(0), own) < wanted) {
    return apart(whereReached((deltaEta) => massOfPair(apart(deltaEta), own), wanted, 8));
  }
  const {
    pt: [one, other],
  } = shape;
  const scaled = (factor: number) =>
    turned({...shape, pt: [factor * one, factor * other], deltaEta: 0}, frame);
  return scaled(whereReached((factor) => massOfPair(scaled(factor), own), wanted, 2));
}

const side = (random: Random): 1 | -1 => (random() < 0.5 ? 1 : -1);

/** Where electrons and photons are mismeasured, between barrel and end-cap. */
const isInGap = ({eta}: Direction): boolean => Math.abs(eta) > 1.37 && Math.abs(eta) < 1.52;

export const trackerEdge = 2.495;

/** A place within reach of the tracker, if possible without electrons and photons in the gap. */
export function anyPlace(
  random: Random,
  shape: PairShape,
  wanted: number,
  own: readonly [number, number],
  avoidsGap: boolean,
): readonly [Direction, Direction] {
  const room = Math.max(0, trackerEdge - shape.deltaEta / 2);
  const phi = 2 * Math.PI * random() - Math.PI;
  const sides = [side(random), side(random)] as const;
  const placed = (): readonly [Direction, Direction] => {
    const middle = Math.max(-room, Math.min(room, 0.9 * gaussian(random)));
    return placedPair(shape, wanted, own, {middle, phi, sides});
  };
  for (let tries = 0; tries < 30; tries += 1) {
    const pair = placed();
    if (!avoidsGap || !pair.some(isInGap)) return pair;
  }
  return placed();
}
