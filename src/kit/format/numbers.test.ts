import {describe, expect, it} from 'vitest';
import {
  formatCount,
  formatCountOf,
  formatExponent,
  formatNumber,
  formatPowerOfTen,
  formatSignificant,
  formatWithError,
  parseNumber,
} from './numbers';

it('separates thousands by commas', () => {
  expect([0, 999, 1000, 7_078_004_211].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '7,078,004,211',
  ]);
});

it('puts the noun of a count of one in the singular', () => {
  expect([0, 1, 2000].map((count) => formatCountOf(count, 'entry', 'entries'))).toEqual([
    '0 entries',
    '1 entry',
    '2,000 entries',
  ]);
  expect(formatCountOf(1, 'bin')).toBe('1 bin');
});

it('leaves decimals whole, and writes a minus and no hyphen', () => {
  expect([18341.53125, -18341.5, -999].map(formatCount)).toEqual([
    '18,341.53125',
    '−18,341.5',
    '−999',
  ]);
});

it('writes a minus before powers of ten too', () => {
  expect(formatSignificant(-12_345_678, 3)).toBe('−1.23\u00a0×\u00a010⁷');
});

it('prints nothing as nought, to any number of digits', () => {
  expect(formatSignificant(0, 2)).toBe('0');
});

it('prints powers of ten', () => {
  expect([-13, -1, 0, 1, 2, 10].map(formatPowerOfTen)).toEqual([
    '10⁻¹³',
    '10⁻¹',
    '1',
    '10',
    '10²',
    '10¹⁰',
  ]);
});

it('keeps the digits that count, whatever the size', () => {
  const values = [18341.53, 452.308, 2, 0.0181, 0.00538752, 0.000434, 16_554_473];
  expect(values.map((value) => formatSignificant(value, 4))).toEqual([
    '18,340',
    '452.3',
    '2',
    '0.0181',
    '0.005388',
    '4.34\u00a0×\u00a010⁻⁴',
    '1.655\u00a0×\u00a010⁷',
  ]);
});

it('writes a power of ten of its own where the digits round up to ten', () => {
  expect(formatSignificant(9_999_600, 3)).toBe('1\u00a0×\u00a010⁷');
  expect(formatSignificant(70_611_000, 6, {powersFrom: 1e9})).toBe('70,611,000');
});

it.each([
  [18_341.5, {decimals: 2}, '18,341.50'],
  [18_341.5, {decimals: 0}, '18,342'],
  [4.5, {maxDecimals: 2}, '4.5'],
  [1e-7, {maxDecimals: 9}, '0.0000001'],
  [10.06, {maxDecimals: 20}, '10.06'],
  [200, {maxDecimals: 0}, '200'],
  [1_234.56, {significant: 2}, '1,200'],
  [0.046_34, {significant: 3, maxDecimals: 3}, '0.046'],
  [0.52, {decimals: 2, plus: true}, '+0.52'],
  [-0.52, {decimals: 2, plus: true}, '−0.52'],
  [0.001, {decimals: 2, plus: true}, '0.00'],
  [-345_678, {grouped: false}, '−345678'],
  [9_007_199_254_740_993n, {}, '9,007,199,254,740,993'],
  [-12n, {}, '−12'],
  [1.5e-8, {}, '1.5\u00a0×\u00a010⁻⁸'],
  [Infinity, {decimals: 2}, '∞'],
  [-Infinity, {}, '−∞'],
  [Number.NaN, {}, 'none'],
  [null, {missing: '–'}, '–'],
  [undefined, {decimals: 1}, 'none'],
])('prints %s as %o asks', (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});

it.each([
  [342.18, 113.9, '342 ± 114'],
  [124.83, 0.613, '124.83 ± 0.61'],
  [-57.2, 9.6, '−57.2 ± 9.6'],
  [125, 0, '125'],
  [-0.001, 0.5, '0.00 ± 0.50'],
])('prints %d with an error of %d to the digits that the error leaves', (value, error, text) => {
  expect(formatWithError(value, error)).toBe(text);
});

it.each([
  ['1,234.5', 1234.5],
  [' −12 ', -12],
  ['+3', 3],
  ['1.2e-5', 1.2e-5],
  ['12 000', 12_000],
  ['1,5', Number.NaN],
  ['', Number.NaN],
  ['0x10', Number.NaN],
  ['5 GeV', Number.NaN],
])('reads “%s” as %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it('reads a comma as a decimal point where it is asked to', () => {
  expect(['1,5', '−0,25', '1.5'].map((text) => parseNumber(text, {hasDecimalComma: true}))).toEqual(
    [1.5, -0.25, 1.5],
  );
});

/** Numbers of all sizes and both signs, spread over the digits. */
const samples: readonly number[] = Array.from({length: 18}, (_, i) => i - 6).flatMap((power) =>
  Array.from({length: 60}, (_, i) => (i % 2 ? -1 : 1) * ((i * 0.618_034) % 1) * 10 ** power),
);

describe('of any number', () => {
  it.each([0, 1, 2, 5])(
    'with %d decimals, the text is the value within half a last digit',
    (decimals) => {
      for (const value of samples) {
        const read = parseNumber(formatNumber(value, {decimals}));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(
          0.5 * 10 ** -decimals * (1 + 1e-9) + 1e-12 * Math.abs(value),
        );
      }
    },
  );

  it.each([1, 3, 6])(
    'with %d significant digits, the text is the value to so many',
    (significant) => {
      for (const value of samples) {
        const read = parseNumber(formatNumber(value, {significant, maxDecimals: 20}));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(
          Math.abs(value) * 5.000_001 * 10 ** -significant,
        );
      }
    },
  );

  it('all digits give the number back', () => {
    for (const value of samples.filter((one) => Math.abs(one) > 1e-6)) {
      expect(parseNumber(formatNumber(value))).toBe(value + 0);
    }
  });

  it('the sign is a true minus, and nothing that rounds to zero has one', () => {
    for (const value of samples) {
      for (const text of [formatNumber(value, {decimals: 2}), formatSignificant(value, 3)]) {
        expect(text).not.toContain('-');
        expect(text.startsWith('−')).toBe(value < 0 && /[1-9]/.test(text));
      }
    }
  });

  it('commas are between groups of three, and nowhere after the point', () => {
    for (const value of samples) {
      expect(formatNumber(value, {decimals: 4})).toMatch(/^−?\d{1,3}(?:,\d{3})*\.\d{4}$/);
    }
  });
});

it('an exponent has raised digits', () => {
  expect(formatExponent(-120)).toBe('⁻¹²⁰');
});
