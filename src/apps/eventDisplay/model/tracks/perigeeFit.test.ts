import {describe, expect, it} from 'vitest';
import type {Perigee, Track} from '../event';
import {perigeeOfPoints} from './perigeeFit';
import {trackPath} from './trackPath';

const track = (perigee: Perigee): Track => ({
  id: 'track-0',
  collection: 'Tracks',
  charge: Math.sign(perigee.qOverP),
  pt: 0,
  eta: 0,
  phi: perigee.phi,
  perigee,
  particle: 'unknown',
  isPileup: false,
});

const perigees: readonly Perigee[] = [
  {d0: 0, z0: 12, phi: 0.3, theta: 1.1, qOverP: 0.04},
  {d0: -3.1, z0: -77, phi: -3.0, theta: 2.6, qOverP: -0.5},
  {d0: 41, z0: 160, phi: 2.2, theta: 0.4, qOverP: 0.9},
  {d0: 0.02, z0: 3, phi: -1.4, theta: 1.57, qOverP: -0.0002},
  {d0: 2, z0: 0, phi: 1.9, theta: 1.9, qOverP: 4},
];

describe('the perigee of points on a track', () => {
  it.each(perigees)('is the one they were made from: %o', (perigee) => {
    for (const factor of [1, -1, 3]) {
      const found = perigeeOfPoints(trackPath(track(perigee), factor).measured, factor);
      expect(found?.d0).toBeCloseTo(perigee.d0, 5);
      expect(found?.z0).toBeCloseTo(perigee.z0, 5);
      expect(found?.phi).toBeCloseTo(perigee.phi, 7);
      expect(found?.theta).toBeCloseTo(perigee.theta, 7);
      expect((found?.qOverP ?? 0) / perigee.qOverP).toBeCloseTo(1, 5);
    }
  });

  it('does not begin at the perigee in a file, and is found all the same', () => {
    const perigee: Perigee = {d0: 5, z0: 20, phi: 0.8, theta: 1.3, qOverP: -0.6};
    const points = trackPath(track(perigee), 1).measured.slice(4);
    const found = perigeeOfPoints(points);
    expect(found?.d0).toBeCloseTo(5, 6);
    expect(found?.z0).toBeCloseTo(20, 6);
    expect(found?.phi).toBeCloseTo(0.8, 8);
  });

  it('has no charge for a straight line', () => {
    const perigee: Perigee = {d0: 7, z0: 1, phi: -0.5, theta: 0.8, qOverP: 0.2};
    const found = perigeeOfPoints(trackPath(track(perigee), 0).measured);
    expect(found?.qOverP).toBe(0);
    expect(found?.d0).toBeCloseTo(7, 6);
    expect(found?.theta).toBeCloseTo(0.8, 9);
  });

  it('is not there for one point', () => {
    expect(perigeeOfPoints([[1, 2, 3]])).toBeUndefined();
    expect(
      perigeeOfPoints([
        [1, 2, 3],
        [1, 2, 9],
      ]),
    ).toBeUndefined();
  });
});
