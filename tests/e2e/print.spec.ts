/** A page on paper: the text alone, unfolded, light, named, and no wider than the sheet. */
import type {Locator, Page} from '@playwright/test';
import {expect, nightly, open, test, withDataSaver} from '../support/test';

/** What a printed sheet has between its margins, in pixels of the style sheet. */
const paper = {width: 680, height: 960};

async function onPaper(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.setViewportSize(paper);
  await page.emulateMedia({media: 'print'});
}

const after = (link: Locator): Promise<string> =>
  link.evaluate((element) => window.getComputedStyle(element, '::after').content);

test('around the text nothing is printed; tabs and folds are open; links say where they lead', async ({
  page,
}) => {
  await onPaper(page, '/docs/userpath/quickstart');
  for (const part of [
    '.navbar',
    '.theme-announcement-bar',
    '.theme-doc-sidebar-container',
    '.theme-doc-breadcrumbs',
    '.theme-doc-toc-mobile',
    '.pagination-nav',
    '.footer',
    '[role="tablist"]',
    '.theme-code-block button',
    '.hash-link',
    '.theme-edit-this-page',
    'fieldset',
  ]) {
    expect(await page.locator(part).filter({visible: true}).count(), part).toBe(0);
  }
  const panels = page.locator('.tabs-container').getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('> [data-without-javascript="show"]')).toBeVisible();
  }
  const other = page.locator('.markdown > p a[href^="https://"]').first();
  expect(await after(other)).toBe(`" (${await other.getAttribute('href')})"`);
  expect(await after(page.locator('.markdown > p a[href^="/"]').first())).toBe('none');
  await onPaper(page, '/docs/documentation/introduction/introductory_page');
  const answers = page.locator('main details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(2);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('a dark screen prints on light paper, and the sheet names page, address and day', async ({
  page,
}) => {
  await page.addInitScript(() => window.localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/userpath/quickstart?from=class#what-the-peak-tells-you');
  const darkness = () =>
    page.evaluate(() =>
      ['h1', 'main p', 'main pre code span', 'main td'].map((name) => {
        const element = document.querySelector(name);
        const colour = element ? window.getComputedStyle(element).color : '';
        return Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
      }),
    );
  expect(Math.min(...(await darkness()))).toBeGreaterThan(130);
  await page.emulateMedia({media: 'print'});
  expect(Math.max(...(await darkness()))).toBeLessThan(130);
  expect(
    await page.evaluate(() => window.getComputedStyle(document.body).backgroundColor),
  ).not.toBe('rgb(14, 21, 29)');
  const line = page.locator('[data-printed-from]');
  await expect(line).toHaveCount(0);
  await page.pdf();
  await expect(line).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(line).toBeVisible();
  await expect(line).toContainText(await page.title());
  await expect(line).toContainText(page.url());
  await expect(line).toHaveText(/Printed on \d{1,2} [A-Z][a-z]+ \d{4}\.$/);
});

test('no kind of page is wider than the paper', {tag: nightly}, async ({page}) => {
  test.slow();
  await withDataSaver(page);
  for (const address of [
    '/',
    '/docs/documentation/support_resources/resources',
    '/docs/atlasopenmagic',
    '/docs/data',
    '/docs/documentation/introduction/introduction_LCH',
    '/docs/webapps/histanalyser',
    '/privacy',
  ]) {
    await onPaper(page, address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(paper.width);
  }
});

const kindsOfPage = {
  'a reference with tables': '/docs/data/access_data',
  'a tutorial with code': '/docs/tutresearch/physlitetut',
  'a guide with an app': '/docs/webapps/histanalyser',
  'a category': '/docs/category/data-for-research',
  'a page with lessons': '/docs/13TeVDoc/13tutorial',
};

for (const [kind, address] of Object.entries(kindsOfPage)) {
  test(
    `the text of ${kind} takes the width of the paper, portrait and landscape`,
    {tag: kind === 'a reference with tables' ? [] : nightly},
    async ({page}) => {
      await onPaper(page, address);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      for (const sheet of [paper, {width: 1010, height: 680}]) {
        await page.setViewportSize(sheet);
        const width = await page
          .locator('main article')
          .first()
          .evaluate((article) => article.getBoundingClientRect().width);
        expect(width / sheet.width, `on ${sheet.width} px`).toBeGreaterThanOrEqual(0.95);
      }
    },
  );
}
