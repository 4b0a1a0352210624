/** Numbers, as the site prints them. */

const raisedDigits: Readonly<Record<string, string>> = {
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

/** A whole number as an exponent is written: ⁻¹². */
export const raised = (power: number): string =>
  Array.from(`${power}`, (digit) => raisedDigits[digit]).join('');

/**
 * A number with commas between its thousands: 7,078,004,211. Not by `Intl`: its first use costs a slow telephone
 * some 50 ms while the page begins to run, and each call more.
 */
export function printCount(value: number): string {
  const [whole = '', ...fraction] = `${value}`.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',').replace('-', '−');
  return [grouped, ...fraction].join('.');
}

/** A count with its noun: 1 entry, 2,000 entries. @param plural with an s, unless given */
export const printCountOf = (count: number, thing: string, plural = `${thing}s`): string =>
  `${printCount(count)} ${count === 1 ? thing : plural}`;

/** A power of ten: 10⁻³; 1 and 10 as they are. */
export const printPowerOfTen = (power: number): string =>
  power === 0 || power === 1 ? `${10 ** power}` : `10${raised(power)}`;

/** A measured number with up to so many digits that count: 18,340, 0.0181 or 4.34 × 10⁻⁴. */
export function printDigits(value: number, digits: number): string {
  const power = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  if (power >= 6 || power < -3) {
    const mantissa = printCount(Number((value / 10 ** power).toPrecision(digits)));
    return `${mantissa}\u00a0×\u00a010${raised(power)}`;
  }
  return printCount(Number(value.toPrecision(digits)));
}
