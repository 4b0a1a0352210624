/** Files that the search loads, and when: none before the user opens it, then each once. */
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
  const requested: string[] = [];
  page.context().on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/search/')) requested.push(pathname);
  });
  return requested;
}

test('the list of files is loaded when the button is pointed at, then what a query needs, once', async ({
  page,
}) => {
  const requested = indexFiles(page);
  await open(page, '/docs/data');
  await networkIsIdle(page);
  expect(requested).toEqual([]);
  await page.getByRole('button', {name: /^Search/}).hover();
  await expect.poll(() => requested).toEqual(['/search/manifest.json']);
  await openSearch(page);
  await searchFor(page, 'jets');
  await page
    .getByRole('dialog')
    .getByRole('link', {name: /^See all/})
    .click();
  await expect(page.getByRole('article')).toHaveCount(15);
  expect(requested.slice(1).every((file) => /-[0-9a-f]{8}\.json\.gz$/.test(file))).toBe(true);
  expect(new Set(requested).size).toBe(requested.length);
});

test(
  'a second page of the visit takes the files from the cache of the browser',
  {tag: nightly},
  async ({browser, baseURL}) => {
    // A context of its own: one with routes, as the tests have it, does without the cache.
    const context = await browser.newContext({baseURL});
    const page = await context.newPage();
    const received = async (): Promise<readonly number[] | undefined> => {
      await page.goto('/search?q=jets');
      await expect(page.getByRole('article').first()).toBeVisible();
      return page.workers()[0]?.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.gz'))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize),
      );
    };
    const first = (await received()) ?? [];
    expect(first.filter((bytes) => bytes > 0).length).toBeGreaterThan(1);
    expect(await received()).toEqual(first.map(() => 0));
    await context.close();
  },
);

test('the index is loaded when the button has the focus', {tag: nightly}, async ({page}) => {
  const requested = indexFiles(page);
  await open(page, '/docs/data');
  await page.getByRole('button', {name: /^Search/}).focus();
  await expect.poll(() => requested.length).toBe(1);
});

test(
  'readers who save data load it when they open the search, not before',
  {tag: nightly},
  async ({page}) => {
    await withDataSaver(page);
    const requested = indexFiles(page);
    await open(page, '/docs/data');
    await page.getByRole('button', {name: /^Search/}).focus();
    await page.waitForTimeout(500);
    expect(requested).toEqual([]);
    await openSearch(page);
    await expect.poll(() => requested.length).toBe(1);
  },
);

test('the page behind is not blurred: every key stroke would draw it again', async ({page}) => {
  await open(page, '/docs/data');
  await openSearch(page);
  await expect(page.locator('.DocSearch-Container')).toHaveCSS('backdrop-filter', 'none');
});

test('without network it finds again what it found, and says that it cannot find more', async ({
  page,
  context,
}) => {
  await withDataSaver(page);
  await open(page, '/docs/data');
  const {dialog, hits} = await openSearch(page);
  await searchFor(page, 'jets');
  await page.getByRole('combobox').fill('luminosity');
  await expect(hits.first()).toContainText(/luminosity/i);
  await context.setOffline(true);
  await searchFor(page, 'jets');
  await expect(hits.first()).toContainText(/jets/i);
  await page.getByRole('combobox').fill('calorimeter');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  await context.setOffline(false);
  await dialog.getByRole('alert').getByRole('button', {name: 'Try again'}).click();
  await expect(hits.first()).toContainText(/calorimeter/i);
});
