import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Ratio of the busiest hour to the mean of the day. */
const peak = 4;

it('the sums of deploy/scaling.md follow from the bytes and readers of its rows', () => {
  const text = readFileSync('deploy/scaling.md', 'utf8');
  expect(text).toContain('four times as busy');
  const rows = Array.from(text.matchAll(/^\| (?:opens|searches|all).*\|$/gm), ([row]) => {
    const cells = row.split('|').slice(2, -1);
    return cells.map((cell) => Number(cell.replaceAll(',', '')));
  });
  const [shares, total] = [rows.slice(0, -1), rows.at(-1) ?? []];
  expect(shares).toHaveLength(3);
  for (const [kilobytes = 0, readers = 0, gigabytes = 0, , megabits = 0] of shares) {
    // The kilobytes are rounded, so the products may be off by half a kilobyte for each reader.
    const half = (0.5 * readers) / 1e6;
    expect(Math.abs(gigabytes - (kilobytes * readers) / 1e6)).toBeLessThanOrEqual(half + 0.5);
    const perSecond = (readers * 8 * peak) / 86_400 / 1000;
    expect(Math.abs(megabits - kilobytes * perSecond)).toBeLessThanOrEqual(0.5 * perSecond + 0.5);
  }
  for (const column of [2, 3, 4]) {
    const sum = shares.reduce((all, row) => all + (row[column] ?? 0), 0);
    expect(Math.abs((total[column] ?? 0) - sum)).toBeLessThanOrEqual(2);
  }
});
