import {expect, it} from 'vitest';
import {plainFormula, plainText} from './plainFormula';

it.each([
  ['p_{\\mathrm{T}1}', 'pT1'],
  ['\\met', 'ETmiss'],
  ['S/\\sqrt B', 'S/√B'],
  ['N-B', 'N-B'],
  ['\\Delta\\phi', 'Δφ'],
])('writes %s as %s', (tex, text) => {
  expect(plainFormula(tex)).toBe(text);
});

it('writes a text without the marks of its formulas and links', () => {
  expect(plainText('Best $S/\\sqrt B$ of [the class](/x)')).toBe('Best S/√B of the class');
});
