import {describe, expect, it} from 'vitest';
import {mass, massless, sum} from './fourVector';
import {
  decayOpening,
  invariantMass,
  massFromAngle,
  missingMomentum,
  pairTransverseMass,
  partonFractions,
  transverseMass,
} from './kinematics';

describe('the mass of two massless objects', () => {
  const [one, other] = [massless(44, 0.5, 0.6), massless(41, -0.3, -2.4)];

  it('is that of the sum of their four-vectors', () => {
    const found = invariantMass({pt: [44, 41], deltaEta: 0.8, deltaPhi: 3.0});
    expect(found).toBeCloseTo(mass(sum(one, other)), 9);
    expect(found).toBeCloseTo(91.6, 1);
  });

  it('is the same from energies and the angle between them', () => {
    const cosine =
      (one.px * other.px + one.py * other.py + one.pz * other.pz) / (one.energy * other.energy);
    expect(massFromAngle([one.energy, other.energy], Math.acos(cosine))).toBeCloseTo(
      mass(sum(one, other)),
      9,
    );
  });

  it('is twice the momentum for two that leave back to back transverse to the beam', () => {
    expect(invariantMass({pt: [45, 45], deltaEta: 0, deltaPhi: Math.PI})).toBeCloseTo(90, 12);
    expect(massFromAngle([45, 45], Math.PI)).toBeCloseTo(90, 12);
  });
});

describe('the transverse mass', () => {
  it('is that of the pair without its motion along the beam, and never more than the mass', () => {
    expect(transverseMass(38, 42, 2.9)).toBeCloseTo(
      invariantMass({pt: [38, 42], deltaEta: 0, deltaPhi: 2.9}),
      12,
    );
    expect(transverseMass(38, 42, 2.9)).toBeLessThan(
      invariantMass({pt: [38, 42], deltaEta: 0.7, deltaPhi: 2.9}),
    );
  });

  it('vanishes when both point the same way', () => {
    expect(transverseMass(30, 40, 0)).toBe(0);
  });
});

describe('what is missing', () => {
  it('balances what was seen', () => {
    expect(missingMomentum([{px: 3, py: -4}, massless(10, 0.7, 0)])).toEqual({px: -13, py: 4});
  });

  it('with two leptons makes a transverse mass below the mass', () => {
    const leptons = sum(massless(40, 0.5, 0.6), massless(25, -0.3, 1.4));
    const neutrinos = sum(massless(30, 0.9, -2.4), massless(18, 0.1, 2.9));
    const found = pairTransverseMass({...leptons, mass: mass(leptons)}, neutrinos);
    expect(found).toBeLessThan(mass(sum(leptons, neutrinos)));
    expect(found).toBeGreaterThan(mass(leptons));
  });

  it('is all of the mass of a decay at rest transverse to the beam, into two pairs without spread', () => {
    const pair = {px: 30, py: 40, mass: 0};
    expect(pairTransverseMass(pair, {px: -30, py: -40})).toBeCloseTo(100, 12);
  });
});

describe('the partons', () => {
  const [along, against] = partonFractions(125, 1.2, 13_000);

  it('bring the mass, m² = x₁ x₂ s, and the rapidity, y = ½ ln(x₁/x₂)', () => {
    expect(Math.sqrt(along * against) * 13_000).toBeCloseTo(125, 9);
    expect(Math.log(along / against) / 2).toBeCloseTo(1.2, 9);
  });

  it('are alike when what they make stands still', () => {
    expect(partonFractions(91.19, 0, 13_000)).toEqual([91.19 / 13_000, 91.19 / 13_000]);
  });
});

it('products of a fast decay lie closer the faster it is', () => {
  expect(decayOpening(172.5, 345)).toBe(1);
  expect(decayOpening(80.4, 1608)).toBeCloseTo(0.1, 12);
});
