import {describe, expect, it} from 'vitest';
import {seededRandom} from './random';
import {
  conversionChance,
  shower,
  showerMaximum,
  type Flight,
  type Matter,
  type ShowerParticle,
} from './showers';

/** Thirty radiation lengths, then nothing, then ten interaction lengths; one unit is one X0. */
const matter: Matter = {
  layers: [
    {from: 0, to: 30, radiation: 1, interaction: 20},
    {from: 35, to: 105, radiation: 1, interaction: 7},
  ],
  electromagneticEnd: 0.5,
  hadronicEnd: 2,
};

function many(kind: ShowerParticle, energy: number, count = 60): readonly (readonly Flight[])[] {
  const random = seededRandom(21);
  return Array.from({length: count}, () =>
    shower(random, {kind, energy, at: {depth: 0, across: 0}, slope: 0}, matter),
  );
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const leavesOf = (flights: readonly Flight[]) => flights.filter(({isLast}) => isLast);

/** Mean depth of what is left in the end, weighted with energy. */
function depthOf(kind: ShowerParticle, energy: number): number {
  const ends = many(kind, energy).flatMap(leavesOf);
  const total = ends.reduce((sum, end) => sum + end.energy, 0);
  return ends.reduce((sum, {energy: own, to}) => sum + own * to.depth, 0) / total;
}

describe('a shower', () => {
  it.each(['electron', 'photon', 'hadron'] as const)('of a %s keeps the energy', (kind) => {
    for (const flights of many(kind, 40, 10)) {
      const ends = leavesOf(flights).reduce((sum, {energy}) => sum + energy, 0);
      expect(ends).toBeCloseTo(40, 9);
    }
  });

  it('has twice as many particles for twice the energy', () => {
    const counts = [20, 40].map((energy) =>
      mean(many('electron', energy).map((flights) => leavesOf(flights).length)),
    );
    expect((counts[1] ?? 0) / (counts[0] ?? 1)).toBeCloseTo(2, 0);
  });

  it('reaches deeper only as the logarithm of the energy', () => {
    const [low, middle, high] = [10, 40, 160].map((energy) => depthOf('electron', energy));
    const [first, second] = [(middle ?? 0) - (low ?? 0), (high ?? 0) - (middle ?? 0)];
    expect(first).toBeGreaterThan(1);
    expect(second / first).toBeCloseTo(1, 0);
  });

  it('starts later for a photon, and later still for a hadron', () => {
    const [electron, photon, hadron] = (['electron', 'photon', 'hadron'] as const).map((kind) =>
      mean(many(kind, 40, 150).map(([first]) => first?.to.depth ?? 0)),
    );
    expect((photon ?? 0) / (electron ?? 1)).toBeGreaterThan(1.1);
    expect((photon ?? 0) / (electron ?? 1)).toBeLessThan(1.5);
    expect(hadron).toBeGreaterThan(5 * (photon ?? 0));
  });

  it('has no vertex where there is no matter', () => {
    const ends = many('hadron', 40)
      .flat()
      .filter(({isLast}) => !isLast);
    expect(ends.filter(({to}) => to.depth > 30 && to.depth < 35)).toEqual([]);
    expect(ends.filter(({to}) => to.depth > 35).length).toBeGreaterThan(10);
  });

  it('goes on from where its mother ended', () => {
    const [flights = []] = many('electron', 40, 1);
    const ends = new Set(flights.map(({to}) => to));
    expect(flights.slice(1).filter(({from}) => !ends.has(from))).toEqual([]);
  });
});

it('a photon shower has its maximum one radiation length later, and each doubling ln 2 later', () => {
  const [electron, photon] = [
    showerMaximum(50, 0.01, 'electron'),
    showerMaximum(50, 0.01, 'photon'),
  ];
  expect(photon - electron).toBe(1);
  expect(showerMaximum(100, 0.01, 'photon') - photon).toBeCloseTo(Math.LN2, 12);
});

it('photons convert after 9/7 radiation lengths on average', () => {
  expect(conversionChance(0)).toBe(0);
  expect(conversionChance(9 / 7)).toBeCloseTo(1 - 1 / Math.E, 12);
});
