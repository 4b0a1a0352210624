import {describe, expect, it} from 'vitest';
import {lengthScale, radialScale, stretched, unstretched} from './radialScale';

describe.each([
  ['radial', radialScale],
  ['length', lengthScale],
])('the %s scale', (_, scale) => {
  const distances = Array.from({length: 600}, (_, i) => (i * scale.edges[2] * 1.1) / 600);

  it('rises everywhere', () => {
    distances.slice(1).forEach((distance, i) => {
      expect(scale.at(distance)).toBeGreaterThan(scale.at(distances[i] ?? 0));
    });
  });

  it('can be read backwards, on both sides of the beam', () => {
    for (const distance of distances) {
      expect(scale.invert(scale.at(distance))).toBeCloseTo(distance, 6);
      expect(scale.at(-distance)).toBeCloseTo(-scale.at(distance), 12);
    }
  });

  it('gives 40, 35 and 25 % of the picture to inner detector, calorimeters and muons', () => {
    [0.4, 0.75, 1].forEach((share, zone) => {
      expect(scale.at(scale.edges[zone] ?? 0)).toBeCloseTo(share, 12);
    });
  });
});

describe('a point transverse to the beam', () => {
  it('keeps its direction, and can be read backwards', () => {
    const [x, y] = stretched(-1900, 2300);
    expect(Math.atan2(y, x)).toBeCloseTo(Math.atan2(2300, -1900), 12);
    expect(Math.hypot(x, y)).toBeCloseTo(radialScale.at(Math.hypot(1900, 2300)), 12);
    expect(unstretched(x, y)[0]).toBeCloseTo(-1900, 6);
    expect(unstretched(x, y)[1]).toBeCloseTo(2300, 6);
    expect(stretched(0, 0)).toEqual([0, 0]);
    expect(unstretched(0, 0)).toEqual([0, 0]);
  });
});
