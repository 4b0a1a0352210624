/** No violation of WCAG 2.2 A and AA that axe can find, on any route, in either colour mode. */
import type {Page} from '@playwright/test';
import {allRoutes, hiddenRoutes} from '../../src/data/routes';
import {colourRules, standards, violations} from '../support/axe';
import {inChunks} from '../support/chunks';
import {expect, open, test, withoutPrefetch} from '../support/test';

/** Off, because axe takes a header that is a formula for empty; tests/content looks for empty ones. */
const wrongAboutMathMl = ['empty-table-header'];

/** Off where each part is shown several times, some in a frame: axe compares across documents. */
const wrongAboutSamples = ['landmark-unique'];

/** Switches by the reader's own button, so that React draws the other mode too. */
async function setColourMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const html = page.locator('html');
  if ((await html.getAttribute('data-theme')) === mode) return;
  await page
    .getByRole('button', {name: /dark and light mode/})
    .and(page.locator(':visible'))
    .first()
    .press('Enter');
  await expect(html).toHaveAttribute('data-theme', mode);
}

async function checkBothModes(
  page: Page,
  path: string,
  notAsked: readonly string[] = [],
): Promise<void> {
  await setColourMode(page, 'light');
  const inLight = await violations(page, (builder) =>
    builder.withTags(standards).disableRules([...wrongAboutMathMl, ...notAsked]),
  );
  expect.soft(inLight, `${path} in light mode`).toEqual([]);
  await setColourMode(page, 'dark');
  const inDark = await violations(page, (builder) => builder.withRules(colourRules));
  expect.soft(inDark, `${path} in dark mode`).toEqual([]);
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(async ({page}) => withoutPrefetch(page));

for (const {name, items} of inChunks(allRoutes, 10)) {
  test(`routes ${name} have no accessibility violation`, async ({page}) => {
    test.setTimeout(120_000);
    for (const {path} of items) {
      await open(page, path);
      await checkBothModes(page, path);
    }
  });
}

for (const {path} of hiddenRoutes) {
  test(`the hidden page ${path} has no accessibility violation`, async ({page}) => {
    test.setTimeout(60_000);
    await open(page, path);
    await expect(page.frameLocator('main iframe').last().getByRole('button')).toBeVisible();
    await checkBothModes(page, path, wrongAboutSamples);
  });
}

test('the not-found page has no accessibility violation', async ({page, consoleGuard}) => {
  consoleGuard.allow(/status of 404/, 'the page is the one of unknown addresses');
  await open(page, '/no-such-page');
  await checkBothModes(page, 'the not-found page');
});

test('the mobile menu has no accessibility violation', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs/data');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: '← Back to main menu'})).toBeInViewport();
  await checkBothModes(page, 'the mobile menu');
});

test('an open dropdown has no accessibility violation', async ({page}) => {
  await open(page, '/');
  await page.locator('.navbar').getByRole('button', {name: 'Tutorials'}).focus();
  await page.keyboard.press('Enter');
  await checkBothModes(page, 'an open dropdown');
});

test('an enlarged figure has no accessibility violation', async ({page}) => {
  await open(page, '/markdown-page');
  await page
    .getByRole('button', {name: /^Enlarge/})
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
    const found = await violations(page, (builder) => builder.withTags(standards));
    expect.soft(found, `in ${mode} mode`).toEqual([]);
  }
});
