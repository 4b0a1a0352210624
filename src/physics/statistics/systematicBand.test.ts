import {describe, expect, it} from 'vitest';
import {normalisation, systematicBand} from './systematicBand';

const nominal = [100, 400, 50];

describe('the band', () => {
  it('has no width without sources, and none for a source that does not move', () => {
    expect(systematicBand(nominal, [])).toEqual({low: nominal, high: nominal});
    const still = normalisation(nominal, 0);
    expect(systematicBand(nominal, [still, still])).toEqual({low: nominal, high: nominal});
  });

  it('adds sources in quadrature: 3 and 4 % make 5 %', () => {
    const {low, high} = systematicBand(nominal, [
      normalisation(nominal, 0.03),
      normalisation(nominal, 0.04),
    ]);
    nominal.forEach((content, bin) => {
      expect(high[bin]).toBeCloseTo(1.05 * content, 9);
      expect(low[bin]).toBeCloseTo(0.95 * content, 9);
    });
  });

  it('does not depend on which variation is named up', () => {
    const up = [110, 390, 50];
    const down = [95, 420, 52];
    expect(systematicBand(nominal, [{up, down}])).toEqual(
      systematicBand(nominal, [{up: down, down: up}]),
    );
  });

  it('is as wide on each side as what moved to that side', () => {
    const {low, high} = systematicBand(nominal, [{up: [110, 390, 56], down: [95, 420, 52]}]);
    expect(high).toEqual([110, 420, 56]);
    expect(low).toEqual([95, 390, 50]);
  });

  it('never gets narrower with one more source', () => {
    const one = systematicBand(nominal, [{up: [103, 390, 50], down: [98, 409, 50]}]);
    const two = systematicBand(nominal, [
      {up: [103, 390, 50], down: [98, 409, 50]},
      {up: [101, 404, 40], down: [99, 398, 61]},
    ]);
    nominal.forEach((_, bin) => {
      expect(two.high[bin]).toBeGreaterThan(one.high[bin] ?? Infinity);
      expect(two.low[bin]).toBeLessThan(one.low[bin] ?? -Infinity);
    });
  });
});
