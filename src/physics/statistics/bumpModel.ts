/** What a smoothly falling background and a Gaussian bump predict for the bins of a histogram. */
import {binEdges, integral, type Binning} from './binning';

export interface BumpModel {
  /** Of the polynomial in the exponent of the background: 1 is a plain exponential, at most 5. */
  readonly order: number;
  /** Position and standard deviation of the bump, in the unit of the axis; where it starts if free. */
  readonly mass: number;
  readonly width: number;
  readonly isMassFree: boolean;
  readonly isWidthFree: boolean;
  /** Fit of the background alone. */
  readonly hasBump: boolean;
}

/** Density of a bump, per unit of the axis. */
export const gauss = (x: number, mass: number, width: number): number =>
  Math.exp(-0.5 * ((x - mass) / width) ** 2) / (width * Math.sqrt(2 * Math.PI));

export interface Prediction {
  readonly background: number[];
  readonly expected: number[];
  /** By bin, the derivative by each free parameter. */
  readonly slopes: number[][];
}

/** Indices of the parameters, −1 for those that are absent or fixed: coefficients of the background first. */
export interface ParameterIndices {
  readonly signal: number;
  readonly mass: number;
  readonly width: number;
  readonly count: number;
}

export function parameterIndices({
  order,
  hasBump,
  isMassFree,
  isWidthFree,
}: BumpModel): ParameterIndices {
  const signal = hasBump ? order + 1 : -1;
  const mass = hasBump && isMassFree ? signal + 1 : -1;
  const width = hasBump && isWidthFree ? Math.max(signal, mass) + 1 : -1;
  return {signal, mass, width, count: Math.max(order, signal, mass, width) + 1};
}

/**
 * Densities at the middle of a bin stand for its mean: bins must be narrow against the slope.
 *
 * @param values of the parameters, by their places
 */
export function predict(
  binning: Binning,
  model: BumpModel,
  places: ParameterIndices,
  values: readonly number[],
): Prediction {
  const {low, high, bins} = binning;
  const edges = binEdges(binning);
  const binWidth = (high - low) / bins;
  const signal = values[places.signal] ?? 0;
  const mass = values[places.mass] ?? model.mass;
  const width = values[places.width] ?? model.width;
  const prediction: Prediction = {background: [], expected: [], slopes: []};
  for (let bin = 0; bin < bins; bin += 1) {
    const [from, to] = [edges[bin] ?? NaN, edges[bin + 1] ?? NaN];
    const t = (2 * ((from + to) / 2 - low)) / (high - low) - 1;
    let exponent = 0;
    for (let k = model.order; k >= 0; k -= 1) exponent = exponent * t + (values[k] ?? 0);
    const background = Math.exp(exponent) * binWidth;
    const share = model.hasBump ? integral((x) => gauss(x, mass, width), from, to) : 0;
    const slopes = Array.from({length: places.count}, (_, k) => background * t ** k);
    if (places.signal >= 0) slopes[places.signal] = share;
    if (places.mass >= 0) {
      slopes[places.mass] = signal * (gauss(from, mass, width) - gauss(to, mass, width));
    }
    if (places.width >= 0) {
      const pull = (x: number): number => ((x - mass) / width) * gauss(x, mass, width);
      slopes[places.width] = signal * (pull(from) - pull(to));
    }
    prediction.background.push(background);
    prediction.expected.push(background + signal * share);
    prediction.slopes.push(slopes);
  }
  return prediction;
}
