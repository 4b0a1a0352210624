/** What tests of the search share: opening it, and what it shows. */
import type {Locator, Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {fileName, indexVersion} from '../../src/search/local/index/format';
import {indexFiles} from '../../src/search/local/indexing/indexFiles';
import type {Section} from '../../src/search/local/section';
import {expect} from './test';

export interface SearchModal {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly hits: Locator;
  /** The chosen hit, which Enter opens. */
  readonly chosen: Locator;
}

export function searchModal(page: Page): SearchModal {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    hits: dialog.locator('.DocSearch-Hits').getByRole('treeitem'),
    chosen: dialog.locator('[role="treeitem"][aria-selected="true"]'),
  };
}

/**
 * Opens the modal with the keyboard; the page must be hydrated. The same keys close a modal that is
 * still open, or that DocSearch has not yet noticed to be closed: its class on the body goes then.
 */
export async function openSearch(page: Page): Promise<SearchModal> {
  const modal = searchModal(page);
  await expect(page.locator('body')).not.toContainClass('DocSearch--active');
  await page.keyboard.press('Control+k');
  await expect(modal.field).toBeFocused();
  return modal;
}

/** Types a query and waits until its hits, or the word that there are none, are there. */
export async function searchFor(page: Page, query: string): Promise<SearchModal> {
  const modal = searchModal(page);
  await modal.field.fill(query);
  const noResults = modal.dialog.locator('.DocSearch-NoResults');
  await expect(modal.hits.first().or(noResults)).toBeVisible();
  return modal;
}

/** Gives the pages the index of these sections in place of the built one. */
export async function serveIndex(
  page: Page,
  sections: readonly Section[],
  {
    version = indexVersion,
    sent = (zipped) => zipped,
  }: {readonly version?: number; readonly sent?: (zipped: Buffer) => Buffer} = {},
): Promise<void> {
  const {manifest, files} = indexFiles(sections);
  await page.route('**/search/manifest.json', (route) =>
    route.fulfill({json: {...manifest, version}}),
  );
  for (const {kind, hash, content} of files) {
    await page.route(`**/search/${fileName(kind, hash)}`, (route) =>
      route.fulfill({body: sent(gzipSync(content)), contentType: 'application/gzip'}),
    );
  }
}
