import {expect, it} from 'vitest';
import {processes13} from './processes';

/** In pb. */
const units: Readonly<Record<string, number>> = {mb: 1e9, nb: 1e3, pb: 1, fb: 1e-3};

it('what is printed is the number behind it', () => {
  for (const {name, print, crossSectionPb} of processes13) {
    const [value = '', unit = ''] = print.split(' ');
    const printed = Number(value) * (units[unit] ?? NaN);
    expect(Math.abs(printed / crossSectionPb - 1), name).toBeLessThan(0.006);
  }
});

it('the largest is first', () => {
  const values = processes13.map(({crossSectionPb}) => crossSectionPb);
  expect(values).toEqual([...values].sort((one, other) => other - one));
});
