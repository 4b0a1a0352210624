/** What the browser stores, and what happens when it may not. */
// cspell:ignore FAVORITE
import {blockStorage} from '../support/blockedStorage';
import {expect, navigate, open, test} from '../support/test';

const storedKeys = [
  '__DOCSEARCH_ASKAI_CONVERSATIONS__atlas-open-data',
  '__DOCSEARCH_FAVORITE_SEARCHES__atlas-open-data',
  '__DOCSEARCH_RECENT_SEARCHES__atlas-open-data',
  'atlas-open-data.citations',
  'atlas-open-data.guided.…',
  'atlas-open-data.measurement',
  'atlas-open-data.parts',
  'atlas-open-data.self-checks',
  'docs-preferred-version-default',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'theme',
];

test('the privacy page lists what is stored', async ({page}) => {
  await open(page, '/privacy');
  const listed = page
    .locator('#browser-storage ~ div table')
    .first()
    .locator('td:first-child code');
  expect((await listed.allTextContents()).sort()).toEqual(storedKeys);
});

test('local storage holds documented keys and nothing else; there are no cookies', async ({
  page,
  context,
}) => {
  await open(page, '/docs/data');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await open(page, '/docs/faqs');
  const keys = await page.evaluate(() => Object.keys(window.localStorage).sort());
  expect(storedKeys).toEqual(expect.arrayContaining(keys));
  expect(keys).toContain('theme');
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('without storage there is a console warning only, and everything works for the visit', async ({
  page,
  consoleGuard,
}) => {
  await blockStorage(page, consoleGuard);
  await open(page, '/docs/data');
  await expect(page.locator('h1')).toBeVisible();
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.locator('.navbar').getByRole('link', {name: 'About us'}).click();
  await expect(page).toHaveURL(/aboutus$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a preferred docs version that exists is kept, under the key of its docs plugin', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('docs-preferred-version-default', 'current');
    window.localStorage.setItem('docs-preferred-version-other', 'of-no-plugin-here');
  });
  await open(page, '/docs/data');
  await navigate(page, '/docs/faqs');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faqs/);
  const stored = (plugin: string) =>
    page.evaluate((key) => window.localStorage.getItem(key), `docs-preferred-version-${plugin}`);
  expect(await stored('default')).toBe('current');
  expect(await stored('other')).toBe('of-no-plugin-here');
});

test('a stale preferred version in storage does no harm', async ({page}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('docs-preferred-version-default', 'v0.1-long-gone');
  });
  await open(page, '/docs/data');
  await expect(page.locator('h1')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('docs-preferred-version-default')))
    .not.toBe('v0.1-long-gone');
});
