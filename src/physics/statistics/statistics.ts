/** Significance, tail probability and error bars of counts. */

/**
 * Median significance expected for a signal on a known background, in standard deviations:
 * Z = √(2[(S + B) ln(1 + S/B) − S]), equation 97 of Cowan, Cranmer, Gross and Vitells,
 * arXiv:1007.1727.
 *
 * @param signal expected signal events S, at least 0
 * @param background expected background events B, more than 0
 * @returns 0 without signal; infinity for a signal without background
 */
export function asimovSignificance(signal: number, background: number): number {
  if (signal <= 0) return 0;
  if (background <= 0) return Number.POSITIVE_INFINITY;
  const ratio = signal / background;
  return Math.sqrt(2 * ((signal + background) * Math.log1p(ratio) - signal));
}

/**
 * The same for a background that is known to an uncertainty only, from the profile likelihood ratio
 * of arXiv:1007.1727 with the background measured in a second count:
 * Z = √(2[(S+B) ln((S+B)(B+σ²)/(B²+(S+B)σ²)) − (B²/σ²) ln(1 + σ²S/(B(B+σ²)))]).
 *
 * @param signal expected signal events S, more than 0
 * @param background expected background events B, more than 0
 * @param uncertainty σ of the background in events, more than 0
 */
export function asimovWithUncertainty(
  signal: number,
  background: number,
  uncertainty: number,
): number {
  const variance = uncertainty ** 2;
  const all = signal + background;
  const first =
    all * Math.log((all * (background + variance)) / (background ** 2 + all * variance));
  const second =
    (background ** 2 / variance) *
    Math.log1p((variance * signal) / (background * (background + variance)));
  return Math.sqrt(2 * (first - second));
}

/**
 * Chance that a normal variable lies more than `z` standard deviations above its mean, to about six
 * digits: a power series below 3, and from there the continued fraction of Mills' ratio.
 */
export function tailProbability(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z >= 3) {
    let fraction = z;
    for (let k = 40; k > 0; k -= 1) fraction = z + k / fraction;
    return density / fraction;
  }
  let term = z;
  let sum = z;
  for (let k = 1; k < 60; k += 1) {
    term *= (z * z) / (2 * k + 1);
    sum += term;
  }
  return 0.5 - density * sum;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Chance of at most `count` events where `mean` are expected. */
function poissonAtMost(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  for (let n = 1; n <= count; n += 1) {
    term *= mean / n;
    sum += term;
  }
  return sum;
}

/** Where a falling function crosses `level`, by bisection. */
function crossing(
  falling: (x: number) => number,
  level: number,
  low: number,
  high: number,
): number {
  let [below, above] = [low, high];
  for (let i = 0; i < 60; i += 1) {
    const middle = (below + above) / 2;
    if (falling(middle) > level) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}

/** Up to this count the interval is exact; above, the approximation is better than 10⁻⁴. */
const lastExactCount = 50;

/**
 * Central 68 % interval for the mean of a Poisson distribution of which `count` was seen (Garwood,
 * Biometrika 28 (1936) 437): each end leaves the tail beyond one standard deviation. Exact up to 50,
 * and from there in the cube-root approximation of Wilson and Hilferty.
 */
export function poissonInterval(count: number): Interval {
  const tail = tailProbability(1);
  if (count <= lastExactCount) {
    const farthest = count + 4 * Math.sqrt(count + 1) + 4;
    const end = (seen: number, level: number): number =>
      crossing((mean) => poissonAtMost(seen, mean), level, 0, farthest);
    return {low: count > 0 ? end(count - 1, 1 - tail) : 0, high: end(count, tail)};
  }
  const cube = (n: number, sign: 1 | -1): number =>
    n * (1 - 1 / (9 * n) + sign / (3 * Math.sqrt(n))) ** 3;
  return {low: cube(count, -1), high: cube(count + 1, 1)};
}

/** Contents of bins with their variances: counts are their own variance, weighted sums have Σw². */
export interface BinContents {
  readonly contents: ArrayLike<number>;
  readonly variances: ArrayLike<number>;
}

/**
 * Distance χ² = Σ (a − b)² / (σa² + σb²) of two independent histograms with weights. Bins without
 * any variance are left out; few events in a bin make the value a guide only.
 *
 * @returns χ² and the number of bins that went in
 * @throws RangeError if they have different numbers of bins
 */
export function weightedChiSquare(
  one: BinContents,
  other: BinContents,
): {readonly chiSquare: number; readonly bins: number} {
  if (one.contents.length !== other.contents.length) {
    throw new RangeError(
      `histograms with ${one.contents.length} and ${other.contents.length} bins cannot be compared`,
    );
  }
  let [chiSquare, bins] = [0, 0];
  for (let i = 0; i < one.contents.length; i += 1) {
    const variance = (one.variances[i] ?? 0) + (other.variances[i] ?? 0);
    if (variance <= 0) continue;
    chiSquare += ((one.contents[i] ?? 0) - (other.contents[i] ?? 0)) ** 2 / variance;
    bins += 1;
  }
  return {chiSquare, bins};
}
