import {describe, expect, it} from 'vitest';
import {
  equivalentLuminosityFb,
  expectedEvents,
  inCollection,
  normalisationWeight,
  releases,
  samplesOf,
} from '@site/src/data/catalogue';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';
import {variants2020} from '@site/src/data/catalogue/samples/variants2020';
import {fieldsOf, valuesOf} from './fields';
import {formulasOf} from './formula';
import {normalise} from './normalisation';

const found = <Row extends {readonly dsid: number}>(rows: readonly Row[], dsid: number): Row => {
  const row = rows.find((candidate) => candidate.dsid === dsid);
  if (!row) throw new Error(`no sample ${dsid}`);
  return row;
};

const topPairs = {
  luminosity: 36.6,
  luminosityError: 0.3,
  crossSection: 729.77,
  kFactor: 1.139756362,
  filterEfficiency: 0.5437965,
  sumOfWeights: 24_014_984_445.816772,
  events: 32_890_000,
};

describe('by hand', () => {
  it('top pairs of 2025: 452.308 pb × 36,600 pb⁻¹ = 1.655 × 10⁷', () => {
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

  it('WW of 2016: the sum of weights counts as far as the file keeps it', async () => {
    const sample = found(await samplesOf('2016e-8tev'), 105985);
    const {expected, weight} = normalise({luminosity: 1, ...valuesOf(sample)});
    expect(expected.value).toBeCloseTo(20_902.86, 2);
    // 20,902.86 / (2,489,550.66 × 0.388)
    expect(weight.value).toBeCloseTo(0.02163979, 7);
  });

  it('Z → ee of 2020: the sum of weights is that of the collection', () => {
    const sample = found(samples2020, 361106);
    const weightIn = (collection: '2lep' | '1lep1tau'): number | null =>
      normalise({
        luminosity: 10.064,
        ...valuesOf(inCollection(sample, collection, variants2020)),
      }).weight.value;
    // 10,064 × 1950.5295 = 19,630,128.9, over 150,277,594,200 and 116,172,063,285
    expect(weightIn('2lep')).toBeCloseTo(1.306258e-4, 9);
    expect(weightIn('1lep1tau')).toBeCloseTo(1.689746e-4, 9);
  });
});

it('gives what the catalogue gives, for each sample of each release', async () => {
  for (const {key} of releases) {
    for (const sample of await samplesOf(key)) {
      const {expected, weight, equivalentFb} = normalise({luminosity: 36.6, ...valuesOf(sample)});
      const close = (ours: number | null, theirs: number | null): void => {
        if (theirs === null || ours === null) expect(ours, `${sample.dsid}`).toBe(theirs);
        else expect(ours / theirs, `${sample.dsid}`).toBeCloseTo(1, 10);
      };
      close(expected.value, expectedEvents(sample, 36_600));
      close(weight.value, normalisationWeight(sample, 36_600));
      close(equivalentFb.value, equivalentLuminosityFb(sample));
    }
  }
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

it('has the fields of its release', async () => {
  const first = await Promise.all(releases.map(async ({key}) => (await samplesOf(key))[0]));
  expect(first.filter(Boolean).length).toBeGreaterThan(5);
  for (const [index, {key}] of releases.entries()) {
    const sample = first[index];
    if (!sample) continue;
    const fields = ['luminosity', 'luminosityError', ...Object.keys(valuesOf(sample))];
    expect(fields.sort()).toEqual([...fieldsOf(key)].sort());
  }
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
