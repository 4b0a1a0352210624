/** The apps are found: in the gallery of the home page and of the web apps, and in the bar above each app. */
import type {Locator, Page} from '@playwright/test';
import {addressOfApp, registry} from '../../../src/apps/registry';
import {violations} from '../../support/axe';
import {expect, inLightAtOnce, nightly, open, test, withoutAnnouncement} from '../../support/test';

const gallery = '/docs/category/web-apps-for-education';
const switcher = (page: Page): Locator => page.getByRole('button', {name: /^Switch app/});
const menu = (page: Page): Locator => page.locator('[data-app-bar] [popover]');

test.beforeEach(async ({page}) => withoutAnnouncement(page));

/** Apps to which a page has a link that is named after what it opens. */
async function opened(page: Page): Promise<readonly string[]> {
  const links = page.locator('main').getByRole('link', {name: /^Open app ?: /});
  return links.evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
}

test('every app is one click from the gallery, and those for students from the home page', async ({
  page,
}) => {
  await open(page, gallery);
  expect(await opened(page)).toEqual(registry.map(addressOfApp));
  await open(page, '/');
  expect(await opened(page)).toEqual(registry.slice(0, 12).map(addressOfApp));
  await page.getByRole('link', {name: /^Open app ?: Z → ℓℓ/}).click();
  await expect(page).toHaveURL(/\/apps\/z-analyser$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Z → ℓℓ/);
});

test('a guide of the web apps opens its app directly below its title', async ({page}) => {
  const guides = registry.filter(({guide}) => /^\/docs\/webapps\/(?!curriculum)/.test(guide));
  expect(guides.length).toBeGreaterThan(5);
  await page.setViewportSize({width: 1280, height: 800});
  for (const {guide} of guides.slice(0, 3)) {
    await open(page, guide);
    const entry = page.getByRole('complementary', {name: 'App for this page'});
    await expect(entry.getByRole('link', {name: 'Open app'})).toBeInViewport();
  }
  await page.getByRole('link', {name: 'Open app'}).first().click();
  await expect(page).toHaveURL(/\/apps\//);
});

test('each thumbnail is drawn, in colours of the page', async ({page}) => {
  await open(page, gallery);
  const drawings = page.locator('main svg use');
  await expect(drawings).toHaveCount(registry.length);
  await expect
    .poll(() =>
      drawings.evaluateAll((list) =>
        list
          .filter((use) => (use as SVGUseElement).getBBox().width < 100)
          .map((use) => use.outerHTML),
      ),
    )
    .toEqual([]);
});

test('the bar switches between apps by keyboard, and gives the focus back', async ({page}) => {
  await open(page, '/apps/class-results');
  await expect(switcher(page)).toHaveText(/Class results/);
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('link')).toHaveCount(registry.length);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(/^Class results/);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(switcher(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', {name: /^Event display/})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/event-display/);
  await expect(switcher(page)).toHaveText(/Event display/);
  await expect(menu(page)).toBeHidden();
});

const shareButton = (page: Page): Locator =>
  page.locator('[data-app-bar]').getByRole('button', {name: 'Share'});

/** The address that the button of the open dialog copies. */
async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('dialog').getByRole('button', {name: 'Copy the link'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the bar opens the panel of the app to share it, and its guide', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/apps/z-analyser?zll.in.mll=80..100');
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
  await shareButton(page).click();
  const dialog = page.getByRole('dialog', {name: 'Share'});
  await expect(dialog.getByRole('status', {name: 'Class code'})).toBeVisible();
  expect(await copiedLink(page)).toContain('/apps/z-analyser?zll.in.mll=80..100');
  await dialog.getByRole('button', {name: 'Show QR code of the link'}).click();
  await expect(dialog.getByRole('img', {name: 'QR code of the link'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shareButton(page)).toBeFocused();
  await page.locator('[data-app-bar]').getByRole('button', {name: 'Guide'}).click();
  await page.getByRole('link', {name: 'Read the guide'}).click();
  await expect(page).toHaveURL(/\/docs\/webapps\/teachersapp/);
});

test(
  'the bar shares the page of an app without such a panel',
  {tag: nightly},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/apps/class-results');
    await shareButton(page).press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Share'});
    await expect(dialog.getByRole('button', {name: 'Show QR code of the link'})).toBeVisible();
    expect(await copiedLink(page)).toMatch(/\/apps\/class-results$/);
    await expect(dialog.getByText('Class code')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(shareButton(page)).toBeFocused();
  },
);

test('an app of another kind has its own panel to share', {tag: nightly}, async ({page}) => {
  await open(page, '/apps/event-display');
  await expect(page.getByRole('button', {name: 'Undo'})).toBeVisible();
  await shareButton(page).click();
  const dialog = page.getByRole('dialog', {name: 'Share'});
  await expect(dialog.getByRole('textbox', {name: 'Link to this event'})).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Save this event'})).toBeVisible();
});

test('the bar turns full screen on and off, as does a key', async ({page}) => {
  const isFull = (): Promise<boolean> =>
    page.evaluate(() => document.fullscreenElement === document.documentElement);
  await open(page, '/apps/z-analyser');
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
  await page.locator('[data-app-bar]').getByRole('button', {name: 'Full screen'}).click();
  await expect.poll(isFull).toBe(true);
  await page.locator('[data-app-bar]').getByRole('button', {name: 'Exit full screen'}).click();
  await expect.poll(isFull).toBe(false);
  await page.locator('[data-first]').first().focus();
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
  await switcher(page).focus();
  await page.keyboard.press('f');
  expect(await isFull()).toBe(false);
});

test(
  'the bar of an app without steps leads to the page of its guide',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/apps/class-results');
    await page.locator('[data-app-bar]').getByRole('link', {name: 'Guide'}).click();
    await expect(page).toHaveURL(/\/docs\/webapps\/curriculum/);
  },
);

test('a frame of another site shows the app without the bar', async ({page}) => {
  await page.goto('/apps/class-results?embed');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('[data-app-bar]')).toBeHidden();
  await page.goto('/apps/class-results?embedded=no');
  await expect(page.locator('[data-app-bar]')).toBeVisible();
});

for (const mode of ['light', 'dark'] as const) {
  test(
    `axe finds nothing in the open list of apps, ${mode}`,
    inLightAtOnce(mode),
    async ({page}) => {
      await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
      await open(page, '/apps/class-results');
      await switcher(page).click();
      await expect(menu(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the other apps are listed, and nothing is shown that does nothing', async ({page}) => {
    await page.goto('/apps/class-results');
    await switcher(page).click();
    await expect(menu(page).getByRole('link', {name: /^Event display/})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Share'})).toBeHidden();
  });
});
