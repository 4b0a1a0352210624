import {expect, it} from 'vitest';
import {
  formatEvents,
  formatLargeCount,
  formatGeV,
  formatLuminosity,
  formatPercent,
  formatWithUnit,
} from './quantities';

it('puts a space before a unit, but none before degrees', () => {
  expect([
    formatWithUnit(-1200, 'GeV'),
    formatWithUnit(80, '°'),
    formatWithUnit(2, ''),
    formatWithUnit('4.5', 'pb', {unbroken: true}),
  ]).toEqual(['−1,200 GeV', '80°', '2', '4.5\u00a0pb']);
});

it.each([
  [0.978, {}, '98 %'],
  [0.978, {decimals: 1}, '97.8 %'],
  [-0.012, {decimals: 1, plus: true}, '−1.2 %'],
  [0.5, {unbroken: true}, '50\u00a0%'],
  [0.004, {asBound: true}, '< 1 %'],
  [0, {asBound: true}, '0 %'],
  [null, {missing: '–'}, '–'],
  [Infinity, {missing: '–'}, '–'],
])('prints the fraction %s as %o asks', (fraction, format, text) => {
  expect(formatPercent(fraction, format)).toBe(text);
});

it('keeps the decimals of a percentage that the format allows', () => {
  expect(formatPercent(0.009, {maxDecimals: 2})).toBe('0.9 %');
  expect(formatPercent(0.05, {maxDecimals: 2})).toBe('5 %');
  expect(formatPercent(0.0123, {significant: 2})).toBe('1.2 %');
});

it.each([
  [0, '0 %'],
  [1, '100 %'],
  [0.9999, '> 99.9 %'],
  [0.996, '99.6 %'],
  [0.978, '98 %'],
  [0.0421, '4.2 %'],
  [0.003_12, '0.31 %'],
  [0.000_01, '< 0.01 %'],
  [1.02, '102.0 %'],
])('prints the fraction %d by its size', (fraction, text) => {
  expect(formatPercent(fraction, {bySize: true})).toBe(text);
});

it.each([
  [0, {}, '0'],
  [7_281_608.3, {}, '7,281,608'],
  [387.4, {}, '387'],
  [99.96, {}, '100'],
  [12.34, {}, '12.3'],
  [9.996, {}, '10.0'],
  [1.234, {}, '1.23'],
  [0.0421, {}, '0.042'],
  [-12.34, {}, '−12.3'],
  [-0.0001, {}, '0.000'],
  [9.5, {maxDecimals: 1}, '9.5'],
  [0.004, {maxDecimals: 2, asBound: true}, '< 0.01'],
  [-0.004, {maxDecimals: 2, asBound: true}, '> −0.01'],
])('prints %d events as %o asks', (events, format, text) => {
  expect(formatEvents(events, format)).toBe(text);
});

it('prints large numbers of events in words', () => {
  expect([1_979_000_000, 45_012_345, 100_000].map(formatLargeCount)).toEqual([
    '1.98 billion',
    '45.0 million',
    '100,000',
  ]);
});

it('prints energies in GeV with a decimal below 1000', () => {
  expect([formatGeV(45.23), formatGeV(1234.5), formatGeV(0.514, 2)]).toEqual([
    '45.2 GeV',
    '1235 GeV',
    '0.51 GeV',
  ]);
});

it('prints luminosities', () => {
  expect([
    formatLuminosity(10.064),
    formatLuminosity(3000),
    formatLuminosity(36.6),
    formatLuminosity(0.123_456, {significant: 4}),
    formatLuminosity(36.647, {error: 0.6}),
  ]).toEqual(['10.06 fb⁻¹', '3,000 fb⁻¹', '36.6 fb⁻¹', '0.1235 fb⁻¹', '36.65 ± 0.60 fb⁻¹']);
});
