import {describe, expect, it} from 'vitest';
import {radiusOf} from './direction';
import type {Point, Track, TrackParticle} from '../event';
import {envelopes} from './geometry';
import {toroidDeflection} from './muonPath';
import {trackPath} from './trackPath';

const track = (particle: TrackParticle, more: Partial<Track> = {}): Track => ({
  id: 'track-0',
  collection: 'Tracks',
  charge: 1,
  pt: 50,
  eta: 0.3,
  phi: 0.6,
  particle,
  isPileup: false,
  ...more,
});

const last = (points: readonly Point[]): Point => points.at(-1) ?? [0, 0, 0];

const steepness = (points: readonly Point[]): number => {
  const [a, b] = [last(points.slice(0, -1)), last(points)];
  return Math.atan2(radiusOf(b) - radiusOf(a), b[2] - a[2]);
};

describe('the path of a track', () => {
  it('ends with the inner detector, and goes on straight to what absorbs the particle', () => {
    const electron = trackPath(track('electron'), 1);
    expect(radiusOf(last(electron.measured))).toBeCloseTo(1150, 6);
    expect(radiusOf(last(electron.extension))).toBeCloseTo(1500, 6);
    expect(electron.isExtensionDashed).toBe(false);
    const hadron = trackPath(track('hadron', {eta: -2}), 1);
    expect(last(hadron.measured)[2]).toBeCloseTo(-3512, 6);
    expect(last(hadron.extension)[2]).toBeCloseTo(-envelopes.hadronic.z, 6);
    expect(hadron.isExtensionDashed).toBe(true);
    expect(trackPath(track('unknown'), 1).extension).toEqual([]);
  });

  it('has no kink where the field ends', () => {
    const {measured, extension} = trackPath(track('hadron', {pt: 1.2}), 1);
    const heading = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);
    const inside = heading(measured.at(-2) ?? [0, 0, 0], last(measured));
    const outside = heading(last(measured), last(extension));
    const perStep = Math.abs(
      heading(measured.at(-3) ?? [0, 0, 0], measured.at(-2) ?? [0, 0, 0]) - inside,
    );
    expect(inside).not.toBeCloseTo(0.6, 1);
    expect(Math.abs(inside - outside)).toBeLessThan(perStep);
  });

  it('stays inside for a looper, for at most two turns', () => {
    const {measured, extension} = trackPath(track('hadron', {pt: 0.2, eta: 0.05}), 1);
    expect(extension).toEqual([]);
    expect(Math.max(...measured.map(radiusOf))).toBeLessThan(1150);
    const [, , z] = last(measured);
    expect(z).toBeCloseTo(4 * Math.PI * 333.6 * Math.sinh(0.05), -1);
  });

  it('is straight without field', () => {
    const {measured} = trackPath(track('hadron', {pt: 0.2}), 0);
    for (const [x, y] of measured.slice(1)) expect(Math.atan2(y, x)).toBeCloseTo(0.6, 9);
  });

  it('is the one of the file, as long as the field is the real one', () => {
    const points: readonly Point[] = [
      [0, 0, 0],
      [10, 20, 30],
    ];
    expect(trackPath(track('hadron', {points}), 1).measured).toBe(points);
    expect(trackPath(track('hadron', {points}), -1).measured).not.toBe(points);
  });

  it('never has a coordinate that is not a number, however odd the track', () => {
    for (const factor of [0, 1, -10]) {
      for (const more of [{charge: 0}, {pt: 1e9}, {pt: 1e-6}, {eta: 12}, {pt: 0}, {eta: 0}]) {
        for (const particle of ['electron', 'muon', 'hadron'] as const) {
          const {measured, extension} = trackPath(track(particle, more), factor);
          for (const value of [...measured, ...extension].flat()) {
            expect(value).toSatisfy(Number.isFinite);
          }
        }
      }
    }
  });
});

describe('a muon', () => {
  it('is turned by 18 mrad at 50 GeV in 3 T m', () => {
    const bend = {charge: -1, momentum: 50, factor: 1};
    expect(toroidDeflection(bend, 3)).toBeCloseTo(0.018, 3);
  });

  it('flies straight transverse to the beam through the toroids, to the outermost chambers', () => {
    const {measured} = trackPath(track('muon'), 1);
    const outside = measured.filter((point) => radiusOf(point) > 1200);
    const [a, b] = [outside[0], last(outside)];
    const middle = outside[outside.length >> 1];
    if (!a || !middle) throw new Error('no points');
    const area = (b[0] - a[0]) * (middle[1] - a[1]) - (b[1] - a[1]) * (middle[0] - a[0]);
    expect(area).toBeCloseTo(0, 3);
    expect(radiusOf(b)).toBeCloseTo(11_000, 6);
  });

  it.each([0.3, -0.8, 2, -2])('is turned by the toroids towards +z at η = %d', (eta) => {
    const polarAngle = 2 * Math.atan(Math.exp(-eta));
    const turned = (charge: number, factor = 1): number =>
      steepness(trackPath(track('muon', {eta, pt: 20, charge}), factor).measured) - polarAngle;
    const size =
      (0.3 *
        (Math.abs(eta) < 1 ? 3.5 / Math.sin(polarAngle) : 4.25 / Math.abs(Math.cos(polarAngle)))) /
      (20 * Math.cosh(eta));
    expect(turned(1)).toBeLessThan(0);
    expect(Math.abs(turned(1)) / size).toBeGreaterThan(0.9);
    expect(Math.abs(turned(1)) / size).toBeLessThan(1.1);
    expect(turned(-1)).toBeGreaterThan(0);
    expect(turned(1, -1)).toBeGreaterThan(0);
    expect(turned(1, 0)).toBeCloseTo(0, 6);
  });

  it('leaves through the end of the detector when it flies forward', () => {
    expect(last(trackPath(track('muon', {eta: -2.4}), 1).measured)[2]).toBeCloseTo(-22_000, 6);
  });
});
