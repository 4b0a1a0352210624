/** The layout of the sketch. */
import {seededRandom} from '@site/src/physics/random';
import {coil, line, type Point} from '../feynman/lines';
import {away, spray} from './geometry';

export const size = {width: 720, height: 500} as const;

export const protons: readonly Point[] = [
  [52, 250],
  [668, 250],
];

export const collision: Point = [360, 250];

/** Where a second pair of partons meets. */
export const second: Point = [482, 362];

const random = seededRandom(23);
const [up, down] = [-1.33, 1.88];
const offsets = [-22, 22];

/** From each proton, one above the other. */
const startOf = (index: number, offset: number): Point => {
  const [x, y] = protons[index] ?? [0, 0];
  return [x, y + offset];
};

export const partonLines = offsets.map((_, index) => line(startOf(index, -8), collision)).join('');

const along = (index: number, part: number): Point => {
  const [x, y] = startOf(index, -8);
  return [x + (collision[0] - x) * part, y + (collision[1] - y) * part];
};

const initial = [
  {from: along(0, 0.5), angle: -2.05},
  {from: along(1, 0.5), angle: -1.05},
].map(({from, angle}) => ({from, angle, to: away(from, angle, 78)}));

const outgoing = [up, down].map((angle) => ({angle, end: away(collision, angle, 70)}));

const final = [
  {from: away(collision, up, 46), angle: -0.45},
  {from: away(collision, down, 42), angle: 2.95},
].map(({from, angle}) => ({from, angle, to: away(from, angle, 78)}));

export const radiation = [...initial, ...final].map(({from, to}) => coil(from, to)).join('');

export const outgoingLines = outgoing.map(({end}) => line(collision, end)).join('');

/** The two outgoing partons, and what the radiated gluons become. */
export const sprays = [
  ...outgoing.map(({end, angle}) => spray(random, {at: end, angle}, 42, 3)),
  ...[...initial, ...final].map(({to, angle}) => spray(random, {at: to, angle}, 20, 1)),
];

export const underlyingLines = [
  line(startOf(0, 26), second),
  line(startOf(1, 26), second),
  line(startOf(0, 46), [128, 408]),
  line(startOf(1, 46), [612, 412]),
].join('');

export const underlying = [
  spray(random, {at: second, angle: 0.85}, 30, 1),
  spray(random, {at: second, angle: 1.75}, 30, 1),
  spray(random, {at: [128, 408], angle: 0.9}, 8, 0),
  spray(random, {at: [612, 412], angle: 2.1}, 8, 0),
];
