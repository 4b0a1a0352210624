import {expect, it} from 'vitest';
import {etaOf, ptOf, trackAtBeam, type TrackAtBeam} from './perigee';

/** The point after a way of s mm transverse to the beam, by the formula of the helix. */
function pointAt({d0, z0, phi, theta, qOverP}: TrackAtBeam, s: number) {
  const turn = (-0.299792458 * Math.sign(qOverP) * 2) / (Math.sin(theta) / Math.abs(qOverP)) / 1000;
  return {
    x: -d0 * Math.sin(phi) + (Math.sin(phi + turn * s) - Math.sin(phi)) / turn,
    y: d0 * Math.cos(phi) - (Math.cos(phi + turn * s) - Math.cos(phi)) / turn,
    z: z0 + s / Math.tan(theta),
    heading: phi + turn * s,
  };
}

it.each([
  [1, 3.7, 1.2, 0.9],
  [-1, 3.7, 1.2, -0.4],
  [1, 0.6, -2.8, 2.1],
  [-1, 45, 2.9, -1.6],
] as const)('charge %i, %f GeV: the helix leads through the point', (charge, pt, phi, eta) => {
  const point = {x: 2.3, y: -1.1, z: 41};
  const track = trackAtBeam({point, pt, eta, phi, charge});
  const radius = pt / (0.299792458 * 2) / 0.001;
  const turn = Math.atan2(Math.sin(phi - track.phi), Math.cos(phi - track.phi));
  const there = pointAt(track, -charge * turn * radius);
  expect(there.x).toBeCloseTo(point.x, 6);
  expect(there.y).toBeCloseTo(point.y, 6);
  expect(there.z).toBeCloseTo(point.z, 6);
  expect(Math.cos(there.heading - phi)).toBeCloseTo(1, 12);
  expect(ptOf(track)).toBeCloseTo(pt, 9);
  expect(etaOf(track)).toBeCloseTo(eta, 9);
});

it('comes nowhere closer to the beam line than at the perigee', () => {
  const track = trackAtBeam({point: {x: 0.4, y: 3, z: 0}, pt: 1.4, eta: 0.3, phi: 0.7, charge: -1});
  const distance = (s: number): number => Math.hypot(pointAt(track, s).x, pointAt(track, s).y);
  for (const s of [-30, -5, -0.5, 0.5, 5, 30]) {
    expect(distance(s)).toBeGreaterThan(Math.abs(track.d0));
  }
  expect(distance(0)).toBeCloseTo(Math.abs(track.d0), 9);
});

it('a straight flight passes the beam on the side that the sign of d0 says', () => {
  const above = trackAtBeam({point: {x: 0, y: 2, z: 0}, pt: 500, eta: 0, phi: 0, charge: 1});
  expect(above.d0).toBeCloseTo(2, 4);
  const below = trackAtBeam({point: {x: 0, y: -2, z: 0}, pt: 500, eta: 0, phi: 0, charge: 1});
  expect(below.d0).toBeCloseTo(-2, 4);
});
