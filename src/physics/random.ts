/** Random numbers that are the same on every machine for the same seed: `Math.random` has no seed. */

/** Gives a number from 0 (included) to 1 (excluded) at each call. */
export type Random = () => number;

/**
 * A generator with 32 bits of state (the mulberry32 recipe): good enough for teaching samples of
 * some millions of numbers, not for secrets.
 *
 * @param seed any integer; the same seed gives the same sequence
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A value of the exponential distribution. @param mean its mean, in the unit of the result */
export function exponential(random: Random, mean: number): number {
  return -mean * Math.log(1 - random());
}

/**
 * A count of the Poisson distribution, as the number of exponential waiting times that fit into
 * `mean`. Takes a time proportional to `mean`: meant for means up to some thousands.
 */
export function poisson(random: Random, mean: number): number {
  let count = 0;
  for (let sum = exponential(random, 1); sum < mean; sum += exponential(random, 1)) count += 1;
  return count;
}

/** A value of the normal distribution with mean 0 and width 1, by the method of Box and Muller. */
export function gaussian(random: Random): number {
  return Math.sqrt(2 * exponential(random, 1)) * Math.cos(2 * Math.PI * random());
}
