/** What tests of the search share: opening it, and what it shows. */
import type {Locator, Page} from '@playwright/test';
import {indexVersion} from '../../src/search/local/indexFile';
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

/** Opens the modal with the keyboard; the page must be hydrated. */
export async function openSearch(page: Page): Promise<SearchModal> {
  const modal = searchModal(page);
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

/** Gives the pages another index than the built one. */
export async function serveIndex(
  page: Page,
  index: Buffer | string,
  sections = 1,
  version: number = indexVersion,
): Promise<void> {
  const name = 'index-00000000.json.gz';
  await page.route('**/search/manifest.json', (route) =>
    route.fulfill({json: {version, index: name, sections}}),
  );
  await page.route(`**/search/${name}`, (route) =>
    route.fulfill({body: index, contentType: 'application/gzip'}),
  );
}
