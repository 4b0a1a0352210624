/** How plots print numbers. */
import {formatSignificant} from '@site/src/kit/format/numbers';

/** Formats are kept: making one takes longer than drawing a plot. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number with commas between thousands, and between `min` and `max` decimals. */
export function printDecimals(value: number, min: number, max: number = min): string {
  const key = `${min} ${max}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-GB', {minimumFractionDigits: min, maximumFractionDigits: max});
  formats.set(key, format);
  return format.format(value);
}

/** A number with up to so many significant digits; `none` for NaN. */
export function printValue(value: number, digits = 5): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'none' : value > 0 ? '∞' : '−∞';
  return value === 0 ? '0' : formatSignificant(value, digits).replace('-', '−');
}
