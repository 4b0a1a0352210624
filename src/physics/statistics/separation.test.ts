import {expect, it} from 'vitest';
import {deltaR, wrapPhi} from './separation';

it('a full turn changes no angle', () => {
  expect(wrapPhi(0.3 + 4 * Math.PI)).toBeCloseTo(0.3, 12);
  expect(wrapPhi(-0.3 - 2 * Math.PI)).toBeCloseTo(-0.3, 12);
  expect(wrapPhi(Math.PI)).toBe(-Math.PI);
});

it('is the length of a straight line where nothing wraps', () => {
  expect(deltaR({eta: 1, phi: 0.5}, {eta: 1.3, phi: 0.9})).toBeCloseTo(0.5, 12);
});

it('goes the short way round', () => {
  const [one, other] = [
    {eta: 0, phi: 3.1},
    {eta: 0, phi: -3.1},
  ] as const;
  expect(deltaR(one, other)).toBeCloseTo(2 * Math.PI - 6.2, 12);
  expect(deltaR(other, one)).toBe(deltaR(one, other));
});
