import {expect, it} from 'vitest';
import {formats} from './formats';
import {alt, printSizes, title} from '.';

it('computes the sizes from the records', () => {
  expect(Object.fromEntries(formats.map((format) => [format.name, printSizes(format)]))).toEqual({
    RAW: 'about 1\u00a0MB',
    AOD: 'about 300–600\u00a0kB',
    PHYSLITE: '6.1–7.2\u00a0kB data, 11.4\u00a0kB simulated',
    '2025 ntuple': '0.23\u00a0kB data, 0.36\u00a0kB simulated',
    'HepMC, generated': '51\u00a0kB simulated',
    'HION14, lead–lead': '19.7\u00a0kB data, 302\u00a0kB simulated',
  });
});

it('gets smaller with each step on the way', () => {
  const largest = formats
    .filter(({isOnTheWay}) => isOnTheWay)
    .map(({typical, sizes}) => Math.max(typical?.[1] ?? 0, ...sizes.map((size) => size.kilobytes)));
  expect(largest).toEqual([...largest].sort((one, other) => other - one));
  expect(title).toContain('4,000 times smaller');
});

it('reports every size in words too, and what is not released', () => {
  expect(formats.filter((format) => !alt.includes(printSizes(format)))).toEqual([]);
  expect(alt).toContain('RAW and AOD are not released');
});
