import {expect, it} from 'vitest';
import {formatAnySize, formatValue} from './formatValue';
import {testTable} from './testTable';

it.each([
  [0, '0'],
  [70_611, '70,611'],
  [71_749_688_366_060, '71,749,688,366,060'],
  [729.77, '729.77'],
  [1_234.56789, '1,234.57'],
  [-2.5, '−2.5'],
  [-12, '−12'],
  [0.0000124, '1.24\u00a0×\u00a010⁻⁵'],
  [4.5e12 + 0.5, '4.5\u00a0×\u00a010¹²'],
  [2e20, '2\u00a0×\u00a010²⁰'],
])('%d is printed as %s', (value, text) => expect(formatAnySize(value)).toBe(text));

it('what is not known is said to be not published, whatever the column', () => {
  for (const column of testTable.columns) {
    expect(formatValue(null, column, 'table')).toBe('not published');
  }
});

it.each([
  [308_363.4127, '308,000', '308,363.4127'],
  [1.0123456789e10, '1.01\u00a0×\u00a010¹⁰', '1.0123456789\u00a0×\u00a010¹⁰'],
  [0.1 + 0.2, '0.3', '0.3'],
])('%d, if measured, is %s in the table and %s in the detail', (value, short, full) => {
  const column = {key: 'xsec', label: 'Cross-section', kind: 'number', isMeasured: true} as const;
  expect(formatValue(value, column, 'table')).toBe(short);
  expect(formatValue(value, column, 'detail')).toBe(full);
});
