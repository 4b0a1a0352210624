import {expect, it} from 'vitest';
import {collections} from '@site/src/data/catalogue/collections';
import {records} from '@site/src/data/catalogue/records';
import {totalsOf} from '@site/src/data/catalogue/totals';
import {archiveBytes} from '@site/src/lib/collectionSizes';
import {formatBytes} from '@site/src/kit/format/bytes';
import {releaseSizes} from './strips';

it('counts each event and each file once', () => {
  const sizes = releaseSizes.map(({release: {key}, bytes}) => [
    key,
    bytes === null ? null : formatBytes(bytes),
  ]);
  expect(Object.fromEntries(sizes)).toMatchObject({
    '2016e-8tev': '6.70\u00a0GB',
    '2020e-13tev': '158.50\u00a0GB',
    '2024r-pp': '71.75\u00a0TB',
    '2024r-hi': '4.39\u00a0TB',
    '2025e-13tev-beta': '2.03\u00a0TB',
    '2025r-evgen-13tev': '1.24\u00a0TB',
    '2025r-evgen-13p6tev': null,
  });
});

it('counts once the 2020 files that the records count twice, as files and as archives', () => {
  const single = releaseSizes.find(({release}) => release.key === '2020e-13tev')?.bytes ?? NaN;
  const ids = collections.map(({record}) => record);
  const twice = totalsOf(records.filter(({id}) => ids.includes(id))).bytes;
  expect(twice).toBeGreaterThan(100e9);
  expect(Math.abs(single + archiveBytes - (twice ?? NaN)), 'a few bytes of lists').toBeLessThan(
    500,
  );
});
