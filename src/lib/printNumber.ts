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

const raised = (power: number): string =>
  Array.from(`${power}`, (digit) => raisedDigits[digit]).join('');

/** A whole number with commas: 7,078,004,211. */
export const printCount = (count: number): string => count.toLocaleString('en-GB');

/** A power of ten: 10⁻³; 1 and 10 as they are. */
export const printPowerOfTen = (power: number): string =>
  power === 0 || power === 1 ? `${10 ** power}` : `10${raised(power)}`;

/** A measured number with up to so many digits that count: 18,340, 0.0181 or 4.34 × 10⁻⁴. */
export function printDigits(value: number, digits: number): string {
  const power = Math.floor(Math.log10(Math.abs(value)));
  if (power >= 6 || power < -3) {
    return `${Number((value / 10 ** power).toPrecision(digits))}\u00a0×\u00a010${raised(power)}`;
  }
  const rounded = Number(value.toPrecision(digits));
  return rounded.toLocaleString('en-GB', {maximumFractionDigits: 12});
}
