/** The search before a query, while its index loads, and when it cannot load. */
// cspell:ignore internetdisconnected
import type {Page} from '@playwright/test';
import {embeddedIndexName} from '../../../src/data/search';
import {openSearch, searchFor} from '../../support/search';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';
import {maxShift} from '../../support/visitor';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

/** Holds back the files of the index, until the function that it returns is called. */
async function holdIndex(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/search/files/**', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return () => {
    isHeld = false;
    waiting.forEach((resolve) => resolve());
  };
}

interface Shift {
  readonly value: number;
  readonly sources: readonly {readonly node: Node | null}[];
}

/** Sum of the layout shifts from now on in what fits the selector, including those that follow an input. */
async function watchShifts(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate((within) => {
    Object.assign(window, {shifts: 0});
    const isInside = ({node}: Shift['sources'][number]): boolean =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest(within));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (!entry.sources.some(isInside)) continue;
        (window as unknown as {shifts: number}).shifts += entry.value;
      }
    }).observe({type: 'layout-shift'});
  }, selector);
  return () => page.evaluate(() => (window as unknown as {shifts: number}).shifts);
}

for (const [width, height] of [
  [1280, 900],
  [375, 700],
] as const) {
  const tag = width === 375 ? [] : nightly;
  test(
    `the modal of ${width} px shows a skeleton while the index loads, and nothing moves when hits arrive`,
    {tag},
    async ({page}) => {
      await page.setViewportSize({width, height});
      const release = await holdIndex(page);
      await open(page, '/docs/data');
      const {dialog, hits} = await openSearch(page);
      await expect(dialog.getByRole('list', {name: 'Example queries:'})).toBeVisible();
      await page.keyboard.type('what jets are');
      const skeleton = dialog.locator('.search-skeleton');
      await expect(skeleton).toBeVisible();
      await expect(skeleton).toHaveAttribute('aria-busy', 'true');
      await expect(dialog.getByRole('status').filter({hasText: 'Loading'})).toHaveText('Loading');
      await expect(dialog.locator('.DocSearch-Dropdown')).toBeHidden();
      const footer = dialog.locator('.DocSearch-Footer');
      const before = await footer.boundingBox();
      const shifts = await watchShifts(page, '.DocSearch-Container');
      release();
      await expect(hits.first()).toBeVisible();
      await expect(skeleton).toHaveCount(0);
      await expect(dialog.getByRole('status').filter({hasText: /results? for/i})).toHaveText(
        /results for what jets are$/,
      );
      expect(await footer.boundingBox()).toEqual(before);
      expect(await shifts()).toBeLessThan(maxShift);
    },
  );
}

test(
  'the next queries leave the hits in place until theirs arrive',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/docs/data');
    const {dialog, hits, field} = await openSearch(page);
    await searchFor(page, 'jets');
    const release = await holdIndex(page);
    await field.fill('calorimeter');
    await expect(hits.first()).toBeVisible();
    await expect(dialog.locator('.search-skeleton')).toHaveCount(0);
    release();
    await expect(hits.first()).toContainText(/calorimeter/i);
  },
);

test('the search page shows a skeleton from its first moment on, and its footer stays out of view', async ({
  page,
}) => {
  const release = await holdIndex(page);
  await open(page, '/search?q=jets');
  const skeleton = page.locator('.search-skeleton');
  await expect(skeleton).toBeVisible();
  await expect(skeleton).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status')).toHaveText('Loading');
  await expect(page.getByText('Examples:')).toHaveCount(0);
  await expect(page.locator('footer')).not.toBeInViewport();
  const shifts = await watchShifts(page, '.search-page, footer');
  release();
  await expect(page.getByRole('article')).toHaveCount(15);
  await expect(skeleton).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/results for jets$/);
  expect(await shifts()).toBeLessThan(maxShift);
});

test('the skeleton is still for readers who want no motion', {tag: nightly}, async ({page}) => {
  for (const [reducedMotion, name] of [
    ['no-preference', 'search-skeleton-pulse'],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({reducedMotion});
    await holdIndex(page);
    await open(page, '/search?q=jets');
    await expect(page.locator('.search-skeleton__hit').first()).toHaveCSS('animation-name', name);
  }
});

test(
  'the search page tries again after a failure, with the same query',
  {tag: nightly},
  async ({page}) => {
    await page.route('**/search/**/*.json*', (route) => route.abort('internetdisconnected'));
    await open(page, '/search?q=jets');
    const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    const retry = alert.getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible();
    await retry.click();
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(15);
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('jets');
    await expect(page.getByRole('searchbox', {name: 'Search'})).toBeFocused();
    await expect(page).toHaveURL('/search?q=jets');
  },
);

test('without a query the modal and the search page show examples and what was opened last', async ({
  page,
}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await searchFor(page, 'good run list');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  const opened = new URL(page.url());
  await openSearch(page);
  await expect(dialog.getByRole('list', {name: 'Example queries:'})).toBeVisible();
  await expect(dialog.getByRole('tree', {name: 'Recent', exact: true})).toBeVisible();
  await open(page, '/search');
  await expect(page.getByRole('link', {name: '1LMET30'})).toBeVisible();
  const recent = page.getByRole('list', {name: 'Recent'}).getByRole('link');
  await expect(recent).toHaveText(/good run list/i);
  await recent.click();
  await expect(page).toHaveURL(opened.pathname + opened.hash);
});

test(
  'mangled entries of earlier searches do no harm to the search page',
  {tag: nightly},
  async ({page}) => {
    const key = `__DOCSEARCH_RECENT_SEARCHES__${embeddedIndexName}`;
    for (const entry of [
      '{"not": "a list"',
      '"neither"',
      '[null, {"url": "javascript:alert(1)"}]',
    ]) {
      await page.addInitScript(([name, value]) => window.localStorage.setItem(name, value), [
        key,
        entry,
      ] as const);
      await open(page, '/search');
      await expect(page.getByRole('link', {name: '1LMET30'})).toBeVisible();
      await expect(page.getByRole('list', {name: 'Recent'})).toHaveCount(0);
    }
  },
);
