/** No violation of WCAG 2.2 A and AA in states of pages beyond those in which `everyPage.spec.ts` opens them. */
import {hiddenRoutes} from '../../config/routes';
import {violations} from '../support/axe';
import {checkForEverybody, lookAs, tagOf, tagOfOne, views} from '../support/everyRoute';
import {expect, inLightAtOnce, nightly, open, test, withDataSaver} from '../support/test';

/** Off where each part is shown several times, some in a frame: axe compares across documents. */
const wrongAboutSamples = ['landmark-unique'];

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(async ({page}) => withDataSaver(page));

for (const view of views) {
  const seen = `in ${view.mode} mode at ${view.width} px`;
  for (const {path} of hiddenRoutes) {
    test(
      `the hidden page ${path} ${seen} has no accessibility violation`,
      tagOfOne(view),
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
  test(
    `the mobile menu in ${view.mode} mode has no accessibility violation`,
    inLightAtOnce(view.mode),
    async ({page}) => {
      await lookAs(page, view);
      await open(page, '/docs/data');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: '← Back to main menu'})).toBeInViewport();
      await checkForEverybody(page, 'the mobile menu');
    },
  );
}

for (const view of views.filter(({width}) => width >= 997)) {
  test(
    `an open dropdown in ${view.mode} mode has no accessibility violation`,
    inLightAtOnce(view.mode),
    async ({page}) => {
      await lookAs(page, view);
      await open(page, '/');
      await page.locator('.navbar').getByRole('button', {name: 'Tutorials'}).focus();
      await page.keyboard.press('Enter');
      await checkForEverybody(page, 'an open dropdown');
    },
  );
}

for (const mode of ['light', 'dark'] as const) {
  test(
    `an enlarged figure in ${mode} mode has no accessibility violation`,
    inLightAtOnce(mode),
    async ({page}) => {
      await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
      await open(page, '/markdown-page');
      await page
        .getByRole('button', {name: /^Enlarge/})
        .first()
        .press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      // The page behind the dialog is inert.
      expect(await violations(page, {include: ['dialog[open]']})).toEqual([]);
    },
  );
}

for (const view of views) {
  test(
    `the atlas with an open row in ${view.mode} mode at ${view.width} px has no accessibility violation`,
    {tag: nightly},
    async ({page}) => {
      await lookAs(page, view);
      await open(page, '/docs/data?atlas.q=stau&atlas.open=2025e-13tev-beta.501058&atlas.v=1');
      await page.getByRole('button', {name: 'Open', exact: true}).click();
      await expect(page.getByRole('img', {name: /^Scatter plot/})).toBeVisible();
      // A block of code becomes a stop of the keyboard when it is found to scroll.
      await expect(page.locator('pre.language-python[tabindex="0"]')).toHaveCount(2);
      await checkForEverybody(page, 'the atlas');
    },
  );

  test(
    `figures with their data in ${view.mode} mode at ${view.width} px have no accessibility violation`,
    {tag: nightly},
    async ({page}) => {
      await lookAs(page, view);
      await open(page, '/markdown-page');
      const summaries = page.locator('h3#key-figures ~ figure summary');
      for (const summary of await summaries.all()) await summary.click();
      await expect(page.locator('figure details[open] table').first()).toBeVisible();
      expect(await violations(page, {include: ['h3#key-figures ~ figure']})).toEqual([]);
    },
  );
}
