import {expect, it} from 'vitest';
import {printCount, printCountOf, printDigits, printPowerOfTen} from './printNumber';

it('separates thousands by commas', () => {
  expect([0, 999, 1000, 7_078_004_211].map(printCount)).toEqual([
    '0',
    '999',
    '1,000',
    '7,078,004,211',
  ]);
});

it('puts the noun of a count of one in the singular', () => {
  expect([0, 1, 2000].map((count) => printCountOf(count, 'entry', 'entries'))).toEqual([
    '0 entries',
    '1 entry',
    '2,000 entries',
  ]);
  expect(printCountOf(1, 'bin')).toBe('1 bin');
});

it('leaves decimals whole, and writes a minus and no hyphen', () => {
  expect([18341.53125, -18341.5, -999].map(printCount)).toEqual([
    '18,341.53125',
    '−18,341.5',
    '−999',
  ]);
});

it('writes a minus before powers of ten too', () => {
  expect(printDigits(-12_345_678, 3)).toBe('−1.23\u00a0×\u00a010⁷');
});

it('prints nothing as nought, to any number of digits', () => {
  expect(printDigits(0, 2)).toBe('0');
});

it('prints powers of ten', () => {
  expect([-13, -1, 0, 1, 2, 10].map(printPowerOfTen)).toEqual([
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
  expect(values.map((value) => printDigits(value, 4))).toEqual([
    '18,340',
    '452.3',
    '2',
    '0.0181',
    '0.005388',
    '4.34\u00a0×\u00a010⁻⁴',
    '1.655\u00a0×\u00a010⁷',
  ]);
});
