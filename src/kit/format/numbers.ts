/**
 * Numbers as the site writes them: commas between thousands, a true minus sign, and no minus before what rounds to
 * zero. For readers only: CSV, addresses, code and attributes of SVG keep the digits of JavaScript.
 *
 * `Intl` is not used: its first use costs a slow phone some 50 ms while the page begins to run, and each
 * call more.
 */

export interface NumberFormat {
  /** Exactly so many digits after the point: 2 makes 4.5 into `4.50`. */
  readonly decimals?: number;
  /** At most so many digits after the point, without zeros at the end: 2 makes 4.5 into `4.5`. */
  readonly maxDecimals?: number;
  /** Round to so many significant digits first: 2 makes 1,234 into `1,200`. */
  readonly significant?: number;
  /** A plus sign before what is above zero. */
  readonly plus?: boolean;
  /** Commas between thousands, unless false: a run or an event has a number, not an amount. */
  readonly grouped?: boolean;
  /** For null, undefined and NaN: `none`, unless given. */
  readonly missing?: string;
}

/** Spaces that keep a number on one line. */
const times = '\u00a0×\u00a0';

const superscripts: Readonly<Record<string, string>> = {
  '-': '⁻',
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

/** A whole number as an exponent: ⁻¹². */
export const formatExponent = (power: number): string =>
  Array.from(`${power}`, (digit) => superscripts[digit]).join('');

/** A power of ten: 10⁻³; 1 and 10 as they are. */
export const formatPowerOfTen = (power: number): string =>
  power === 0 || power === 1 ? `${10 ** power}` : `10${formatExponent(power)}`;

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Digits of a number that is not negative, rounded as the format asks. */
function digitsOf(size: number, {decimals, maxDecimals, significant}: NumberFormat): string {
  const rounded = significant === undefined ? size : Number(size.toPrecision(significant));
  if (decimals !== undefined) return rounded.toFixed(decimals);
  if (maxDecimals === undefined) return `${rounded}`;
  const fixed = rounded.toFixed(maxDecimals);
  const shortest = `${Number(fixed)}`;
  return shortest.includes('e-') ? fixed.replace(/\.?0+$/, '') : shortest;
}

function withoutSign(size: number | bigint, format: NumberFormat): string {
  if (size === Infinity) return '∞';
  const digits = typeof size === 'bigint' ? `${size}` : digitsOf(size, format);
  const [mantissa = '', exponent] = digits.split('e');
  if (exponent !== undefined) return `${mantissa}${times}10${formatExponent(Number(exponent))}`;
  const [whole = '', ...fraction] = mantissa.split('.');
  return [format.grouped === false ? whole : grouped(whole), ...fraction].join('.');
}

/**
 * A number with all its digits, or rounded as `format` asks: 18,341.5, −0.52, ∞.
 *
 * Halves are rounded as `toFixed` does, away from zero by the exact value of the number: 1.005 has the nearest
 * number 1.00499…, and prints as 1.00. What JavaScript writes with an exponent, from 10²¹ on or below 10⁻⁶, is
 * printed with a power of ten.
 */
export function formatNumber(
  value: number | bigint | null | undefined,
  format: NumberFormat = {},
): string {
  if (value === null || value === undefined || Number.isNaN(value)) return format.missing ?? 'none';
  const text = withoutSign(value < 0 ? -value : value, format);
  if (!/[1-9∞]/.test(text)) return text;
  if (value < 0) return `−${text}`;
  return format.plus ? `+${text}` : text;
}

/** A count: 7,078,004,211. */
export const formatCount = (count: number | bigint): string => formatNumber(count);

/** A count with its noun: 1 entry, 2,000 entries. @param plural with an s, unless given */
export const formatCountOf = (count: number, thing: string, plural = `${thing}s`): string =>
  `${formatCount(count)} ${count === 1 ? thing : plural}`;

interface SignificantFormat extends Pick<NumberFormat, 'missing'> {
  /** From this size on a power of ten is printed: a million, unless given. */
  readonly powersFrom?: number;
}

/**
 * A measured number with at most so many significant digits (5, unless given), and a power of ten below a
 * thousandth and from a million on: 18,340, 0.0181, 4.34 × 10⁻⁴.
 */
export function formatSignificant(
  value: number | null | undefined,
  digits = 5,
  {powersFrom = 1e6, missing}: SignificantFormat = {},
): string {
  const format = missing === undefined ? {} : {missing};
  const size = Math.abs(value ?? 0);
  const hasPower = size > 0 && size < Infinity && (size < 1e-3 || size >= powersFrom);
  if (!hasPower) return formatNumber(value, {...format, significant: digits});
  const power = Math.floor(Math.log10(size));
  const mantissa = Number(((value ?? 0) / 10 ** power).toPrecision(digits));
  return Math.abs(mantissa) < 10
    ? `${formatNumber(mantissa)}${times}10${formatExponent(power)}`
    : `${formatNumber(mantissa / 10)}${times}10${formatExponent(power + 1)}`;
}

/**
 * A value with its error to two significant digits, both with as many decimals: 340 ± 110, 124.8 ± 0.6.
 * Without an error above zero, the value with four significant digits.
 */
export function formatWithError(value: number, error: number, maxDecimals = 20): string {
  if (!(error > 0)) return formatSignificant(value, 4);
  const needed = Math.max(0, 1 - Math.floor(Math.log10(error)));
  const format = {decimals: Math.min(maxDecimals, needed)};
  return `${formatNumber(value, format)} ± ${formatNumber(error, format)}`;
}

interface ParseFormat {
  /** True if `1,5` is one and a half; otherwise commas and spaces separate thousands. */
  readonly hasDecimalComma?: boolean;
}

/** The number that the user typed, or that `formatNumber` printed without a power; NaN for what is none. */
export function parseNumber(text: string, {hasDecimalComma = false}: ParseFormat = {}): number {
  const signed = text.trim().replace('−', '-');
  const plain = hasDecimalComma
    ? signed.replace(',', '.')
    : signed.replace(/(?<=\d)[, \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}
