/** A toy sample of W bosons that decay to two jets, for teaching what a calibration does to a peak. */
import {histogram, type Binning} from '../statistics/binning';
import {masses} from '../masses';
import {gaussian, seededRandom, type Random} from '../random';

/** Event by event; both of the same length. */
interface Events {
  /** Mass in GeV as it was made. */
  readonly made: Float64Array;
  /** Error of the measurement, in units of the resolution. */
  readonly error: Float64Array;
}

interface Measurement {
  /** Factor on the energies of all jets: 1.01 makes them 1 % too large. */
  readonly scale: number;
  /** Relative resolution of the mass. */
  readonly resolution: number;
}

/** Width of the W boson in GeV. */
const width = 2.09;

/** Largest distance in GeV from the peak of the mass as it was made. */
const farthest = 30;

/** Relative resolution of the mass of two jets: a round value for teaching. */
export const nominalResolution = 0.1;

/** Mass of the two jets in GeV. */
export const jetPairBinning: Binning = {low: 50, high: 110, bins: 12};

/** A mass of the Breit–Wigner distribution without relativistic corrections. */
function breitWigner(random: Random): number {
  const limit = Math.atan((2 * farthest) / width);
  return masses.w + (width / 2) * Math.tan(limit * (2 * random() - 1));
}

/** The same events for the same seed, so that variations differ by what is varied and by nothing else. */
export function wEvents(seed: number, count: number): Events {
  const random = seededRandom(seed);
  const events = {made: new Float64Array(count), error: new Float64Array(count)};
  for (let event = 0; event < count; event += 1) {
    events.made[event] = breitWigner(random);
    events.error[event] = gaussian(random);
  }
  return events;
}

/** The mass distribution, in events per bin, of the same events measured in this way. */
export function measuredMasses(
  {made, error}: Events,
  {scale, resolution}: Measurement,
): readonly number[] {
  const measured = made.map(
    (mass, event) => scale * mass * (1 + resolution * (error[event] ?? NaN)),
  );
  return histogram(measured, jetPairBinning);
}
