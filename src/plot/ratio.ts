/** Values compared with a prediction, bin by bin: their ratio to it, or their pull. */

export interface Prediction {
  /** Values by bin. */
  readonly values: readonly number[];
  /** Squares of the standard errors. */
  readonly variances: readonly number[];
}

interface BinValue {
  readonly bin: number;
  readonly value: number;
  /** Ends of the error bar; both the value for a point without one. */
  readonly min: number;
  readonly max: number;
}

export interface Comparison {
  readonly kind: 'ratio' | 'pull';
  /** Title of the vertical axis. */
  readonly title: string;
  /** The value of perfect agreement. */
  readonly centre: 0 | 1;
  /** The range of its axis to either side of the centre; points outside are arrows. */
  readonly reach: number;
  readonly ticks: readonly number[];
  /** A point without a dot has an error bar only. */
  readonly points: readonly (BinValue & {readonly hasDot: boolean})[];
  /** One standard deviation of the prediction around the centre, by bin; empty where nothing is expected. */
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

const isExpected = (value: number): boolean => value > 0 && Number.isFinite(value);

/** The ratio of values to a prediction. A bin in which nothing is expected has none. */
export function ratioTo(
  {values, variances}: Prediction,
  points: readonly BinValue[],
  title: string,
): Comparison {
  const found = points.flatMap(({bin, value, min, max}) => {
    const expected = values[bin] as number;
    if (!isExpected(expected)) return [];
    const ratio = value / expected;
    return [{bin, value: ratio, min: min / expected, max: max / expected, hasDot: ratio > 0}];
  });
  const errors = values.map((value, bin) =>
    isExpected(value) ? Math.sqrt(Math.max(0, variances[bin] as number)) / value : 0,
  );
  const reach = found.every(({value}) => Math.abs(value - 1) <= 0.5) ? 0.5 : 1;
  return {
    kind: 'ratio',
    title,
    centre: 1,
    reach,
    ticks: [1 - reach, 1, 1 + reach],
    points: found,
    lower: errors.map((error) => 1 - error),
    upper: errors.map((error) => 1 + error),
  };
}

/** Ends and ticks of the axis of pulls, in standard deviations. */
const near = {reach: 3, ticks: [-2, 0, 2]};
const far = {reach: 5, ticks: [-4, 0, 4]};

/**
 * The pull of each bin: (N − μ) / √(μ + σ²), for N observed and μ expected events. The Poisson variance of N
 * is that of the expectation, and σ² is the variance of the prediction. A bin without a positive expectation
 * has no pull.
 */
export function pullsTo({values, variances}: Prediction, counts: readonly number[]): Comparison {
  const bins = values.map((expected, bin) => {
    const variance = Math.max(0, variances[bin] as number);
    return {expected, variance, deviation: Math.sqrt(Math.max(0, expected) + variance)};
  });
  const points = bins.flatMap(({expected, deviation}, bin) => {
    if (!isExpected(expected)) return [];
    const value = ((counts[bin] as number) - expected) / deviation;
    return [{bin, value, min: value, max: value, hasDot: true}];
  });
  const shares = bins.map(({expected, variance, deviation}) =>
    isExpected(expected) ? Math.sqrt(variance) / deviation : 0,
  );
  const isNear = points.every(({value}) => Math.abs(value) <= near.reach);
  return {
    kind: 'pull',
    title: 'Pull',
    centre: 0,
    ...(isNear ? near : far),
    points,
    lower: shares.map((share) => -share),
    upper: shares,
  };
}
