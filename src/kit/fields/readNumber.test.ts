import {expect, it} from 'vitest';
import {readNumber} from './readNumber';

it.each([
  ['12', 12],
  [' 0.5 ', 0.5],
  ['.5', 0.5],
  ['1e-3', 0.001],
  ['-2', -2],
  ['−2', -2],
  ['71,749,688', 71_749_688],
  ['10 000', 10_000],
  ['10\u202f000', 10_000],
  ['', null],
  ['  ', null],
  ['1e', undefined],
  ['1,5', undefined],
  ['1,2345', undefined],
  ['0x10', undefined],
  ['1e999', undefined],
  ['ten', undefined],
  ['1..2', undefined],
])('"%s" is read as %s', (text, value) => expect(readNumber(text)).toBe(value));
