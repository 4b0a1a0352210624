/** Measurements of a mass with a resolution and a wrong scale. */
import {gaussian, seededRandom} from '@site/src/physics/random';
import {masses} from '@site/src/physics/masses';

export interface Measuring {
  /** Relative error of the scale that all measurements share, in per cent. */
  readonly bias: number;
  /** Relative resolution of each measurement, in per cent. */
  readonly resolution: number;
  /** Number of measurements, as a power of ten. */
  readonly power: number;
}

/** True mass, in GeV. */
export const truth = masses.z;

export const maxPower = 4;

export const eventsOf = ({power}: Pick<Measuring, 'power'>): number => Math.round(10 ** power);

const random = seededRandom(5);
const fluctuations = Array.from({length: 10 ** maxPower}, () => gaussian(random));

/** Measured masses in GeV, m (1 + bias) (1 + resolution × g) with a Gaussian g, which is the same at each call. */
export function measure({bias, resolution, power}: Measuring): readonly number[] {
  return fluctuations
    .slice(0, eventsOf({power}))
    .map((g) => truth * (1 + bias / 100) * (1 + (resolution / 100) * g));
}

/** Mean of the measurements with its standard error σ/√N, in GeV. */
export function meanOf(state: Measuring): {readonly value: number; readonly error: number} {
  const values = measure(state);
  const value = values.reduce((sum, mass) => sum + mass, 0) / values.length;
  const sigma = (state.resolution / 100) * truth * (1 + state.bias / 100);
  return {value, error: sigma / Math.sqrt(values.length)};
}
