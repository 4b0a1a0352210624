import {describe, expect, it} from 'vitest';
import {fbPerPb} from '../physics/units';
import {decode} from './format/decode';
import {manifestSchema} from './format/manifest';
import {tableRows} from './format/table';
import {higgsCorrection, higgsSamples, luminosity, publishedYields} from './hww13/published';
import {referenceShapes as hwwShapes} from './hww13/referenceShapes';
import {samples, type SampleKey} from './registry';
import {referenceShapes as ttzShapes} from './ttz13/referenceShapes';
import {isWithin} from './validation/line';
import {totalVariation} from './validation/shapes';
import {peak, sumOfWeights} from './validation/sums';

/** The samples that are made within a second; `npm run samples:validate` holds all of them. */
const quick: readonly SampleKey[] = ['hzz13', 'dm13'];

describe.each(quick)('%s', (key) => {
  const {bytes, manifest} = samples[key].made();
  const whole = manifestSchema.parse({
    ...manifest,
    parts: [],
    compressedBytes: 1,
    sha256: '0'.repeat(64),
  });
  const rows = tableRows(decode(whole, bytes.buffer));

  it('has the same bytes each time', () => {
    expect(Buffer.from(bytes).equals(samples[key].made().bytes)).toBe(true);
  });

  it('is as near to the published numbers as it has to be', () => {
    expect(samples[key].validate(rows).filter((line) => !isWithin(line))).toEqual([]);
  });

  it('has weights that add up to what is expected, and pseudo-data about as many', () => {
    const expected = manifest.processes.reduce((sum, {sumOfWeights: sum1}) => sum + sum1, 0);
    const data = rows.filter(({process}) => process === 'data');
    expect(sumOfWeights(rows) - data.length).toBeCloseTo(expected, 1);
    expect(Math.abs(data.length - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });

  it('fails its validation when the weights are wrong', () => {
    const wrong = rows.map((row) => ({...row, weight: 1.5 * row.weight}));
    expect(samples[key].validate(wrong).some((line) => !isWithin(line))).toBe(true);
  });
});

it('the four-lepton mass of the Higgs boson peaks at 125 GeV, wider for electrons than for muons', () => {
  const {bytes, manifest} = samples.hzz13.made();
  const whole = manifestSchema.parse({
    ...manifest,
    parts: [],
    compressedBytes: 1,
    sha256: '0'.repeat(64),
  });
  const higgs = tableRows(decode(whole, bytes.buffer)).filter(({process}) => process === 'higgs');
  const [electrons, muons] = [0, 1].map((channel) =>
    peak(
      higgs.filter(({value}) => value('channel') === channel),
      'm4l',
      115,
      135,
    ),
  );
  expect(electrons?.width).toBeGreaterThan((muons?.width ?? NaN) * 1.2);
  expect(Math.abs((muons?.mean ?? NaN) - 124.5)).toBeLessThan(0.5);
});

describe('the right cross-section of the Higgs boson', () => {
  it('is about that of the Standard Model, and 3.7 times the published one for gluon fusion', () => {
    const fusion = higgsSamples.find(({name}) => name === 'ggF');
    // 48.6 pb times the branching ratios of WW and of two leptonic W bosons, and the filter.
    expect((fusion?.correctedPb ?? NaN) / (48.6 * 0.214 * (3 * 0.1086) ** 2 * 0.49374)).toBeCloseTo(
      1,
      1,
    );
    expect((fusion?.correctedPb ?? NaN) / (fusion?.publishedPb ?? NaN)).toBeCloseTo(3.7, 1);
  });

  it('leaves the share that passes the preselection as it was published, 6.5 %', () => {
    const made = higgsSamples.reduce((sum, {publishedPb}) => sum + publishedPb, 0);
    const events = publishedYields[0]?.yields.higgs ?? NaN;
    expect(events / (made * fbPerPb * luminosity)).toBeCloseTo(0.065, 3);
  });

  it('scales the Higgs bosons up by the ratio that includes all production modes', () => {
    expect(higgsCorrection).toBeCloseTo(0.6106 / 0.1909, 2);
  });
});

describe('the distance of two shapes', () => {
  it('is 0 for the same shape whatever its size, and 1 for shapes that share nothing', () => {
    expect(totalVariation([1, 2, 1], [10, 20, 10, 0])).toBeCloseTo(0, 12);
    expect(totalVariation([1, 0], [0, 3])).toBe(1);
  });

  it('is what would have to move', () => {
    expect(totalVariation([0.5, 0.5], [0.2, 0.8])).toBeCloseTo(0.3, 12);
  });
});

it.each(Object.entries({...hwwShapes, ...ttzShapes}))(
  'the reference shapes of %s add up to one, within what a ruler reads',
  (_, shapes) => {
    for (const [quantity, bins] of Object.entries(shapes)) {
      const total = bins.reduce((sum, bin) => sum + bin, 0);
      expect(Math.abs(total - 1), quantity).toBeLessThan(0.02);
    }
  },
);
