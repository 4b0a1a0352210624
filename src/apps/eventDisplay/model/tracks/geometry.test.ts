import {describe, expect, it} from 'vitest';
import {exitPoint, pointOnEnvelope, radiusOf} from './direction';
import {envelopes, detectorPieces} from './geometry';

describe('the detector', () => {
  it('has its pieces in mm, one for each layer and disk', () => {
    const layers = detectorPieces.filter(({key}) => key.startsWith('sct-barrel'));
    expect(layers.map(({r}) => r[0])).toEqual([299, 371, 443, 514]);
    expect(detectorPieces.filter(({key}) => key.startsWith('sct-disks'))).toHaveLength(9);
    expect(new Set(detectorPieces.map(({key}) => key)).size).toBe(detectorPieces.length);
  });

  it('has no piece inside out', () => {
    for (const {r, z} of detectorPieces) {
      expect(r[1]).toBeGreaterThanOrEqual(r[0]);
      expect(z[1]).toBeGreaterThanOrEqual(z[0]);
    }
  });

  it('has its cans one in the other', () => {
    const {innerDetector, electromagnetic, hadronic, calorimeters, detector} = envelopes;
    const nested = [innerDetector, electromagnetic, hadronic, calorimeters, detector];
    nested.slice(1).forEach(({r, z}, i) => {
      expect(r).toBeGreaterThan(nested[i]?.r ?? 0);
      expect(z).toBeGreaterThan(nested[i]?.z ?? 0);
    });
    expect(electromagnetic).toEqual({r: 1500, z: 3700});
  });

  it('keeps the wheel around the end-cap toroid outside of it', () => {
    const wheel = detectorPieces.find(({z}) => z[0] === 10_800 && z[1] === 10_800);
    expect(wheel?.r[0]).toBeGreaterThanOrEqual(5350);
  });
});

describe('a straight line from inside of a can', () => {
  it('leaves it where pseudorapidity says', () => {
    const [x, y, z] = pointOnEnvelope(0.9, -2.1, envelopes.electromagnetic);
    expect(Math.hypot(x, y)).toBeCloseTo(1500, 8);
    expect(Math.atan2(y, x)).toBeCloseTo(-2.1, 10);
    expect(z).toBeCloseTo(1500 * Math.sinh(0.9), 8);
    const forward = pointOnEnvelope(-2.5, 1, envelopes.electromagnetic);
    expect(forward[2]).toBeCloseTo(-3700, 8);
    expect(radiusOf(forward)).toBeCloseTo(3700 / Math.sinh(2.5), 8);
  });

  it('may begin beside the middle', () => {
    const [x, y, z] = exitPoint([300, 0, 100], [0, 2, 1], {r: 500, z: 900});
    expect([x, y, z]).toEqual([300, 400, 300]);
    expect(exitPoint([300, 0, 100], [0, 0, -3], {r: 500, z: 900})).toEqual([300, 0, -900]);
    expect(exitPoint([600, 0, 0], [1, 0, 0], {r: 500, z: 900})).toEqual([600, 0, 0]);
  });
});
