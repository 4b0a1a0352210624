import {expect, it} from 'vitest';
import {mass, massless, sum} from '@site/src/physics/fourVector';
import {firstPt, massOf, sumOf} from './model';

it('is the mass of the sum of two massless four-vectors', () => {
  for (const [pt, deltaPhi, deltaEta] of [
    [45, 180, 0],
    [20, 35, 1.4],
    [70, 0, 0.6],
  ] as const) {
    const first = massless(firstPt, 0.3, 0.2);
    const second = massless(pt, 0.3 + deltaEta, 0.2 + (deltaPhi * Math.PI) / 180);
    expect(massOf({pt, deltaPhi, deltaEta})).toBeCloseTo(mass(sum(first, second)), 9);
  }
});

it('vanishes for parallel tracks, and is the sum of both momenta back to back', () => {
  expect(massOf({pt: 60, deltaPhi: 0, deltaEta: 0})).toBe(0);
  expect(massOf({pt: firstPt, deltaPhi: 180, deltaEta: 0})).toBeCloseTo(2 * firstPt, 9);
});

it('is what is left of the energy without the momentum of the pair, m² = E² − p²', () => {
  const pair = {pt: 30, deltaPhi: 100, deltaEta: 0};
  const {along, across} = sumOf(pair);
  expect(massOf(pair) ** 2).toBeCloseTo((firstPt + 30) ** 2 - along ** 2 - across ** 2, 6);
});
