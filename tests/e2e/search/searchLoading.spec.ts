/** What the search loads, and when: nothing before the reader turns to it, then once. */
// cspell:ignore luminousity
import type {Page} from '@playwright/test';
import {openSearch, searchFor} from '../../support/search';
import {
  expect,
  networkIsIdle,
  nightly,
  open,
  test,
  withDataSaver,
  withoutAnnouncement,
} from '../../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

/** Addresses of the search's own files, as they are requested. */
function indexFiles(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/search/')) asked.push(pathname);
  });
  return asked;
}

test('nothing is loaded until the button is pointed at; then the index is, once', async ({
  page,
}) => {
  const asked = indexFiles(page);
  await open(page, '/docs/data');
  await networkIsIdle(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', {name: /^Search/}).hover();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatch(/^\/search\/index-[0-9a-f]{8}\.json\.gz$/);
  await openSearch(page);
  await searchFor(page, 'jets');
  await page
    .getByRole('dialog')
    .getByRole('link', {name: /^See all/})
    .click();
  await expect(page.getByRole('article')).toHaveCount(15);
  expect(asked).toHaveLength(2);
});

test('the index is loaded when the button has the focus', {tag: nightly}, async ({page}) => {
  const asked = indexFiles(page);
  await open(page, '/docs/data');
  await page.getByRole('button', {name: /^Search/}).focus();
  await expect.poll(() => asked.length).toBe(2);
});

test('readers who save data load it when they open the search, not before', async ({page}) => {
  await withDataSaver(page);
  const asked = indexFiles(page);
  await open(page, '/docs/data');
  await page.getByRole('button', {name: /^Search/}).focus();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await openSearch(page);
  await expect.poll(() => asked.length).toBe(2);
});

test('the page behind is not blurred: every key stroke would draw it again', async ({page}) => {
  await open(page, '/docs/data');
  await openSearch(page);
  await expect(page.locator('.DocSearch-Container')).toHaveCSS('backdrop-filter', 'none');
});

test('once loaded, it searches and answers without network', async ({page, context}) => {
  await withDataSaver(page);
  await open(page, '/docs/data');
  const {dialog, hits} = await openSearch(page);
  await searchFor(page, 'jets');
  await context.setOffline(true);
  await searchFor(page, 'luminousity');
  await expect(hits.first()).toContainText(/luminosity/i);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('what does 1LMET30 mean?');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('blockquote').first()).toContainText('1LMET30');
  await context.setOffline(false);
});
