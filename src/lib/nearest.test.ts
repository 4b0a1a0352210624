// cspell:ignore pseudorapidty crossection
import {expect, it} from 'vitest';
import {nearest} from './nearest';

it('a slip of the pen leads to the name that was meant', () => {
  const known = ['pile-up', 'pseudorapidity', 'cross-section', 'rapidity'];
  expect(nearest('pseudorapidty', known)[0]).toBe('pseudorapidity');
  expect(nearest('Rapidity', known)).toEqual(['rapidity', 'pseudorapidity', expect.anything()]);
  expect(nearest('crossection', known, 1)).toEqual(['cross-section']);
});
