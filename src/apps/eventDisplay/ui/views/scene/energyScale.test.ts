import {expect, it} from 'vitest';
import {roundUp, transverse} from './energyScale';

it('rounds up to 1, 2, 5 and ten of the power', () => {
  expect([0.7, 1, 1.1, 3, 50, 51, 180].map(roundUp)).toEqual([1, 1, 2, 5, 50, 100, 200]);
  expect([0, Number.NaN, -3].map(roundUp)).toEqual([10, 10, 10]);
});

it('transverse energy is the energy transverse to the beam', () => {
  expect(transverse({energy: 40, eta: 0})).toBe(40);
  expect(transverse({energy: 40, eta: -2})).toBeCloseTo(40 / Math.cosh(2), 9);
  expect(transverse({energy: -1, eta: 0.2})).toBe(0);
});
