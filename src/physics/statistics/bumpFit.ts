/** A fit of counts by a smoothly falling background and a Gaussian bump. */
import type {Binning} from './binning';
import {
  gauss,
  parameterIndices,
  predict,
  type BumpModel,
  type ParameterIndices,
  type Prediction,
} from './bumpModel';
import {inverse, product} from './linearEquations';

/** A fitted value with its uncertainty from the curvature of the likelihood; 0 for what was held. */
interface Estimate {
  readonly value: number;
  readonly error: number;
}

export interface BumpFit {
  /** Events in the bump; may be negative. */
  readonly signal: Estimate;
  readonly mass: Estimate;
  readonly width: Estimate;
  /** Expected events in each bin: background alone, and both. */
  readonly background: readonly number[];
  readonly expected: readonly number[];
  /** Pearson's Σ (n − μ)² / μ, and bins less free parameters. */
  readonly chiSquare: number;
  readonly degrees: number;
  readonly logLikelihood: number;
  readonly hasConverged: boolean;
}

/** Σ (n ln μ − μ), without the terms that no parameter changes. */
function logLikelihoodOf(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, bin) => {
    const mean = expected[bin] ?? NaN;
    if (!(mean > 0)) return Number.NEGATIVE_INFINITY;
    return sum + count * Math.log(mean) - mean;
  }, 0);
}

/** Gradient of the likelihood and Fisher's information. */
function curvature(
  counts: readonly number[],
  {expected, slopes}: Prediction,
  size: number,
): {readonly gradient: number[]; readonly information: number[][]} {
  const gradient = new Array<number>(size).fill(0);
  const information = gradient.map(() => new Array<number>(size).fill(0));
  for (const [bin, slope] of slopes.entries()) {
    const mean = expected[bin] ?? NaN;
    const pull = (counts[bin] ?? 0) / mean - 1;
    for (let i = 0; i < size; i += 1) {
      gradient[i] = (gradient[i] ?? 0) + pull * (slope[i] ?? 0);
      const row = information[i] ?? [];
      for (let j = 0; j < size; j += 1) {
        row[j] = (row[j] ?? 0) + ((slope[i] ?? 0) * (slope[j] ?? 0)) / mean;
      }
    }
  }
  return {gradient, information};
}

/** A flat background of the mean of all counts, and no bump: from there the fit walks. */
function startOf(
  counts: readonly number[],
  {low, high, bins}: Binning,
  places: ParameterIndices,
  model: BumpModel,
): number[] {
  const mean = counts.reduce((sum, count) => sum + count, 0) / bins;
  const values = new Array<number>(places.count).fill(0);
  values[0] = Math.log((Math.max(mean, 0.1) * bins) / (high - low));
  if (places.mass >= 0) values[places.mass] = model.mass;
  if (places.width >= 0) values[places.width] = model.width;
  return values;
}

const maxSteps = 200;
const maxHalfSteps = 30;
/** Of the logarithm of the likelihood, where the walk ends. */
const smallestGain = 1e-9;

/** One step uphill by Fisher's scoring, halved until it climbs; null where none does. */
function climbed(
  values: readonly number[],
  direction: readonly number[],
  now: number,
  likelihoodAt: (values: readonly number[]) => number,
): {readonly values: number[]; readonly gain: number} | null {
  for (let half = 0; half < maxHalfSteps; half += 1) {
    const next = values.map((value, i) => value + (direction[i] ?? 0) / 2 ** half);
    const gain = likelihoodAt(next) - now;
    if (gain > 0) return {values: next, gain};
  }
  return null;
}

function walk(
  counts: readonly number[],
  binning: Binning,
  model: BumpModel,
  places: ParameterIndices,
  start: readonly number[],
): {readonly values: readonly number[]; readonly hasConverged: boolean} {
  const likelihoodAt = (values: readonly number[]): number => {
    const width = values[places.width] ?? model.width;
    const mass = values[places.mass] ?? model.mass;
    const isInside = width > 0 && mass > binning.low && mass < binning.high;
    if (!isInside) return Number.NEGATIVE_INFINITY;
    return logLikelihoodOf(counts, predict(binning, model, places, values).expected);
  };
  let values = [...start];
  for (let step = 0; step < maxSteps; step += 1) {
    const prediction = predict(binning, model, places, values);
    const {gradient, information} = curvature(counts, prediction, places.count);
    const covariance = inverse(information);
    if (!covariance) return {values, hasConverged: false};
    const now = logLikelihoodOf(counts, prediction.expected);
    const next = climbed(values, product(covariance, gradient), now, likelihoodAt);
    if (!next) return {values, hasConverged: true};
    values = next.values;
    if (next.gain < smallestGain) return {values, hasConverged: true};
  }
  return {values, hasConverged: false};
}

/** The background alone first, then the strength of the bump, then what else is free. */
function stages(model: BumpModel): readonly BumpModel[] {
  const alone = {...model, hasBump: false};
  if (!model.hasBump) return [alone];
  const held = {...model, isMassFree: false, isWidthFree: false};
  return model.isMassFree || model.isWidthFree ? [alone, held, model] : [alone, model];
}

/**
 * Maximises the likelihood of Poisson counts for exp(polynomial) + a Gaussian, by Fisher's scoring;
 * errors are the roots of the inverse information.
 *
 * @param counts one for each bin of `binning`; whole numbers, as data are
 */
export function fitBump(counts: readonly number[], binning: Binning, model: BumpModel): BumpFit {
  let values: readonly number[] = startOf(
    counts,
    binning,
    parameterIndices({...model, hasBump: false}),
    model,
  );
  let hasConverged = false;
  for (const stage of stages(model)) {
    const places = parameterIndices(stage);
    const start = startOf(counts, binning, places, stage).map((value, i) => values[i] ?? value);
    ({values, hasConverged} = walk(counts, binning, stage, places, start));
  }
  const places = parameterIndices(model);
  const prediction = predict(binning, model, places, values);
  const {expected, background} = prediction;
  const covariance = inverse(curvature(counts, prediction, places.count).information);
  const estimate = (place: number, held: number): Estimate =>
    place < 0
      ? {value: held, error: 0}
      : {value: values[place] ?? NaN, error: Math.sqrt(covariance?.[place]?.[place] ?? NaN)};
  return {
    signal: estimate(places.signal, 0),
    mass: estimate(places.mass, model.mass),
    width: estimate(places.width, model.width),
    background,
    expected,
    chiSquare: counts.reduce(
      (sum, count, bin) => sum + (count - (expected[bin] ?? NaN)) ** 2 / (expected[bin] ?? NaN),
      0,
    ),
    degrees: counts.length - places.count,
    logLikelihood: logLikelihoodOf(counts, expected),
    hasConverged,
  };
}

/**
 * Where counts stand highest above a background for a bump of a width, by the matched filter
 * Σ (n − b) g / b over its own spread √(Σ g² / b): where a fit of the mass does well to start.
 *
 * @param background expected in each bin
 * @returns the middle of a bin, at least two widths from the ends of the axis
 */
export function likeliestMass(
  counts: readonly number[],
  background: readonly number[],
  {low, high, bins}: Binning,
  width: number,
): number {
  const middle = (bin: number): number => low + ((bin + 0.5) * (high - low)) / bins;
  const strength = (mass: number): number => {
    let [sum, variance] = [0, 0];
    for (const [bin, count] of counts.entries()) {
      const expected = background[bin] ?? NaN;
      const height = gauss(middle(bin), mass, width);
      sum += ((count - expected) * height) / expected;
      variance += height ** 2 / expected;
    }
    return sum / Math.sqrt(variance);
  };
  const masses = counts
    .map((_, bin) => middle(bin))
    .filter((mass) => mass > low + 2 * width && mass < high - 2 * width);
  return masses.reduce(
    (best, mass) => (strength(mass) > strength(best) ? mass : best),
    masses[0] ?? (low + high) / 2,
  );
}

/**
 * By how many standard deviations data prefer the bump: the root of twice the gain in logarithmic
 * likelihood, negative for a dip (arXiv:1007.1727, equation 12, for one free strength).
 *
 * @param withBump mass and width fixed: if they are free, the value overstates the significance
 */
export function bumpSignificance(withBump: BumpFit, without: BumpFit): number {
  const gain = Math.max(0, withBump.logLikelihood - without.logLikelihood);
  return Math.sign(withBump.signal.value) * Math.sqrt(2 * gain);
}
