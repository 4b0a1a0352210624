import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {catalogueLasts, catalogueProblems, oldestDay, pageLasts, pageProblems} from './factAges';
import {sourceFolder} from '../generate/catalogue/readTable';

const table = 'id,asOf\n1,2026-06-30\n2,2026-05-01\n3,\n';

const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

it('the oldest row contains how old the catalogue is', () => {
  expect(oldestDay(table)).toBe('2026-05-01');
  expect(oldestDay(readFileSync(`${sourceFolder}/records.csv`, 'utf8'))).toMatch(/^20\d\d-/);
});

it('the catalogue is too old on the day after its last good one', () => {
  expect(catalogueProblems(table, after('2026-05-01', catalogueLasts))).toEqual([]);
  const [problem] = catalogueProblems(table, after('2026-05-01', catalogueLasts + 1));
  expect(problem).toContain('2026-05-01');
  expect(problem).toContain('catalogue:propose');
  expect(catalogueProblems('id,asOf\n1,\n', '2026-05-01')).toHaveLength(1);
});

it('a page is to be checked again after a year', () => {
  const pages = [{file: 'docs/a.mdx', lastChecked: '2026-05-01'}];
  expect(pageProblems(pages, after('2026-05-01', pageLasts))).toEqual([]);
  expect(pageProblems(pages, after('2026-05-01', pageLasts + 1))).toHaveLength(1);
});
