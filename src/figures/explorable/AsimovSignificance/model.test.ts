import {expect, it} from 'vitest';
import {tailProbability} from '@site/src/physics/statistics/statistics';
import {
  expectedSignificances,
  gaussianDensity,
  poissonProbabilities,
  poissonTail,
  significanceOf,
} from './model';

it('Poisson probabilities add up to 1, with the right mean', () => {
  const probabilities = poissonProbabilities(7, 60);
  expect(probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  expect(probabilities.reduce((sum, p, n) => sum + n * p, 0)).toBeCloseTo(7, 10);
  expect(probabilities[0]).toBeCloseTo(Math.exp(-7), 15);
});

it('the tail of a count is 1 less the probability of fewer events', () => {
  expect(poissonTail(0, 3)).toBeCloseTo(1, 12);
  expect(poissonTail(2, 3)).toBeCloseTo(1 - Math.exp(-3) * (1 + 3), 12);
  expect(poissonTail(6, 1)).toBeCloseTo(5.94e-4, 6);
});

it('a significance has the probability from which it comes', () => {
  for (const z of [0.5, 2, 5]) expect(significanceOf(tailProbability(z))).toBeCloseTo(z, 4);
});

it('Asimov tends to S/√B for a small signal, and is close to the exact value for few events', () => {
  const small = expectedSignificances({signal: 1, background: 100_000});
  expect(small.asimov / small.simple).toBeCloseTo(1, 4);
  const few = expectedSignificances({signal: 5, background: 1});
  expect(few.simple).toBe(5);
  expect(few.asimov).toBeCloseTo(3.39, 2);
  expect(Math.abs(few.asimov - few.exact)).toBeLessThan(0.2);
  const many = expectedSignificances({signal: 50, background: 100});
  expect(many.simple).toBe(few.simple);
  expect(many.asimov).toBeGreaterThan(few.asimov + 1);
});

it('the Gaussian has the variance of the background', () => {
  const step = 0.01;
  let [sum, squares] = [0, 0];
  for (let n = -40; n < 60; n += step) {
    sum += gaussianDensity(n, 9) * step;
    squares += (n - 9) ** 2 * gaussianDensity(n, 9) * step;
  }
  expect(sum).toBeCloseTo(1, 6);
  expect(squares).toBeCloseTo(9, 4);
});
