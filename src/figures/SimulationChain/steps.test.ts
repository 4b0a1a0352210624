import {expect, it} from 'vitest';
import {records} from '@site/src/data/catalogue/records';
import {common, data, simulation} from '.';

it('has as many steps in both lanes, since they stand side by side', () => {
  expect(simulation).toHaveLength(data.length);
});

it('calls released what the catalogue has', () => {
  const released = [...simulation, ...data, ...common]
    .flatMap(({gives}) => gives)
    .filter(({isReleased}) => isReleased)
    .map(({format}) => format.toUpperCase());
  expect(released).toEqual(['HEPMC', 'PHYSLITE', 'NTUPLE']);
  const titles = records.map(({title}) => title.toUpperCase());
  expect(released.filter((format) => !titles.some((title) => title.includes(format)))).toEqual([]);
});
