import {describe, expect, it} from 'vitest';
import {eta} from './fourVector';
import {polarAngle, pseudorapidity} from './pseudorapidity';

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (value: number): number => (value * Math.PI) / 180;

describe('pseudorapidity', () => {
  it('undoes the polar angle', () => {
    for (const value of [-4.9, -0.88, 0, 0.3, 2.5, 6]) {
      expect(pseudorapidity(polarAngle(value))).toBeCloseTo(value, 10);
    }
  });

  it('changes its sign with the side', () => {
    expect(pseudorapidity(radians(150))).toBeCloseTo(-pseudorapidity(radians(30)), 12);
    expect(pseudorapidity(radians(30))).toBeGreaterThan(0);
  });

  it('is that of a momentum in this direction', () => {
    const theta = radians(20);
    const vector = {energy: 10, px: Math.sin(theta), py: 0, pz: Math.cos(theta)};
    expect(pseudorapidity(theta)).toBeCloseTo(eta(vector), 12);
  });

  it.each([
    [0, 90],
    [0.8814, 45],
    [1, 40.4],
    [1.5, 25.2],
    [2, 15.4],
    [2.5, 9.4],
    [3.2, 4.7],
    [4.9, 0.9],
  ])('%d lies at %d degrees', (value, angle) => {
    expect(degrees(polarAngle(value))).toBeCloseTo(angle, 1);
  });
});
