/**
 * Every address of the manifest answers and renders, and axe can find no violation of WCAG 2.2 A and AA:
 * each page as one kind of reader sees it, by turns; `npm run test:thorough` looks as all of them.
 * Contrast is most of the work: a unit test holds it for all pairs of tokens, and axe computes it here on
 * every third page, and on all of them in the thorough run.
 */
import {allRoutes, appRoutes, hiddenRoutes} from '../../src/data/routes';
import {standards, violations} from '../support/axe';
import {inChunks} from '../support/chunks';
import {checkForEverybody, lookAs, openDirectly, views} from '../support/everyRoute';
import {expect, open, test, withoutPrefetch} from '../support/test';

/** Off where each part is shown several times, some in a frame: axe compares across documents. */
const wrongAboutSamples = ['landmark-unique'];

const withContrast = 3;

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(async ({page}) => withoutPrefetch(page));

for (const [turn, view] of views.entries()) {
  const seen = `in ${view.mode} mode at ${view.width} px`;
  const turns = [...allRoutes, ...appRoutes]
    .filter((_, index) => index % views.length === turn)
    .map((route, index) => ({
      route,
      notAsked: index % withContrast === 0 ? [] : ['color-contrast'],
    }));

  for (const {name, items} of inChunks(turns, 9)) {
    test(`pages ${name} ${seen} open directly and have no accessibility violation`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await lookAs(page, view);
      for (const {route, notAsked} of items) {
        await openDirectly(page, route);
        await checkForEverybody(page, route.path, notAsked);
      }
    });
  }

  for (const {path} of hiddenRoutes) {
    test(`the hidden page ${path} ${seen} has no accessibility violation`, async ({page}) => {
      await lookAs(page, view);
      await open(page, path);
      await expect(page.frameLocator('main iframe').last().getByRole('button')).toBeVisible();
      await checkForEverybody(page, path, wrongAboutSamples);
    });
  }

  test(`the not-found page ${seen} has no accessibility violation`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404/, 'the page is the one of unknown addresses');
    await lookAs(page, view);
    await open(page, '/no-such-page');
    await checkForEverybody(page, 'the not-found page');
  });
}

for (const view of views.filter(({width}) => width < 997)) {
  test(`the mobile menu in ${view.mode} mode has no accessibility violation`, async ({page}) => {
    await lookAs(page, view);
    await open(page, '/docs/data');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: '← Back to main menu'})).toBeInViewport();
    await checkForEverybody(page, 'the mobile menu');
  });
}

for (const view of views.filter(({width}) => width >= 997)) {
  test(`an open dropdown in ${view.mode} mode has no accessibility violation`, async ({page}) => {
    await lookAs(page, view);
    await open(page, '/');
    await page.locator('.navbar').getByRole('button', {name: 'Tutorials'}).focus();
    await page.keyboard.press('Enter');
    await checkForEverybody(page, 'an open dropdown');
  });
}

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
