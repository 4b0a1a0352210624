import {describe, expect, it} from 'vitest';
import {
  equivalentLuminosityFb,
  expectedEvents,
  inCollection,
  normalisationWeight,
  publishedQuantities,
  releases,
  samplesOf,
} from '@site/src/data/catalogue';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';
import {variants2020} from '@site/src/data/catalogue/samples/variants2020';
import {normalise} from '@site/src/physics/normalisation';
import {fieldsOf} from './fields';

const found = <Row extends {readonly dsid: number}>(rows: readonly Row[], dsid: number): Row => {
  const row = rows.find((candidate) => candidate.dsid === dsid);
  if (!row) throw new Error(`no sample ${dsid}`);
  return row;
};

describe('by hand', () => {
  it('2016 WW sample: the sum of weights counts as far as the file keeps it', async () => {
    const sample = found(await samplesOf('2016e-8tev'), 105985);
    const {expected, weight} = normalise({luminosity: 1, ...publishedQuantities(sample)});
    expect(expected.value).toBeCloseTo(20_902.86, 2);
    // 20,902.86 / (2,489,550.66 × 0.388)
    expect(weight.value).toBeCloseTo(0.02163979, 7);
  });

  it('2020 Z → ee sample: the sum of weights is that of the collection', () => {
    const sample = found(samples2020, 361106);
    const weightIn = (collection: '2lep' | '1lep1tau'): number | null =>
      normalise({
        luminosity: 10.064,
        ...publishedQuantities(inCollection(sample, collection, variants2020)),
      }).weight.value;
    // 10,064 × 1950.5295 = 19,630,128.9, over 150,277,594,200 and 116,172,063,285
    expect(weightIn('2lep')).toBeCloseTo(1.306258e-4, 9);
    expect(weightIn('1lep1tau')).toBeCloseTo(1.689746e-4, 9);
  });
});

it('gives what the catalogue gives, for each sample of each release', async () => {
  for (const {key} of releases) {
    for (const sample of await samplesOf(key)) {
      const {expected, weight, equivalentFb} = normalise({
        luminosity: 36.6,
        ...publishedQuantities(sample),
      });
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

it('has the fields of its release', async () => {
  const first = await Promise.all(releases.map(async ({key}) => (await samplesOf(key))[0]));
  expect(first.filter(Boolean).length).toBeGreaterThan(5);
  for (const [index, {key}] of releases.entries()) {
    const sample = first[index];
    if (!sample) continue;
    const fields = ['luminosity', 'luminosityError', ...Object.keys(publishedQuantities(sample))];
    expect(fields.sort()).toEqual([...fieldsOf(key)].sort());
  }
});
