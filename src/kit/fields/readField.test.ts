import {expect, it} from 'vitest';
import {readField} from './readField';

it.each([
  ['36.6', 36.6],
  [' 36,600 ', 36_600],
  ['1.2e-5', 1.2e-5],
  ['2.4 × 10^10', 2.4e10],
  ['2.4x10−3', 2.4e-3],
])('reads %s', (text, value) => {
  expect(readField('sumOfWeights', text).value).toBe(value);
});

it.each([
  ['crossSection', '36,6', 'Use a decimal point: 36.6.'],
  ['crossSection', 'many', 'Enter a number, such as 0.5 or 1.2e-5.'],
  ['crossSection', '0', 'Enter a number greater than zero.'],
  ['luminosity', '-3', 'Enter a number greater than zero.'],
  ['filterEfficiency', '54', 'An efficiency is at most 1: 54 % is 0.54.'],
] as const)('%s: says kindly what is wrong with %s', (name, text, problem) => {
  expect(readField(name, text)).toEqual({value: null, problem});
});

it('takes an odd number, and asks', () => {
  expect(readField('luminosity', '36600')).toEqual({
    value: 36_600,
    doubt: expect.stringContaining('divide it by 1000') as unknown,
  });
});

it('an empty field is not known; an uncertainty may be zero', () => {
  expect(readField('kFactor', ' ')).toEqual({value: null});
  expect(readField('luminosityError', '0')).toEqual({value: 0});
});
