import {describe, expect, it} from 'vitest';
import {decayMomentum, twoBodyDecay} from './decays';
import {boost, eta, mass, phi, pt, sum, type FourVector} from './fourVector';
import {masses} from './masses';
import {seededRandom} from './random';

const atRest = (m: number): FourVector => ({energy: m, px: 0, py: 0, pz: 0});
const moving: FourVector = {energy: Math.hypot(125, 40, 30, 90), px: 40, py: -30, pz: 90};

describe('four-vectors', () => {
  it('know transverse momentum, angle, pseudorapidity and mass', () => {
    const vector = {energy: 13, px: 3, py: -4, pz: 12 * 0.5};
    expect(pt(vector)).toBe(5);
    expect(phi(vector)).toBeCloseTo(-0.9273, 4);
    expect(eta(vector)).toBeCloseTo(-Math.log(Math.tan(Math.atan2(5, 6) / 2)), 12);
    expect(mass(vector)).toBeCloseTo(Math.sqrt(169 - 25 - 36), 12);
  });

  it('a boost takes a particle at rest to the motion of its parent, and keeps every mass', () => {
    const boosted = boost(atRest(125), moving);
    expect([boosted.energy, boosted.px, boosted.py, boosted.pz]).toEqual([
      expect.closeTo(moving.energy, 9),
      expect.closeTo(moving.px, 9),
      expect.closeTo(moving.py, 9),
      expect.closeTo(moving.pz, 9),
    ]);
    expect(mass(boost({energy: 10, px: 1, py: 2, pz: 3}, moving))).toBeCloseTo(Math.sqrt(86), 9);
  });
});

describe('decays into two', () => {
  it('give a Z boson’s muons half its mass each, at rest', () => {
    expect(decayMomentum(masses.z, masses.muon, masses.muon)).toBeCloseTo(45.59, 2);
  });

  it('keep energy and momentum, and the masses asked for', () => {
    const random = seededRandom(4);
    for (let i = 0; i < 100; i += 1) {
      const products = twoBodyDecay(random, moving, [masses.z, 28]);
      expect(products.map((product) => mass(product))).toEqual([
        expect.closeTo(masses.z, 6),
        expect.closeTo(28, 6),
      ]);
      const total = sum(...products);
      expect(mass(total)).toBeCloseTo(125, 6);
      expect(total.pz).toBeCloseTo(moving.pz, 6);
    }
  });

  it('prefer no direction', () => {
    const random = seededRandom(5);
    const cosines = Array.from({length: 20_000}, () => {
      const [first] = twoBodyDecay(random, atRest(masses.z), [masses.muon, masses.muon]);
      return first.pz / Math.hypot(first.px, first.py, first.pz);
    });
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    expect(mean(cosines)).toBeCloseTo(0, 1);
    expect(mean(cosines.map((c) => c * c))).toBeCloseTo(1 / 3, 2);
  });

  it('refuse what is forbidden', () => {
    expect(() => decayMomentum(90, masses.z, 1)).toThrow(/90 GeV cannot decay/);
  });
});
