/** Points of two classes in a plane, made on the spot. They stand for nothing but themselves. */
import {gaussian, seededRandom, seedOf, type Random} from '@site/src/physics/random';
import type {Dataset} from '../types';

type Point = readonly [x: number, y: number];

interface Shape {
  readonly title: string;
  /** A sentence on what a method must learn. */
  readonly hint: string;
  /** A point of a class, 1 for signal; `noise` is a distance in the unit of the axes. */
  readonly point: (random: Random, isSignal: boolean, noise: number) => Point;
}

const near = (random: Random, [x, y]: Point, width: number): Point => [
  x + width * gaussian(random),
  y + width * gaussian(random),
];

/** A point in the square from −1 to 1 for which the rule holds. */
function inSquare(random: Random, isWanted: (x: number, y: number) => boolean): Point {
  for (;;) {
    const [x, y] = [2 * random() - 1, 2 * random() - 1];
    if (isWanted(x, y)) return [x, y];
  }
}

const at = (radius: number, angle: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

const isDark = (x: number, y: number): boolean =>
  (Math.floor(2 * (x + 1)) + Math.floor(2 * (y + 1))) % 2 === 0;

export const teachingShapes = {
  clouds: {
    title: 'Two clouds',
    hint: 'A straight line is the optimal decision boundary.',
    point: (random, isSignal, noise) =>
      near(random, isSignal ? [0.5, 0.4] : [-0.5, -0.4], 0.3 + noise),
  },
  rings: {
    title: 'Concentric rings',
    hint: 'Signal lies within a ring of background: a straight line fails, rectangular cuts do better.',
    point: (random, isSignal, noise) =>
      near(random, at(isSignal ? 0.35 * Math.sqrt(random()) : 0.8, 2 * Math.PI * random()), noise),
  },
  exclusiveOr: {
    title: 'Exclusive or',
    hint: 'Signal lies where exactly one of two numbers is positive: neither of them separates the classes alone.',
    point: (random, isSignal, noise) =>
      near(
        random,
        inSquare(random, (x, y) => x * y < 0 === isSignal),
        noise,
      ),
  },
  spiral: {
    title: 'Spiral',
    hint: 'Two arms wind around each other: separating them takes many cuts or several nodes.',
    point: (random, isSignal, noise) => {
      const turn = 0.15 + 0.85 * random();
      return near(random, at(0.9 * turn, 3.2 * Math.PI * turn + (isSignal ? Math.PI : 0)), noise);
    },
  },
  checkerboard: {
    title: 'Checkerboard',
    hint: 'Four by four alternating squares: many small regions, each of which must be found.',
    point: (random, isSignal, noise) =>
      near(
        random,
        inSquare(random, (x, y) => isDark(x, y) === isSignal),
        noise,
      ),
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type TeachingKey = keyof typeof teachingShapes;
export const teachingKeys = Object.keys(teachingShapes) as readonly TeachingKey[];
export const isTeachingKey = (text: string): text is TeachingKey =>
  Object.hasOwn(teachingShapes, text);

export interface TeachingChoice {
  readonly key: TeachingKey;
  readonly rows: number;
  /** Of the points that are signal. */
  readonly signalShare: number;
  /** Width of the scatter of each point, in the unit of the axes, which go from −1 to 1. */
  readonly noise: number;
  readonly seed: number;
}

export const teachingLimits = {
  rows: {low: 100, start: 2_000, high: 20_000},
  signalShare: {low: 0.01, start: 0.5, high: 0.9},
  noise: {low: 0, start: 0.1, high: 0.5},
  seed: {low: 0, start: 1, high: 999_999},
} as const;

export const startTeaching = (key: TeachingKey): TeachingChoice => ({
  key,
  rows: teachingLimits.rows.start,
  signalShare: teachingLimits.signalShare.start,
  noise: teachingLimits.noise.start,
  seed: teachingLimits.seed.start,
});

/**
 * A teaching set: `rows` points of weight 1, of which the given share is signal, one at least of each
 * class. The same choice gives the same points.
 */
export function teachingSet({key, rows, signalShare, noise, seed}: TeachingChoice): Dataset {
  const shape: Shape = teachingShapes[key];
  const random = seededRandom(seedOf('teaching', key, String(seed)));
  const signals = Math.min(rows - 1, Math.max(1, Math.round(signalShare * rows)));
  const points = Array.from({length: rows}, (_, row) => shape.point(random, row < signals, noise));
  const label = Uint8Array.from({length: rows}, (_, row) => (row < signals ? 1 : 0));
  return {
    key,
    title: shape.title,
    features: [
      {name: 'x', label: 'x', unit: '', isInteger: false},
      {name: 'y', label: 'y', unit: '', isInteger: false},
    ],
    rows,
    columns: [Float32Array.from(points, ([x]) => x), Float32Array.from(points, ([, y]) => y)],
    label,
    weight: new Float64Array(rows).fill(1),
    process: label.map((signal) => 1 - signal),
    processes: [
      {id: 'signal', label: 'Signal', isSignal: true},
      {id: 'background', label: 'Background', isSignal: false},
    ],
    isSimulated: false,
  };
}
