import {describe, expect, it} from 'vitest';
import {seededRandom} from '@site/src/physics/random';
import {spray} from './geometry';
import {
  outgoingLines,
  partonLines,
  radiation,
  size,
  sprays,
  underlying,
  underlyingLines,
} from './Sketch';
import {alt, stages} from './stages';

const pointsOf = (path: string): readonly (readonly number[])[] =>
  Array.from(path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);

describe('the lines of the sketch', () => {
  it('split in two each time', () => {
    for (const times of [0, 1, 3]) {
      const {blobs, branches} = spray(seededRandom(1), {at: [0, 0], angle: 0}, 40, times);
      expect(blobs).toHaveLength(2 ** times);
      expect(pointsOf(branches)).toHaveLength(2 * (2 ** (times + 1) - 1));
    }
  });

  it('stay on the paper', () => {
    const all = [...sprays, ...underlying].map(({branches, tracks}) => branches + tracks).join('');
    const points = pointsOf(all + partonLines + outgoingLines + radiation + underlyingLines);
    const out = points.filter(
      ([x = NaN, y = NaN]) => !(x >= 0 && x <= size.width && y >= 0 && y <= size.height),
    );
    expect(points.length).toBeGreaterThan(300);
    expect(out).toEqual([]);
  });
});

it('reports every stage in words too, in order', () => {
  const places = stages.map(({name, sentence}) => alt.indexOf(`${name}: ${sentence}`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
