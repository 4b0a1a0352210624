import {describe, expect, it} from 'vitest';
import {
  effectiveCrossSection,
  effectiveEntries,
  equivalentLuminosityFb,
  expectedEvents,
  inCollection,
  normalisationWeight,
  normalisingSum,
  reductionEfficiency,
  releaseOf,
  type Sample,
} from '.';
import {samples2016} from './samples/education2016';
import {samples2020} from './samples/education2020';
import {samplesEvgen13p6} from './samples/evgen13p6';
import {samples2024} from './samples/research2024';
import {variants2020} from './samples/variants2020';

function of<Row extends Sample>(samples: readonly Row[], dsid: number): Row {
  const sample = samples.find((candidate) => candidate.dsid === dsid);
  if (!sample) throw new Error(`no sample ${dsid}`);
  return sample;
}

const luminosity = releaseOf('2025e-13tev-beta').luminosityPb ?? 0;

describe('the normalisation', () => {
  it('gives the worked example of top-quark pairs: 452.308 pb × 36,600 pb⁻¹', () => {
    const ttbar = of(samples2024, 410470);
    expect(effectiveCrossSection(ttbar)).toBeCloseTo(452.308, 3);
    expect(expectedEvents(ttbar, luminosity)).toBeCloseTo(1.655448e7, -2);
    // 16,554,479 expected events over a sum of weights of 2.4014984e10
    expect(normalisationWeight(ttbar, luminosity)).toBeCloseTo(6.8934e-4, 8);
  });

  it.each([
    [700600, 47_485],
    [345060, 220.5],
    [343981, 4037],
  ])('expects of sample %i as many events as the fact tables', (dsid, events) => {
    expect((expectedEvents(of(samples2024, dsid), luminosity) ?? 0) / events).toBeCloseTo(1, 3);
  });

  it('takes the kept part of the statistics into account in 2016', () => {
    const ww = of(samples2016, 105985);
    const byHand = (1000 * 20.90286) / (2_489_550.66 * 0.388);
    expect(reductionEfficiency(ww)).toBe(0.388);
    expect(normalisingSum(ww)).toBeCloseTo(2_489_550.66 * 0.388, 6);
    expect(normalisationWeight(ww, 1000)).toBeCloseTo(byHand, 12);
    expect(equivalentLuminosityFb(ww)).toBeCloseTo(46.4, 1);
  });

  it('takes the sum of weights of the collection in 2020', () => {
    const zee = of(samples2020, 361106);
    const withTau = inCollection(zee, '1lep1tau', variants2020);
    expect(zee.sumOfWeights).toBe(150_277_594_200);
    expect(withTau).toMatchObject({sumOfWeights: 116_172_063_285, events: 61_106_597});
    expect(inCollection(zee, '2lep', variants2020)).toBe(zee);
    expect(normalisationWeight(withTau, 10_064)).toBeCloseTo(
      (10_064 * 1950.5295) / 116_172_063_285,
      12,
    );
  });

  it('recognises the sums that differ between collections', () => {
    const differing = samples2020.filter((sample) =>
      variants2020.some(
        (variant) => variant.dsid === sample.dsid && variant.sumOfWeights !== sample.sumOfWeights,
      ),
    );
    expect(differing).toHaveLength(43);
  });

  it('gives the luminosity that a sample is worth', () => {
    expect(equivalentLuminosityFb(of(samples2024, 410470))).toBeCloseTo(72.7, 1);
    expect(equivalentLuminosityFb(of(samples2024, 700340))).toBeCloseTo(9.7, 1);
    expect(equivalentLuminosityFb(of(samplesEvgen13p6, 700793))).toBeCloseTo(82.1, 1);
  });

  it('counts effective entries only where the squares are known', () => {
    expect(effectiveEntries(of(samples2024, 301204))).toBe(20_000);
    expect(effectiveEntries(of(samples2024, 301209))).toBeNull();
    expect(effectiveEntries(of(samples2020, 361106))).toBeNull();
  });

  it('carries no information where a factor is not published', () => {
    const unknown = samples2024.filter((sample) => effectiveCrossSection(sample) === null);
    expect(unknown).toHaveLength(133);
    expect(unknown.every(({category, flag}) => category === 'Higgs' && flag === 'incomplete')).toBe(
      true,
    );
    const [first] = unknown;
    expect(first && normalisationWeight(first, luminosity)).toBeNull();
    expect(first && equivalentLuminosityFb(first)).toBeNull();
    expect(normalisationWeight(of(samples2024, 301209), luminosity)).toBeNull();
  });

  it('does not repeat the two known wrong values of H → WW', () => {
    expect(effectiveCrossSection(of(samples2024, 345324))).toBeCloseTo(0.548, 3);
    expect(of(samples2020, 345324)).toMatchObject({flag: 'suspect', expectedCrossSectionPb: 0.548});
  });
});
