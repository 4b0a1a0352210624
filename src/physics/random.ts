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
 * `mean`. Takes a time proportional to `mean`: meant for means up to a few thousand.
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

/**
 * A value of the gamma distribution with width 1, by the method of Marsaglia and Tsang (ACM
 * Transactions on Mathematical Software 26 (2000) 363).
 *
 * @param shape more than 0; the mean is `shape` too
 */
export function gamma(random: Random, shape: number): number {
  if (shape < 1) return gamma(random, shape + 1) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = gaussian(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Index of one of `shares`, drawn with a probability in proportion to the share. */
export function choice(random: Random, shares: readonly number[]): number {
  let left = random() * shares.reduce((sum, share) => sum + share, 0);
  return Math.max(
    0,
    shares.findIndex((share) => (left -= share) < 0),
  );
}

/** A seed from words, such as the name of a sample and of a process (FNV-1a, 32 bits). */
export function seedOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const sign of words.join('/')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
