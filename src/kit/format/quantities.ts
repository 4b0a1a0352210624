/** Numbers with their units, as the site writes them. */
import {formatNumber, type NumberFormat} from './numbers';

interface UnitFormat {
  /** No line breaks before the unit. */
  readonly unbroken?: boolean;
}

/**
 * A number with its unit, a space between them; degrees stand close: 5 GeV, 80°, 2.
 *
 * @param value a number, printed in full, or the text of one
 * @param unit empty for a plain number
 */
export function formatWithUnit(
  value: number | string,
  unit: string,
  {unbroken = false}: UnitFormat = {},
): string {
  const text = typeof value === 'number' ? formatNumber(value) : value;
  const space = unit === '' || unit === '°' ? '' : unbroken ? '\u00a0' : ' ';
  return `${text}${space}${unit}`;
}

/** Decimals that leave a number two significant digits, but none after the point from 9.95 on. */
const decimalsOfPercent = (size: number): number => {
  if (size >= 99.5) return 1;
  return size >= 9.95 ? 0 : size >= 0.995 ? 1 : 2;
};

interface PercentFormat extends NumberFormat, UnitFormat {
  /**
   * Instead of `decimals`: two significant digits, and nothing that is not exactly 0 or 100 prints so:
   * 98 %, 4.2 %, 0.31 %, < 0.01 %, > 99.9 %.
   */
  readonly bySize?: boolean;
  /** Above zero, what is less than one per cent prints as `< 1 %`. */
  readonly asBound?: boolean;
}

function percentText(percent: number, {bySize, asBound, ...format}: PercentFormat): string {
  if (asBound && percent > 0 && percent < 1) return '< 1';
  const {decimals, maxDecimals, significant} = format;
  const isPlain = [decimals, maxDecimals, significant].every((digits) => digits === undefined);
  if (!bySize) return formatNumber(percent, isPlain ? {...format, decimals: 0} : format);
  if (percent === 0 || percent === 100) return formatNumber(percent);
  if (percent > 99.95 && percent < 100) return '> 99.9';
  if (percent > 0 && percent < 0.005) return '< 0.01';
  return formatNumber(percent, {decimals: decimalsOfPercent(Math.abs(percent))});
}

/**
 * A fraction in per cent: 0.981 is 98 %, without decimals unless the format asks for them. A fraction that is
 * null, NaN or infinite prints as `missing` alone.
 */
export function formatPercent(fraction: number | null, format: PercentFormat = {}): string {
  if (fraction === null || !Number.isFinite(fraction)) return formatNumber(null, format);
  return formatWithUnit(percentText(100 * fraction, format), '%', format);
}

interface EventsFormat {
  /** Decimals of small numbers: 3, unless given. */
  readonly maxDecimals?: number;
  /** Sizes below the last decimal print as `< 0.01`, and not as zero. */
  readonly asBound?: boolean;
}

/** An expected number of events to three significant digits, in whole events from 100 on: 7,281,608, 387, 12.3, 0.042. */
export function formatEvents(
  events: number,
  {maxDecimals = 3, asBound = false}: EventsFormat = {},
): string {
  const size = Math.abs(events);
  if (size === 0) return '0';
  const smallest = 10 ** -maxDecimals;
  if (asBound && size < smallest) {
    return `${events < 0 ? '>' : '<'} ${formatNumber(Math.sign(events) * smallest)}`;
  }
  const decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.995 ? 2 : 3;
  return formatNumber(events, {decimals: Math.min(maxDecimals, decimals)});
}

/** A large number of events with three digits and a word from a million on: 1.98 billion, 45.0 million, 100,000. */
export function formatLargeCount(events: number): string {
  if (events >= 1e9) return `${(events / 1e9).toPrecision(3)} billion`;
  return events >= 1e6 ? `${(events / 1e6).toPrecision(3)} million` : formatNumber(events);
}

/**
 * An energy, a momentum or a mass in GeV, with one decimal below 1000 unless a different number is requested, and without
 * commas, as the texts of the site write them: 45.2 GeV, 3037 GeV.
 */
export const formatGeV = (value: number, decimals = value < 1000 ? 1 : 0): string =>
  `${formatNumber(value, {decimals, grouped: false})} GeV`;

interface LuminosityFormat extends NumberFormat {
  /** In the same unit: both then have two decimals, unless the format asks for others. */
  readonly error?: number;
}

/** A luminosity in fb⁻¹, with at most two decimals unless the format asks for other digits: 36.6 fb⁻¹, 36.65 ± 0.61 fb⁻¹. */
export function formatLuminosity(
  luminosity: number,
  {error, ...format}: LuminosityFormat = {},
): string {
  const usual = format.significant === undefined ? {maxDecimals: 2} : {};
  if (error === undefined) return `${formatNumber(luminosity, {...usual, ...format})} fb⁻¹`;
  const both = {decimals: 2, ...format};
  return `${formatNumber(luminosity, both)} ± ${formatNumber(error, both)} fb⁻¹`;
}
