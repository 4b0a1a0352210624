/** The figures of `deploy/scaling.md` follow from each other, and it names what was assumed. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {assumed, scalingFile, scalingText} from './scaling';

const text = readFileSync(scalingFile, 'utf8');

const cellsOf = (table: string): readonly (readonly string[])[] =>
  Array.from(table.matchAll(/^\| (.*) \|$/gm), ([, row = '']) =>
    row.split('|').map((cell) => cell.trim().replaceAll(',', '')),
  );

it('bytes, requests and readers give what a day and its busiest hour take', () => {
  const visits = {
    page: {bytes: 300_000, requests: 24},
    search: {bytes: 500_000, requests: 2},
    app: {bytes: 1_000_000, requests: 54},
  };
  const load = {perSecond: 2600, bytesEach: 0, medianMs: 0, slowest1PercentMs: 0, failed: 0};
  const printed = scalingText(visits, {nginx: {'doc page': load}});
  expect(cellsOf(printed).filter(([name]) => !/^-+$/.test(name ?? ''))).toEqual([
    ['A reader who', 'kB', 'readers a day', 'GB a day', 'peak requests/s', 'peak Mbit/s'],
    ['opens a doc page', '300', '1000000', '300', '1111', '111'],
    ['searches', '500', '200000', '100', '19', '37'],
    ['opens an app', '1000', '100000', '100', '250', '37'],
    ['all together', '', '', '500', '1380', '185'],
  ]);
  expect(printed).toContain('**nginx** answered 2,600 requests for a doc page a second: 1.9 times');
});

it('each row of deploy/scaling.md follows from its bytes and readers, and the last is their sum', () => {
  const table =
    /<!-- scaling figures -->([\s\S]*?)<!-- \/scaling figures -->/.exec(text)?.[1] ?? '';
  const rows = cellsOf(table)
    .slice(2)
    .map((row) => row.slice(1).map(Number));
  const [sum, shares] = [rows.at(-1) ?? [], rows.slice(0, -1)];
  expect(shares).toHaveLength(3);
  for (const [kilobytes = 0, readers = 0, gigabytes = 0, , megabits = 0] of shares) {
    // The kilobytes are rounded, so the products may be off by half a kilobyte for each reader.
    const half = (0.5 * readers) / 1e6;
    expect(Math.abs(gigabytes - (kilobytes * readers) / 1e6)).toBeLessThanOrEqual(half + 0.5);
    const perSecond = (readers * 8 * assumed.peak) / 86_400 / 1000;
    expect(Math.abs(megabits - kilobytes * perSecond)).toBeLessThanOrEqual(0.5 * perSecond + 0.5);
  }
  for (const column of [2, 3, 4]) {
    const total = shares.reduce((all, row) => all + (row[column] ?? 0), 0);
    expect(Math.abs((sum[column] ?? 0) - total)).toBeLessThanOrEqual(2);
  }
});

it('deploy/scaling.md names what is assumed', () => {
  expect(assumed).toEqual({readers: 1_000_000, peak: 4, oneSearchesIn: 5, oneOpensAnAppIn: 10});
  for (const said of ['a million readers', 'four times', 'one reader in five', 'one in ten']) {
    expect(text).toContain(said);
  }
});
