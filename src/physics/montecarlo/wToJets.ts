/** A toy sample of W bosons that decay to two jets, for teaching what a calibration does to a peak. */
import {histogram, type Binning} from '../binning';
import {masses} from '../masses';
import {gaussian, seededRandom, type Random} from '../random';

interface Event {
  /** Mass in GeV as it was made. */
  readonly made: number;
  /** Error of the measurement, in units of the resolution. */
  readonly error: number;
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
export function wEvents(seed: number, count: number): readonly Event[] {
  const random = seededRandom(seed);
  return Array.from({length: count}, () => ({made: breitWigner(random), error: gaussian(random)}));
}

/** The mass distribution, in events per bin, of the same events measured in this way. */
export function measuredMasses(
  events: readonly Event[],
  {scale, resolution}: Measurement,
): readonly number[] {
  return histogram(
    events.map(({made, error}) => scale * made * (1 + resolution * error)),
    jetPairBinning,
  );
}
