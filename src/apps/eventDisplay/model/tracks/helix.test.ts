import {describe, expect, it} from 'vitest';
import type {Perigee} from '../event';
import {envelopes} from './geometry';
import {
  directionAt,
  lengthToEnvelope,
  lengthToRadius,
  perigeeFrom,
  pointAt,
  ptOf,
  turnRate,
} from './helix';

const perigee = (pt: number, charge: number, eta = 0.7, phi = 1.1): Perigee =>
  perigeeFrom({pt, eta, phi, charge}, 31);

/** Three points make a circle: the distance of its centre is its radius. */
function radiusThrough(of: Perigee, factor = 1): number {
  const omega = turnRate(of, factor);
  const [a, b, c] = [100, 400, 800].map((s) => pointAt(of, omega, s));
  if (!a || !b || !c) throw new Error('no points');
  const side = (p: readonly number[], q: readonly number[]): number =>
    Math.hypot((p[0] ?? 0) - (q[0] ?? 0), (p[1] ?? 0) - (q[1] ?? 0));
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
  return (side(a, b) * side(b, c) * side(c, a)) / (4 * area);
}

describe('a helix in the solenoid', () => {
  it('has a radius of 1.67 m for each GeV of transverse momentum', () => {
    expect(radiusThrough(perigee(1, 1)) / 1000).toBeCloseTo(1.67, 2);
    expect(radiusThrough(perigee(7, -1)) / 7000).toBeCloseTo(1.668, 3);
    expect(radiusThrough(perigee(7, -1), 5) / 7000).toBeCloseTo(1.668 / 5, 3);
  });

  it('turns clockwise for positive charges, seen from +z with the field along +z', () => {
    const side = (charge: number, factor: number): number => {
      const start = perigee(2, charge);
      const [x, y] = pointAt(start, turnRate(start, factor), 900);
      return Math.cos(start.phi) * y - Math.sin(start.phi) * x;
    };
    expect(side(1, 1)).toBeLessThan(-50);
    expect(side(-1, 1)).toBeCloseTo(-side(1, 1), 9);
    expect(side(1, -1)).toBeCloseTo(-side(1, 1), 9);
    expect(side(1, 0)).toBeCloseTo(0, 9);
  });

  it('rises along the beam by sinh η for each transverse length', () => {
    const start = perigee(0.9, -1, -1.3);
    for (const s of [0, 210, 1700]) {
      const [, , z] = pointAt(start, turnRate(start, 1), s);
      expect(z).toBeCloseTo(31 + s * Math.sinh(-1.3), 6);
    }
  });

  it('starts at the perigee, beside the beam line by d0', () => {
    const start: Perigee = {d0: 12, z0: -40, phi: 0.4, theta: 1.2, qOverP: 0.3};
    const [x, y, z] = pointAt(start, turnRate(start, 1), 0);
    expect([x, y, z]).toEqual([-12 * Math.sin(0.4), 12 * Math.cos(0.4), -40]);
    const near = [-30, 30].map((s) =>
      Math.hypot(...pointAt(start, turnRate(start, 1), s).slice(0, 2)),
    );
    for (const distance of near) expect(distance).toBeGreaterThan(12);
  });

  it('keeps the radius of a stiff track to a micrometre of the sagitta', () => {
    const start = perigee(5000, 1, 0, 0);
    const [, y] = pointAt(start, turnRate(start, 1), 1000);
    expect(-y).toBeCloseTo((1e6 * 0.299792458 * 2) / (2 * 5000 * 1000), 6);
  });

  it('flies along its direction', () => {
    const start = perigee(1.4, -1);
    const omega = turnRate(start, 1);
    const [before, after] = [pointAt(start, omega, 499.9), pointAt(start, omega, 500.1)];
    directionAt(start, omega, 500).forEach((component, axis) => {
      expect(((after[axis] ?? 0) - (before[axis] ?? 0)) / 0.2).toBeCloseTo(component, 5);
    });
  });
});

describe('how far a track comes', () => {
  it('below 0.345 GeV never reaches 1.15 m, above it does', () => {
    const reach = (pt: number): number => {
      const start = perigee(pt, 1);
      return lengthToRadius(start, turnRate(start, 1), 1150);
    };
    expect(reach(0.344)).toBe(Infinity);
    expect(Number.isFinite(reach(0.346))).toBe(true);
    const slow = perigee(0.344, -1);
    const omega = turnRate(slow, 1);
    for (let s = 0; s < 9000; s += 7) {
      expect(Math.hypot(...pointAt(slow, omega, s).slice(0, 2))).toBeLessThan(1150);
    }
  });

  it('meets a cylinder where it is said to, with any distance from the beam', () => {
    for (const d0 of [-20, 0, 35]) {
      for (const qOverP of [-0.7, 0.05, 0]) {
        const start: Perigee = {d0, z0: 5, phi: -2, theta: 0.9, qOverP};
        const omega = turnRate(start, 1);
        const s = lengthToRadius(start, omega, 600);
        expect(Math.hypot(...pointAt(start, omega, s).slice(0, 2))).toBeCloseTo(600, 6);
        expect(Math.hypot(...pointAt(start, omega, 0.99 * s).slice(0, 2))).toBeLessThan(600);
      }
    }
  });

  it('leaves the inner detector through the barrel or a lid, whichever is first', () => {
    const exit = (eta: number): readonly number[] => {
      const start = perigee(20, 1, eta);
      const omega = turnRate(start, 1);
      return pointAt(start, omega, lengthToEnvelope(start, omega, envelopes.innerDetector));
    };
    const [x = 0, y = 0, z = 0] = exit(0.5);
    expect(Math.hypot(x, y)).toBeCloseTo(1150, 6);
    expect(z).toBeLessThan(3512);
    expect(exit(2.3)[2]).toBeCloseTo(3512, 6);
    expect(exit(-2.3)[2]).toBeCloseTo(-3512, 6);
  });

  it('takes its momentum from charge over momentum', () => {
    expect(ptOf(perigee(3.3, -1, 2.1))).toBeCloseTo(3.3, 12);
  });
});
