import {describe, expect, it} from 'vitest';
import {
  curvatureRadius,
  momentumOnCircle,
  sagitta,
  solenoidField,
  trackPoints,
} from './trackInField';

describe('a track in the solenoid', () => {
  it('has a radius of 1.67 m for each GeV', () => {
    expect(curvatureRadius(1, solenoidField)).toBeCloseTo(1.67, 2);
    expect(curvatureRadius(30, solenoidField)).toBeCloseTo(50.03, 2);
  });

  it('lies on a circle of that radius that touches its direction at the beam', () => {
    const radius = curvatureRadius(0.5, solenoidField);
    const [centreX, centreY] = [0, -radius];
    for (const [x, y] of trackPoints({pt: 0.5, phi: 0, charge: 1}, 1)) {
      expect(Math.hypot(x - centreX, y - centreY)).toBeCloseTo(radius, 9);
    }
  });

  it('needs the momentum back that made its circle: 7 TeV for the dipoles of the LHC', () => {
    expect(momentumOnCircle(curvatureRadius(3, 2), 2)).toBeCloseTo(3, 12);
    expect(momentumOnCircle(2804, 8.33)).toBeCloseTo(7002, 0);
  });

  it('rises over a short chord by nearly its sagitta', () => {
    const [pt, length] = [20, 1];
    const radius = curvatureRadius(pt, solenoidField);
    const exact = radius - Math.sqrt(radius ** 2 - (length / 2) ** 2);
    expect(sagitta(pt, length, solenoidField) / exact).toBeCloseTo(1, 3);
  });

  it('bends the other way for the other charge', () => {
    const end = (charge: 1 | -1) => trackPoints({pt: 1, phi: 0, charge}, 1).at(-1) ?? [0, 0];
    expect(end(1)[1]).toBeLessThan(0);
    expect(end(-1)[1]).toBeCloseTo(-end(1)[1], 12);
  });

  it('of 0.345 GeV comes as far as the radius of the inner detector, 1.15 m', () => {
    expect(2 * curvatureRadius(0.345, solenoidField)).toBeCloseTo(1.15, 2);
  });

  it('turns back before the detector ends when it is slow', () => {
    const [x, y] = trackPoints({pt: 0.2, phi: 1, charge: -1}, 1.1).at(-1) ?? [0, 0];
    expect(Math.hypot(x, y)).toBeCloseTo(2 * curvatureRadius(0.2, solenoidField), 9);
  });
});
