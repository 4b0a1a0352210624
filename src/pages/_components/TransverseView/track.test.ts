import {describe, expect, it} from 'vitest';
import {outerRadius, trackOf} from './track';

describe('a track', () => {
  it.each([
    [0.5, 1, 20],
    [2, -1, 130],
    [40, 1, 275],
  ] as const)(
    'of %d GeV and charge %d lies on its circle, from the middle to the edge',
    (pt, charge, azimuth) => {
      const {radius, centre, end} = trackOf({pt, charge, azimuth});
      const [x = 0, y = 0] = end ?? [];
      expect(Math.hypot(...centre)).toBeCloseTo(radius, 12);
      expect(Math.hypot(x - centre[0], y - centre[1])).toBeCloseTo(radius, 12);
      expect(Math.hypot(x, y)).toBeCloseTo(outerRadius, 12);
    },
  );

  it('bends by 1.67 m of radius for each GeV', () => {
    expect(trackOf({pt: 1, charge: 1, azimuth: 0}).radius).toBeCloseTo(1.67, 2);
  });

  it('turns clockwise for a positive charge, anticlockwise for a negative one, by the same angle', () => {
    const azimuthOf = (charge: 1 | -1) => {
      const [x = 0, y = 0] = trackOf({pt: 2, charge, azimuth: 0}).end ?? [];
      return Math.atan2(y, x);
    };
    expect(azimuthOf(1)).toBeLessThan(-0.1);
    expect(azimuthOf(-1)).toBeCloseTo(-azimuthOf(1), 12);
  });

  it('turns back below 0.345 GeV', () => {
    expect(trackOf({pt: 0.344, charge: 1, azimuth: 0}).end).toBeUndefined();
    expect(trackOf({pt: 0.346, charge: 1, azimuth: 0}).end).toBeDefined();
  });
});
