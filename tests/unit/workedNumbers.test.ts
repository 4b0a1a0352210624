/** Numbers worked out on pages are what their formulas give: each row holds words of a page. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {analysisRows} from './workedNumbers/analyses';
import {collectionRows} from './workedNumbers/collection';
import {dataRows} from './workedNumbers/dataPages';
import {experimentRows} from './workedNumbers/experiment';
import {introductionRows} from './workedNumbers/introduction';
import {jetRows} from './workedNumbers/jets';
import {learningRows} from './workedNumbers/learning';
import {learning2025Rows} from './workedNumbers/learning2025';
import {objectRows} from './workedNumbers/objects';
import {simulationRows} from './workedNumbers/simulation';
import type {Row} from './workedNumbers/row';

const rows: readonly Row[] = [
  ...dataRows,
  ...introductionRows,
  ...experimentRows,
  ...collectionRows,
  ...analysisRows,
  ...objectRows,
  ...jetRows,
  ...simulationRows,
  ...learningRows,
  ...learning2025Rows,
];

const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ');

const pages = new Map<string, string>();

function textOf(page: string): string {
  const known = pages.get(page) ?? oneSpace(readFileSync(`docs/${page}.mdx`, 'utf8'));
  pages.set(page, known);
  return known;
}

/** Whether a number stands in words as a whole: 0.5 does not stand in 10.5, 0.55 or 0.5,000. */
function holds(words: string, number: string): boolean {
  const literal = number.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.]|\\d,|\\{,\\})${literal}(?!\\d|[.,]\\d|\\{,\\})`).test(words);
}

it('a number stands in words as a whole or not at all', () => {
  expect(holds('it is 0.5, or 50 %', '0.5')).toBe(true);
  expect(['10.5', '0.55', '0.5,000'].filter((words) => holds(words, '0.5'))).toEqual([]);
  expect(holds('12{,}658 events', '658')).toBe(false);
  expect(holds('$2.9\\times10^{15}$', '2.9\\times10^{15}')).toBe(true);
});

it('holds rows enough to be worth its name, and none twice', () => {
  expect(rows.length).toBeGreaterThan(200);
  const keys = rows.map(({page, says}) => `${page}: ${says}`);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

const byPage = Array.from(
  new Set(rows.map(({page}) => page)),
  (page) => [page, rows.filter((row) => row.page === page)] as const,
);

describe.each(byPage)('%s', (page, own) => {
  it.each(own.map((row) => [row.says, row] as const))('%s', (_, {says, gives}) => {
    expect(textOf(page), 'the page has these words').toContain(oneSpace(says));
    expect(gives.length, 'something is computed').toBeGreaterThan(0);
    expect(
      gives.filter((number) => !holds(says, number)),
      `numbers missing in: ${says}`,
    ).toEqual([]);
  });
});
