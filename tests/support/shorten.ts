/** Pages with less of what is the same many times over, because axe looks at every element. */
import type {Page} from '@playwright/test';

interface Limits {
  /** Rows that each table keeps, and entries that each list of navigation keeps. */
  readonly rows: number;
  /** Formulas, and blocks of code, that keep their elements; the others become text. */
  readonly each: number;
}

const limits: Limits = {rows: 5, each: 3};

/** Runs in the page. */
function shortenDocument({rows, each}: Limits): void {
  for (const body of Array.from(document.querySelectorAll('tbody'))) {
    for (const row of Array.from(body.rows).slice(rows)) row.remove();
  }
  for (const list of Array.from(document.querySelectorAll('nav ul, nav ol'))) {
    for (const entry of Array.from(list.children).slice(rows)) entry.remove();
  }
  const beyond = (selector: string): readonly Element[] =>
    Array.from(document.querySelectorAll(selector)).slice(each);
  for (const formula of beyond('.katex')) formula.textContent = 'formula';
  for (const code of beyond('pre code')) code.textContent = 'code';
}

/**
 * Shortens large tables and lists of navigation, and replaces formulas and code by a word, except the first few of
 * each. React cannot use the page afterwards. The nightly run looks at whole pages.
 */
export async function shorten(page: Page): Promise<void> {
  await page.evaluate(shortenDocument, limits);
}
