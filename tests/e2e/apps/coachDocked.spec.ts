/** The coach in a page of the documentation: docked next to the plots, in full screen, and on the way to full page. */
import type {Locator, Page} from '@playwright/test';
import {violations} from '../../support/axe';
import {expect, inLightAtOnce, nightly, open, test, withoutAnnouncement} from '../../support/test';

const guidePage = '/docs/webapps/find_the_higgs_2_13TeV';

const app = (page: Page): Locator => page.locator('[data-app="hww"]');
const coach = (page: Page): Locator => page.getByRole('region', {name: /^Guide: /});
const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});
const contents = (page: Page): Locator => app(page).getByRole('button', {name: 'Contents'});

async function openPage(page: Page, search = ''): Promise<void> {
  await open(page, guidePage + search);
  await app(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
}

async function openGuide(page: Page): Promise<void> {
  await openPage(page);
  await app(page).getByRole('button', {name: 'Guide', exact: true}).press('Enter');
  await expect(coach(page)).toBeVisible();
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

test('an open guide takes the width of the window, with all plots on the screen', async ({
  page,
}) => {
  await openGuide(page);
  await expect(coach(page).getByRole('listitem')).toHaveCount(6);
  await expect(sidebar(page)).toBeHidden();
  const places = await page.evaluate(() => {
    const boxOf = (selector: string): DOMRect | undefined =>
      document.querySelector(selector)?.getBoundingClientRect();
    const plots = Array.from(document.querySelectorAll('[data-app] li:has([data-first])'));
    return {
      rail: boxOf('[aria-label^="Guide: "]')?.right ?? NaN,
      first: plots[0]?.getBoundingClientRect().left ?? NaN,
      last: plots.at(-1)?.getBoundingClientRect().bottom ?? NaN,
      wide: document.documentElement.scrollWidth,
    };
  });
  expect(places.rail).toBeGreaterThan(320);
  expect(places.first).toBeGreaterThan(places.rail);
  expect(places.last).toBeLessThanOrEqual(800);
  expect(places.wide).toBeLessThanOrEqual(1280);
});

test('the navigation of the site is behind a button, and the focus comes back', async ({page}) => {
  await openGuide(page);
  await expect(app(page).getByRole('button', {name: 'Guide', exact: true})).toBeFocused();
  await contents(page).press('Enter');
  await expect(sidebar(page)).toBeVisible();
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(contents(page)).toBeFocused();
  await coach(page).getByRole('button', {name: 'Close the guide'}).press('Enter');
  await expect(sidebar(page)).toBeVisible();
  await expect(app(page).getByRole('button', {name: 'Guide', exact: true})).toBeFocused();
});

test('the app opens in full page with its guide, at the same step', async ({page}) => {
  await openGuide(page);
  await coach(page).getByLabel('It falls').check();
  await app(page).getByLabel('Number of jets: upper end').first().fill('0');
  await page.keyboard.press('Enter');
  await expect(coach(page).locator('li[data-step="done"]')).toHaveCount(1);
  const link = app(page).getByRole('link', {name: 'Open in full page'});
  await link.focus();
  await expect(link).toHaveAttribute('href', /\?guide=hww13-no-jet&guide-step=2&hww\./);
  await open(page, (await link.getAttribute('href')) ?? '');
  await expect(coach(page)).toHaveAccessibleName('Guide: Events without jets');
  await expect(coach(page).locator('[aria-current="step"]')).toContainText('m(ℓℓ) < 75');
});

test('F is full screen for the app that has the focus, and is a letter elsewhere', async ({
  page,
}) => {
  const isFull = (): Promise<boolean> =>
    page.evaluate(() => document.fullscreenElement?.matches('[data-app="hww"]') ?? false);
  await openPage(page);
  await page.locator('body').press('f');
  expect(await isFull()).toBe(false);
  await app(page).getByLabel('Luminosity value').press('f');
  expect(await isFull()).toBe(false);
  await app(page).locator('[data-first]').first().press('f');
  await expect.poll(isFull).toBe(true);
  await app(page).getByRole('button', {name: 'Exit full screen'}).click();
  await expect.poll(isFull).toBe(false);
});

test(
  'with “What if” both values are those of the changed events, as in the readout',
  {tag: nightly},
  async ({page}) => {
    const cuts = 'hww.in.jets=..0.5&hww.in.mll=..75&hww.axis=log';
    await open(page, `/apps/histogram-analyser?guide=hww13-no-jet&${cuts}&hww.spin=off&hww.v=1`);
    await expect(page.locator('[data-settled="true"]')).toBeVisible();
    await expect(coach(page)).toContainText('calculated with your “What if” settings');
    const readout = page.locator('[data-settled="true"] strong').first();
    const second = coach(page).getByRole('listitem').nth(1).locator('b').first();
    await expect(second).toHaveText((await readout.textContent()) ?? '');
    await expect(second).not.toHaveText('0.447');
  },
);

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing in a docked guide, ${mode}`, inLightAtOnce(mode), async ({page}) => {
    await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
    await openGuide(page);
    await contents(page).click();
    await expect(sidebar(page)).toBeVisible();
    const include = ['[data-app="hww"]', '.theme-doc-sidebar-container'];
    expect(await violations(page, {include})).toEqual([]);
  });
}
