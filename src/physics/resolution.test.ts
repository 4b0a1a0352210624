import {describe, expect, it} from 'vitest';
import {massFromAngle} from './kinematics';
import {gaussian, seededRandom} from './random';
import {
  calorimeterResolution,
  efficiency,
  inQuadrature,
  pairMassResolution,
  trackResolution,
} from './resolution';

it('adds in quadrature: 3 ⊕ 4 = 5, and 1 ⊕ 2 ⊕ 2 = 3', () => {
  expect(inQuadrature(3, 4)).toBe(5);
  expect(inQuadrature(1, 2, 2)).toBe(3);
});

describe('a calorimeter', () => {
  const terms = {sampling: 0.1, noise: 0.35, constant: 0.007};

  it('is limited by noise at low, by sampling at middle and by the constant at high energy', () => {
    expect(calorimeterResolution(0.1, terms)).toBeCloseTo(3.5, 1);
    expect(calorimeterResolution(100, {sampling: 0.1})).toBeCloseTo(0.01, 12);
    expect(calorimeterResolution(1e7, terms)).toBeCloseTo(0.007, 5);
  });
});

it('a track is worst at high momentum: 1 % below, 50 % at 1 TeV', () => {
  expect(trackResolution(1)).toBeCloseTo(0.01, 4);
  expect(trackResolution(20)).toBeCloseTo(0.01 * Math.SQRT2, 12);
  expect(trackResolution(1000)).toBeCloseTo(0.5001, 4);
});

it('the mass of a pair scatters as its energies and its angle do', () => {
  const random = seededRandom(11);
  const [first, second, angle] = [60, 65, 1.9];
  const masses = Array.from({length: 20_000}, () =>
    massFromAngle(
      [first * (1 + 0.02 * gaussian(random)), second * (1 + 0.015 * gaussian(random))],
      angle + 0.03 * gaussian(random),
    ),
  );
  const mean = masses.reduce((a, b) => a + b) / masses.length;
  const variance = masses.reduce((a, m) => a + (m - mean) ** 2, 0) / masses.length;
  const expected = pairMassResolution([0.02, 0.015], {value: angle, uncertainty: 0.03});
  expect(Math.sqrt(variance) / mean / expected).toBeCloseTo(1, 1);
});

describe('an efficiency', () => {
  it('of 900 in 1000 is 0.9 with 0.0095', () => {
    expect(efficiency(900, 1000)).toEqual({value: 0.9, uncertainty: expect.closeTo(0.0095, 4)});
  });

  it('is twice as sure with four times as many probes', () => {
    const ratio = efficiency(30, 100).uncertainty / efficiency(120, 400).uncertainty;
    expect(ratio).toBeCloseTo(2, 12);
  });
});
