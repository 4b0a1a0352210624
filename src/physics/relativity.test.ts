import {expect, it} from 'vitest';
import {masses} from './masses';
import {betaOf, gammaOf, missingSpeed} from './relativity';

it('a particle at rest misses the whole speed of light, and slow ones obey Newton', () => {
  expect(missingSpeed(gammaOf(1, 1))).toBe(1);
  const kinetic = 1e-6;
  expect(1 - missingSpeed(gammaOf(1 + kinetic, 1))).toBeCloseTo(Math.sqrt(2 * kinetic), 8);
});

it('agrees with β² = 1 − 1/γ²', () => {
  for (const gamma of [1.2, 3, 28]) {
    expect((1 - missingSpeed(gamma)) ** 2).toBeCloseTo(1 - 1 / gamma ** 2, 12);
  }
});

it('protons of 6.5 TeV have a Lorentz factor of 6928 and miss 3.1 m/s', () => {
  const gamma = gammaOf(6500, masses.proton);
  expect(Math.round(gamma)).toBe(6928);
  expect(missingSpeed(gamma) * 299_792_458).toBeCloseTo(3.1, 1);
});

it('a particle of energy 5 and mass 3 has four fifths of the speed of light', () => {
  expect(betaOf(gammaOf(5, 3))).toBeCloseTo(0.8, 12);
  expect(1 - betaOf(gammaOf(5, 3))).toBeCloseTo(missingSpeed(gammaOf(5, 3)), 12);
});
