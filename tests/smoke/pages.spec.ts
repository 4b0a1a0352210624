/** The site itself, where browsers differ: layout, storage, keys, formulas, addresses. */
import {mobile} from '../support/screens';
import {openSearch} from '../support/search';
import {expect, open, test, withoutAnnouncement} from '../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('the home page moves its cut by keyboard', async ({page}) => {
  await open(page, '/');
  const cut = page.getByRole('slider', {name: /maximum isolation/i});
  await cut.focus();
  await page.keyboard.press('Home');
  await expect(cut).toHaveAttribute('aria-valuetext', /no events remain/i);
});

test('a page of the docs has its sidebar, its contents and its foot', async ({page}) => {
  await open(page, '/docs/data');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/docs\/data$/);
  await expect(page.locator('h1')).toBeVisible();
});

test('formulas are typeset, and none is wider than its column', async ({page}) => {
  await open(page, '/docs/documentation/systematics');
  const formula = page.locator('.katex-display').first();
  await expect(formula).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px KaTeX_Main'))).toBe(true);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the search opens by a key, finds, and Enter goes there', async ({page, consoleGuard}) => {
  const reason = 'DocSearch brings a zod of its own, which tries whether it may; Firefox says so';
  consoleGuard.allow(/blocked a JavaScript eval/, reason, {sometimes: true});
  await open(page, '/');
  const {dialog, hits} = await openSearch(page);
  // Key by key: what Playwright fills into a field by itself, React does not hear of in Firefox.
  await page.keyboard.type('luminosity');
  await expect(hits.first()).toBeVisible({timeout: 45_000});
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\//);
});

test('the colour mode is switched, and kept', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: /dark and light mode/}).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page, '/docs/data');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('on a narrow screen the menu opens, keeps the focus and closes', async ({page}) => {
  await page.setViewportSize(mobile);
  await open(page, '/docs/data');
  const burger = page.getByRole('button', {name: 'Toggle navigation bar'});
  await burger.press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await expect(burger).toBeFocused();
});

test('an unknown address shows “Page not found” and a search field', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/, 'the status is what this test asks for', {sometimes: true});
  expect((await page.goto('/docs/no-such-page'))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page.getByRole('searchbox', {name: 'Search this site'})).toBeVisible();
});

test('an old address redirects to the new one, with query and hash', async ({page}) => {
  await page.goto('/docs/frameworks/pyroot?q=1#top');
  await expect(page).toHaveURL('/docs/13TeVDoc/frameworks/pyroot?q=1#top');
  await expect(page.locator('h1')).toBeVisible();
});
