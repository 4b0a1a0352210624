import {describe, expect, it} from 'vitest';
import {normalise} from './normalisation';
import {formulasOf} from './normalisationFormulas';

const topPairs = {
  luminosity: 36.6,
  luminosityError: 0.3,
  crossSection: 729.77,
  kFactor: 1.139756362,
  filterEfficiency: 0.5437965,
  sumOfWeights: 24_014_984_445.816772,
  events: 32_890_000,
};

it('2025 top-quark pairs: 452.308 pb × 36,600 pb⁻¹ = 1.655 × 10⁷', () => {
  const {effectivePb, expected, expectedError, weight, averageWeight, equivalentFb} =
    normalise(topPairs);
  expect(effectivePb.value).toBeCloseTo(452.308, 3);
  expect(expected.value).toBeCloseTo(16_554_470, -3);
  // 0.3 / 36.6 of it
  expect(expectedError).toBeCloseTo(135_692, -2);
  // 16,554,470 / 24,014,984,446
  expect(weight.value).toBeCloseTo(6.89339e-4, 8);
  // 16,554,470 / 32,890,000
  expect(averageWeight.value).toBeCloseTo(0.50333, 5);
  // 32,890,000 / 452.308 / 1000
  expect(equivalentFb.value).toBeCloseTo(72.7, 1);
});

it('what is not known stays unknown, and is named', () => {
  const {expected, weight, equivalentFb, expectedError} = normalise({
    ...topPairs,
    luminosityError: null,
    sumOfWeights: null,
    filterEfficiency: null,
  });
  expect(expected).toEqual({value: null, missing: ['filterEfficiency']});
  expect(weight).toEqual({value: null, missing: ['filterEfficiency', 'sumOfWeights']});
  expect(equivalentFb.missing).toEqual(['filterEfficiency']);
  expect(expectedError).toBeNull();
});

describe('formulas with numbers', () => {
  it('hold the numbers and units', () => {
    expect(formulasOf(topPairs).weight).toEqual({
      symbols: 'L σ k ε / Σw',
      numbers:
        '36,600\u00a0pb⁻¹ × 729.77\u00a0pb × 1.139756 × 0.5437965 / (2.401498\u00a0×\u00a010¹⁰)',
    });
  });

  it('keep the symbol of what is not known', () => {
    const {weight, equivalent} = formulasOf({
      luminosity: 1,
      effective: 2,
      sumOfWeights: null,
      reduction: 0.5,
      events: 8,
    });
    expect(weight).toEqual({
      symbols: 'L σ / (Σw r)',
      numbers: '1,000\u00a0pb⁻¹ × 2\u00a0pb / (Σw × 0.5)',
    });
    expect(equivalent).toEqual({symbols: 'N r / σ', numbers: '8 × 0.5 / 2\u00a0pb'});
  });
});
