import {expect, it} from 'vitest';
import {csvHeader, csvText} from './csv';

it.each([
  ['crossSectionPb', 'pb', 'cross_section [pb]'],
  ['energyTeV', 'TeV', 'energy [TeV]'],
  ['luminosityPb', 'pb⁻¹', 'luminosity [pb⁻¹]'],
  ['zipBytes', 'B', 'zip_size [B]'],
  ['bytes', 'B', 'size [B]'],
  ['kFactor', undefined, 'k_factor'],
  ['dsid', undefined, 'dsid'],
  ['asOf', undefined, 'as_of'],
])('heads %s', (field, unit, header) => {
  expect(csvHeader(field, unit)).toBe(header);
});

it('quotes what would end a cell, and leaves unknown cells empty', () => {
  const rows = [
    ['a, b', null, true],
    ['say "so"', 1.5e-7, ['x', 'y']],
    ['two\nlines', 0, undefined],
  ];
  expect(csvText(['name', 'value', 'flag'], rows)).toBe(
    'name,value,flag\n"a, b",,yes\n"say ""so""",1.5e-7,x; y\n"two\nlines",0,\n',
  );
});
