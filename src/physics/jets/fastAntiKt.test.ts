import {expect, it} from 'vitest';
import {cluster} from './antiKt';
import {antiKtJets} from './fastAntiKt';
import {massless, pt, sum} from '../fourVector';
import {exponential, gaussian, seededRandom} from '../random';

const particles = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({length: count}, (_, i) =>
    massless(
      0.5 + exponential(random, 4),
      (i % 3) - 1 + 0.4 * gaussian(random),
      2.9 + (i % 4) * 0.9 + 0.3 * gaussian(random),
    ),
  );
};

it.each([
  [1, 40, 0.4],
  [2, 55, 0.4],
  [3, 30, 1],
  [4, 1, 0.4],
])('finds the jets of the algorithm that records its steps (seed %i)', (seed, count, radius) => {
  const momenta = particles(seed, count);
  const fast = antiKtJets(momenta, radius);
  const slow = cluster(momenta, {algorithm: 'antiKt', radius}).jets;
  expect(fast.length).toBe(slow.length);
  fast.forEach((jet, i) => {
    expect(jet.px).toBeCloseTo(slow[i]?.momentum.px ?? NaN, 9);
    expect(jet.pz).toBeCloseTo(slow[i]?.momentum.pz ?? NaN, 9);
  });
});

it('loses nothing of hundreds of particles, and puts in descending order of pt', () => {
  const momenta = particles(5, 400);
  const jets = antiKtJets(momenta, 0.4);
  expect(sum(...jets).px).toBeCloseTo(sum(...momenta).px, 6);
  expect(sum(...jets).energy).toBeCloseTo(sum(...momenta).energy, 6);
  expect(jets.map(pt)).toEqual(jets.map(pt).sort((a, b) => b - a));
});
