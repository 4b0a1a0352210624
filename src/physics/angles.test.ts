import {expect, it} from 'vitest';
import {polarAngle, pseudorapidity} from './angles';

const degrees = Math.PI / 180;

it('is zero across the beam, and changes its sign with the side', () => {
  expect(pseudorapidity(Math.PI / 2)).toBeCloseTo(0, 12);
  expect(pseudorapidity(150 * degrees)).toBeCloseTo(-pseudorapidity(30 * degrees), 12);
});

it.each([
  [0.88, 45, 0],
  [1.5, 25.2, 1],
  [2.5, 9.4, 1],
  [4.9, 0.85, 2],
])('an η of %s is an angle of %s degrees', (eta, angle, digits) => {
  expect(polarAngle(eta) / degrees).toBeCloseTo(angle, digits);
});

it('either undoes the other', () => {
  for (const eta of [-3.2, -0.1, 0, 1.37, 4.5]) {
    expect(pseudorapidity(polarAngle(eta))).toBeCloseTo(eta, 9);
  }
});
