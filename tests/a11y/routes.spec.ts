/**
 * Every URL of the manifest answers and renders, and axe finds no violation of WCAG 2.2 A and AA: in CI each page in
 * one view, in turn, and in the nightly run in all of them. Contrast is most of the work: a unit test computes it for
 * all pairs of tokens, and axe computes it here for a page of each kind and for pages changed within a day; in the
 * nightly run for all.
 */
import {changedWithinADay} from '../../scripts/lib/recentChanges';
import {allRoutes, appRoutes, hiddenRoutes} from '../../src/data/routes';
import {pageBudgets} from '../budgets';
import {standards, violations} from '../support/axe';
import {inChunks} from '../support/chunks';
import {checkForEverybody, lookAs, openDirectly, tagOf, views} from '../support/everyRoute';
import {expect, nightly, open, test, withDataSaver} from '../support/test';

/** Off where each part is shown several times, some in a frame: axe compares across documents. */
const wrongAboutSamples = ['landmark-unique'];

const kinds = new Set([...pageBudgets.map(({address}) => address), '/markdown-page']);

/** The Markdown files that have changed; undefined if nobody can tell, and so it may be any. */
const changed = changedWithinADay(['docs', 'src/pages'])?.map((file) =>
  file
    .replace(/^src\/pages/, '')
    .replace(/^docs/, '/docs')
    .replace(/\.\w+$/, ''),
);

const wantsContrast = (path: string): boolean =>
  kinds.has(path) || changed === undefined || changed.includes(path);

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(async ({page}) => withDataSaver(page));

const routes = [...allRoutes, ...appRoutes];

for (const [turn, view] of views.entries()) {
  const seen = `in ${view.mode} mode at ${view.width} px`;
  const inTurn = routes.filter((_, index) => index % views.length === turn);

  for (const {name, items} of inChunks(inTurn, 12)) {
    test(`pages ${name} ${seen} open directly and have no accessibility violation`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await lookAs(page, view);
      for (const route of items) {
        await openDirectly(page, route);
        const {path} = route;
        await checkForEverybody(page, path, wantsContrast(path) ? [] : ['color-contrast']);
      }
    });
  }

  for (const {name, items} of inChunks(routes, 10)) {
    test(`all pages ${name} ${seen}, with contrast`, {tag: nightly}, async ({page}) => {
      test.setTimeout(240_000);
      await lookAs(page, view);
      for (const {path} of items) {
        await open(page, path);
        await checkForEverybody(page, path);
      }
    });
  }

  for (const {path} of hiddenRoutes) {
    test(
      `the hidden page ${path} ${seen} has no accessibility violation`,
      tagOf(view),
      async ({page}) => {
        await lookAs(page, view);
        await open(page, path);
        await expect(page.frameLocator('main iframe').last().getByRole('button')).toBeVisible();
        await checkForEverybody(page, path, wrongAboutSamples);
      },
    );
  }

  test(
    `the not-found page ${seen} has no accessibility violation`,
    tagOf(view),
    async ({page, consoleGuard}) => {
      consoleGuard.allow(/status of 404/, 'the page is the one of unknown addresses');
      await lookAs(page, view);
      await open(page, '/no-such-page');
      await checkForEverybody(page, 'the not-found page');
    },
  );
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
