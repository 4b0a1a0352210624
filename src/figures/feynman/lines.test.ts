import {describe, expect, it} from 'vitest';
import {arrowHead, coil, line, repeats, wave, type Point} from './lines';

/** Every point that a path names, those that pull an arc among them. */
const pointsOf = (path: string): readonly Point[] =>
  Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);

const pairs: readonly (readonly [Point, Point])[] = [
  [
    [10, 20],
    [110, 60],
  ],
  [
    [150, 105],
    [44, 105],
  ],
  [
    [448, 110],
    [448, 250],
  ],
];

const shapes = {
  line,
  coil,
  wave: (from: Point, to: Point) => wave(from, to, {wavelength: 20, height: 8}),
};

/** Distance from the straight line through both points, with a sign for its side. */
const asideOf = ([x, y]: Point, [from, to]: readonly [Point, Point]): number =>
  ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) /
  Math.hypot(to[0] - from[0], to[1] - from[1]);

describe('the lines of diagrams', () => {
  it.each(Object.entries(shapes))('a %s begins and ends at its vertices', (_, shape) => {
    for (const [from, to] of pairs) {
      const points = pointsOf(shape(from, to));
      expect(points[0]).toEqual(from);
      expect(points.at(-1)).toEqual(to);
    }
  });

  it('a wave has as many periods as fit, each with a crest and a trough of the same height', () => {
    for (const [from, to] of pairs) {
      const path = wave(from, to, {wavelength: 20, height: 8});
      const pulls = pointsOf(path)
        .slice(1)
        .filter((_, i) => i % 2 === 0);
      expect(pulls).toHaveLength(2 * Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 20));
      pulls.forEach((pull, i) => {
        expect(asideOf(pull, [from, to])).toBeCloseTo(i % 2 === 0 ? -16 : 16, 0);
      });
    }
  });

  it('a coil stays on one side, turns as often as fits, and reaches its diameter each time', () => {
    for (const [from, to] of pairs) {
      const size = {radius: 8, pitch: 17};
      const aside = pointsOf(coil(from, to, size)).map((point) => asideOf(point, [from, to]));
      expect(Math.max(...aside)).toBeLessThan(0.1);
      const summits = aside.filter((value) => value < -15.8);
      expect(summits).toHaveLength(repeats(from, to, size.pitch));
      expect(repeats(from, to, size.pitch)).toBe(
        Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 17),
      );
    }
  });

  it('has a wave and a turn even where none would fit', () => {
    expect(repeats([0, 0], [3, 0], 20)).toBe(1);
  });

  it('an arrow points the way that the line goes', () => {
    for (const [from, to] of pairs) {
      const [tip, ...back] = pointsOf(arrowHead(from, to, 14));
      const along = ([x, y]: Point) =>
        (x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1]);
      expect(back).toHaveLength(2);
      for (const corner of back) expect(along(tip ?? [NaN, NaN])).toBeGreaterThan(along(corner));
    }
  });
});
