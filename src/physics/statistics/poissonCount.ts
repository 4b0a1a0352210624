/** Counts of the Poisson distribution for any mean, each in about the same time. */
import type {Random} from '../random';

/** ln n! by the series of Stirling; good to 10⁻⁹ from 10 on. */
function logFactorial(n: number): number {
  if (n < 10) {
    let product = 1;
    for (let k = 2; k <= n; k += 1) product *= k;
    return Math.log(product);
  }
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5);
  return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + series;
}

/** The count below which a share `random()` of the distribution lies. */
function bySearch(random: Random, mean: number): number {
  let left = random();
  let chance = Math.exp(-mean);
  let count = 0;
  while (left >= chance && chance > 0) {
    left -= chance;
    count += 1;
    chance *= mean / count;
  }
  return count;
}

/** Transformed rejection with a squeeze, PTRS of Hörmann: the constants are those of the paper. */
function byRejection(random: Random, mean: number): number {
  const b = 0.931 + 2.53 * Math.sqrt(mean);
  const a = 0.02483 * b - 0.059;
  const inverseAlpha = 1.1239 + 1.1328 / (b - 3.4);
  const surely = 0.9277 - 3.6224 / (b - 2);
  const logMean = Math.log(mean);
  for (;;) {
    const u = random() - 0.5;
    const v = random();
    const distance = 0.5 - Math.abs(u);
    const count = Math.floor(((2 * a) / distance + b) * u + mean + 0.43);
    if (distance >= 0.07 && v <= surely) return count;
    if (count < 0 || distance <= 0 || (distance < 0.013 && v > distance)) continue;
    const hat = Math.log((v * inverseAlpha) / (a / distance ** 2 + b));
    if (hat <= count * logMean - mean - logFactorial(count)) return count;
  }
}

/** From here on rejection is the quicker way, and its constants hold. */
const fewest = 10;

/**
 * A count of the Poisson distribution. Below a mean of 10 by a search from zero, above by transformed
 * rejection (PTRS) of W. Hörmann, Insurance: Mathematics and Economics 12 (1993) 39, so that the time
 * does not grow with the mean, as it does for `poisson` of `random.ts`.
 *
 * @param mean finite; 0 and negative means give 0
 */
export function poissonCount(random: Random, mean: number): number {
  if (!(mean > 0)) return 0;
  return mean < fewest ? bySearch(random, mean) : byRejection(random, mean);
}
