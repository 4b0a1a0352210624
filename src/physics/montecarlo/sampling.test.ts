import {expect, it} from 'vitest';
import {resonantMass} from '../lineShapes';
import {seededRandom} from '../random';
import {prepared, sampled} from './sampling';

const shareBelow = (values: readonly number[], limit: number): number =>
  values.filter((value) => value < limit).length / values.length;

it('values follow the density', () => {
  const random = seededRandom(8);
  const rising = prepared((x) => x, 2, 6);
  const values = Array.from({length: 30_000}, () => sampled(random, rising));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...values)).toBeLessThan(6);
  expect(shareBelow(values, 4)).toBeCloseTo((16 - 4) / (36 - 4), 2);
});

it('nothing falls where the density is zero', () => {
  const random = seededRandom(9);
  const gap = prepared((x) => (x > 1 && x < 2 ? 0 : 1), 0, 3);
  const values = Array.from({length: 5000}, () => sampled(random, gap));
  expect(values.filter((x) => x > 1.01 && x < 1.99)).toEqual([]);
});

it('half of the masses of a resonance lie within half a width of it', () => {
  const random = seededRandom(10);
  const z = {mass: 91.19, width: 2.495};
  const masses = Array.from({length: 30_000}, () => resonantMass(random, z, 20, 400));
  const inside =
    shareBelow(masses, z.mass + z.width / 2) - shareBelow(masses, z.mass - z.width / 2);
  expect(inside).toBeCloseTo(0.5, 1);
  expect(Math.min(...masses)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...masses)).toBeLessThanOrEqual(400);
});
