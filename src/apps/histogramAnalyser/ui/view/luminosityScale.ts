/** Places of a slider for luminosities, in equal steps of the logarithm. */
import type {Scheme} from '../../model/analysis';

/** The place at the upper end; the lower end is 0. */
export const places = 400;

type Range = Scheme['luminosity'];

export function placeOf(luminosity: number, {low, high}: Range): number {
  return Math.round((places * Math.log(luminosity / low)) / Math.log(high / low));
}

/** The luminosity at a place, in fb⁻¹, to three digits; the one of the sample at its own place. */
export function luminosityAt(place: number, range: Range): number {
  if (place === placeOf(range.start, range)) return range.start;
  const {low, high} = range;
  const exact = low * (high / low) ** (place / places);
  return Math.min(high, Math.max(low, Number(exact.toPrecision(3))));
}
