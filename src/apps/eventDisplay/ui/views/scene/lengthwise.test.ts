import {describe, expect, it} from 'vitest';
import {powerScale} from './lengthwise';

describe('the scale of the view beside the beam', () => {
  it('draws what flies straight from the middle on a straight line', () => {
    const slope = 0.37;
    const drawn = [100, 1000, 9000].map((z) => powerScale(slope * z) / powerScale(z));
    for (const ratio of drawn) expect(ratio).toBeCloseTo(slope ** 0.4, 1);
    expect((drawn[2] ?? 0) / (drawn[1] ?? 0)).toBeCloseTo(1, 3);
  });

  it('is odd and always grows', () => {
    expect(powerScale(-730)).toBe(-powerScale(730));
    const values = [0, 1, 10, 100, 1000, 10_000].map(powerScale);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
  });
});
