/** Numbers of events and what they are worth, as the app prints them. */
import type {Total} from '../../model/sums';

const plain = (value: number, places: number): string =>
  value.toLocaleString('en-GB', {minimumFractionDigits: places, maximumFractionDigits: places});

/** Digits after the point at which an error has two digits that count. */
const placesFor = (error: number): number => Math.max(0, 1 - Math.floor(Math.log10(error)));

/** Places after the point beyond which a yield says nothing to anybody. */
const maxPlaces = 4;

/** An expected number of events alone: 7,281,608, 387, 12.3 or 0.042. */
export function printEvents(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 99.95) return plain(value, 0);
  return plain(value, size >= 9.995 ? 1 : size >= 0.995 ? 2 : 3);
}

/**
 * An expected number of events with the statistical error of the simulation √(Σw²), both to the place
 * at which the error has two digits that count: 396.6 ± 4.4.
 */
export function printYield({sumOfWeights, sumOfSquaredWeights}: Total): string {
  const error = Math.sqrt(sumOfSquaredWeights);
  if (error === 0) return printEvents(sumOfWeights);
  const places = Math.min(maxPlaces, placesFor(error));
  return `${plain(sumOfWeights, places)} ± ${plain(error, places)}`;
}

/** A share in per cent: 98 %, 4.2 %, 0.31 %; a dash where there is nothing to divide by. */
export function printShare(share: number | null): string {
  if (share === null || !Number.isFinite(share)) return '–';
  const percent = 100 * share;
  if (percent === 0 || percent === 100) return `${percent} %`;
  if (percent > 99.95 && percent < 100) return '> 99.9 %';
  if (percent > 0 && percent < 0.005) return '< 0.01 %';
  const size = Math.abs(percent);
  return `${plain(percent, size >= 99.5 ? 1 : size >= 9.95 ? 0 : size >= 0.995 ? 1 : 2)} %`;
}

/** A significance in standard deviations. */
export const printSignificance = (value: number): string =>
  value >= 0.995 || value === 0 ? plain(value, 2) : plain(value, 3);

/** A luminosity in fb⁻¹, without digits that nobody set. */
export const printLuminosity = (luminosity: number): string =>
  `${luminosity.toLocaleString('en-GB', {maximumFractionDigits: 2})} fb⁻¹`;
