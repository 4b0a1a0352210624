import {expect, it} from 'vitest';
import {skims} from '@site/src/data/catalogue/skims';
import {formatCount} from '@site/src/kit/format/numbers';
import {alt, skimEvents, title} from '.';

it('shows every skim, the one with most data first', () => {
  expect(skimEvents.map(({name}) => name).sort()).toEqual(skims.map(({name}) => name).sort());
  const data = skimEvents.map((skim) => skim.data);
  expect(data).toEqual([...data].sort((first, second) => second - first));
  expect(data[0]).toBe(5_770_706_892);
});

it('shows the numbers in words, data before simulation', () => {
  expect(alt).toContain('exactly4lep 1,362,611 in data and 1,404,912 in simulation');
});

it('states in its title the fraction of data in the smallest skim', () => {
  const [all, smallest] = [skimEvents[0]?.data ?? NaN, skimEvents.at(-1)?.data ?? NaN];
  expect(title).toContain(
    `one collision event in ${formatCount(100 * Math.round(all / smallest / 100))}`,
  );
});
