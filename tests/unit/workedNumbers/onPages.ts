/** Compares rows of worked examples with the pages that print them. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checksOf} from '../../../src/data/selfChecks';
import {textsIn} from '../../../src/lib/text/richText';
import type {Row} from './row';

const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ');

const pages = new Map<string, string>();

/** The text of a page, and of its self-checks. */
function textOf(page: string): string {
  const read = (): string =>
    [readFileSync(`docs/${page}.mdx`, 'utf8'), ...textsIn(checksOf(`/docs/${page}`))].join('\n');
  const known = pages.get(page) ?? oneSpace(read());
  pages.set(page, known);
  return known;
}

/** Whether a number is in words as a whole: 0.5 is not in 10.5, 0.55 or 0.5,000. */
export function holds(words: string, number: string): boolean {
  const literal = number.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.]|\\d,|\\{,\\})${literal}(?!\\d|[.,]\\d|\\{,\\})`).test(words);
}

/** Examples that appear more than once in the rows. */
export function twice(rows: readonly Row[]): readonly string[] {
  const keys = rows.map(({page, quote}) => `${page}: ${quote}`);
  return keys.filter((key, place) => keys.indexOf(key) !== place);
}

/** One test for each row: its words are on its page, and hold every number that is computed. */
export function describeOnPages(rows: readonly Row[]): void {
  const byPage = Array.from(
    new Set(rows.map(({page}) => page)),
    (page) => [page, rows.filter((row) => row.page === page)] as const,
  );
  describe.each(byPage)('%s', (page, own) => {
    it.each(own.map((row) => [row.quote, row] as const))('%s', (_, {quote, gives}) => {
      expect(textOf(page), 'the page has these words').toContain(oneSpace(quote));
      expect(
        textOf(page).split(oneSpace(quote)).length - 1,
        'the page has these words once: quote more of the sentence',
      ).toBe(1);
      expect(gives.length, 'something is computed').toBeGreaterThan(0);
      expect(
        gives.filter((number) => !holds(quote, number)),
        `numbers missing in: ${quote}`,
      ).toEqual([]);
    });
  });
}
