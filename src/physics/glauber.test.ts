import {describe, expect, it} from 'vitest';
import {
  centrality,
  collide,
  leadCrossSection,
  leadNucleons,
  leadNucleus,
  leadShape,
} from './glauber';
import {seededRandom} from './random';

const pairs = Array.from(
  {length: 60},
  (_, i) => [leadNucleus(2 * i), leadNucleus(2 * i + 1)] as const,
);

const meanParticipants = (impact: number): number =>
  pairs.reduce((sum, [one, other]) => sum + collide(one, other, impact).participants, 0) /
  pairs.length;

describe('a lead nucleus', () => {
  it('has all its nucleons, nearly all within its radius and its edge', () => {
    const nucleus = leadNucleus(1);
    expect(nucleus).toHaveLength(leadNucleons);
    const far = nucleus.filter(
      ({x, y}) => Math.hypot(x, y) > leadShape.radius + 4 * leadShape.edge,
    );
    expect(far.length).toBeLessThan(4);
  });

  it('is the same for the same seed, and round on the average', () => {
    expect(leadNucleus(3)).toEqual(leadNucleus(3));
    const all = pairs.flatMap(([one, other]) => [...one, ...other]);
    const mean = (value: (place: {x: number; y: number}) => number) =>
      all.reduce((sum, place) => sum + value(place), 0) / all.length;
    expect(Math.abs(mean(({x}) => x))).toBeLessThan(0.1);
    expect(mean(({x}) => x * x) / mean(({y}) => y * y)).toBeCloseTo(1, 1);
  });
});

describe('the collision', () => {
  it('has most participants head on, fewer and fewer the further off, and none far away', () => {
    const counts = [0, 3, 6, 9, 12, 15].map(meanParticipants);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(counts[0]).toBeGreaterThan(380);
    expect(meanParticipants(2 * leadShape.radius + 20 * leadShape.edge)).toBe(0);
  });

  it('has at most all nucleons as participants, and at least half as many collisions', () => {
    const [one, other] = [leadNucleus(5), leadNucleus(6)];
    for (const impact of [0, 5, 10, 14]) {
      const {participants, collisions, first, second} = collide(one, other, impact);
      expect(participants).toBeLessThanOrEqual(2 * leadNucleons);
      expect(collisions).toBeGreaterThanOrEqual(participants / 2);
      expect(first.filter(Boolean).length + second.filter(Boolean).length).toBe(participants);
    }
  });

  it('moves the second nucleus to the right', () => {
    const edge = {x: 6, y: 0};
    expect(collide([edge], [{x: -6, y: 0}], 12).participants).toBe(2);
    expect(collide([{x: -6, y: 0}], [edge], 12).participants).toBe(0);
  });
});

describe('against published values', () => {
  it('the most central tenth of the collisions has about 359 participants', () => {
    const random = seededRandom(11);
    const widest = Math.sqrt((0.1 * leadCrossSection) / Math.PI);
    const impactParameters = Array.from({length: 60}, () => widest * Math.sqrt(random()));
    const mean =
      pairs.reduce(
        (sum, [one, other], i) => sum + collide(one, other, impactParameters[i] ?? 0).participants,
        0,
      ) / pairs.length;
    expect(Math.abs(mean / 359 - 1)).toBeLessThan(0.04);
  });

  it('the whole cross-section of the toy is that of lead on lead', () => {
    const random = seededRandom(12);
    const widest = 20;
    const trials = 3000;
    let hits = 0;
    for (let i = 0; i < trials; i += 1) {
      const [one, other] = [leadNucleus(1000 + 2 * i), leadNucleus(1001 + 2 * i)];
      if (collide(one, other, widest * Math.sqrt(random())).participants > 0) hits += 1;
    }
    const area = (hits / trials) * Math.PI * widest ** 2;
    expect(Math.abs(area / leadCrossSection - 1)).toBeLessThan(0.06);
  });
});

it('a quarter of all collisions has half of the largest impact parameter or less', () => {
  const largest = Math.sqrt(leadCrossSection / Math.PI);
  expect(largest).toBeCloseTo(15.6, 1);
  expect(centrality(largest / 2)).toBeCloseTo(25, 9);
  expect(centrality(0)).toBe(0);
  expect(centrality(20)).toBe(100);
});
