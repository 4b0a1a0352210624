import {describe, expect, it} from 'vitest';
import {binEdges} from '../statistics/binning';
import {masses} from '../masses';
import {jetPairBinning, measuredMasses, nominalResolution, wEvents} from './wToJets';

const events = wEvents(7, 40_000);
const measure = (scale: number, resolution = nominalResolution) =>
  measuredMasses(events, {scale, resolution});

const binWidth = (jetPairBinning.high - jetPairBinning.low) / jetPairBinning.bins;
const centres = binEdges(jetPairBinning)
  .slice(0, -1)
  .map((edge) => edge + binWidth / 2);

const meanOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count, bin) => sum + count * (centres[bin] ?? 0), 0) /
  counts.reduce((sum, count) => sum + count, 0);

describe('a sample of W bosons', () => {
  it('is the same for the same seed, and another for another', () => {
    const first = {made: events.made.slice(0, 50), error: events.error.slice(0, 50)};
    expect(wEvents(7, 50)).toEqual(first);
    expect(wEvents(8, 50)).not.toEqual(first);
  });

  it('has its peak at the mass of the W boson', () => {
    const counts = measure(1);
    const peak = centres[counts.indexOf(Math.max(...counts))] ?? 0;
    expect(Math.abs(peak - masses.w)).toBeLessThan(binWidth);
    expect(Math.abs(meanOf(counts) - masses.w)).toBeLessThan(0.3);
  });

  it('moves with the scale of energy, as far up as down', () => {
    const [down, nominal, up] = [0.97, 1, 1.03].map((scale) => meanOf(measure(scale)));
    const shift = 0.03 * masses.w;
    expect(Math.abs((up ?? 0) - (nominal ?? 0) - shift)).toBeLessThan(0.2);
    expect(Math.abs((nominal ?? 0) - (down ?? 0) - shift)).toBeLessThan(0.2);
  });

  it('gets a lower peak from a worse resolution, at the same place', () => {
    const [sharp, blurred] = [measure(1), measure(1, 1.5 * nominalResolution)];
    expect(Math.max(...blurred)).toBeLessThan(0.8 * Math.max(...sharp));
    expect(Math.abs(meanOf(blurred) - meanOf(sharp))).toBeLessThan(0.4);
  });
});
