/** The way back from printed numbers. */

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const powerOfTen = /^(?:(?<factor>-?[\d.]+)×)?10(?<exponent>⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/;

function power(text: string): number {
  const digits = text
    .replace('⁻', '-')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (it) => String(superscripts.indexOf(it)));
  return 10 ** Number(digits);
}

/**
 * The number that a text begins with, as the site prints numbers: "24 %", "1,720", "−3.5" or "3 × 10⁵".
 * @throws RangeError if it begins with no number
 */
export function readPrinted(text: string): number {
  const plain = text.replaceAll(/[\s,≈~]/gu, '').replace(/\u2212/, '-');
  const found = powerOfTen.exec(plain)?.groups;
  const value = found
    ? Number(found['factor'] ?? 1) * power(found['exponent'] ?? '')
    : Number.parseFloat(plain);
  if (Number.isNaN(value)) throw new RangeError(`A number is expected instead of "${text}".`);
  return value;
}
