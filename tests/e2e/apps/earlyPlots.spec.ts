/** The plots that the pages of analysers contain: before any script, without scripts, and until the app has its own. */
import type {Locator, Page} from '@playwright/test';
import {
  expect,
  hydrated,
  nightly,
  oneIn,
  open,
  openWithoutScripts,
  test,
  withoutAnnouncement,
} from '../../support/test';

const address = '/apps/histogram-analyser';
const guide = '/docs/webapps/the_display_histograms_13TeV';

const picture = (page: Page): Locator =>
  page.getByRole('img', {name: /^Histograms, simulated for teaching, all events without cuts/});

/** Drawn areas of plots in the picture that are in sight. */
const plotsIn = (page: Page): Locator =>
  picture(page).locator('svg > svg[viewBox]').filter({visible: true});

const screens = {
  laptop: {viewport: {width: 1280, height: 800}, plots: 9},
  tablet: {viewport: {width: 768, height: 1024}, plots: 9},
  phone: {viewport: {width: 375, height: 740}, plots: 1},
};

/** Apps that begin with a choice and with a range: on a phone their fields differ in height. */
const addresses = [address, '/apps/four-lepton-analyser'];

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [index, [screen, {viewport, plots}]] of Object.entries(screens).entries()) {
    test(
      `a ${screen} shows the plots of all events, and what the app needs`,
      oneIn(2, index),
      async ({page}) => {
        await page.setViewportSize(viewport);
        await page.goto(address);
        await expect(picture(page)).toBeVisible();
        await expect(plotsIn(page)).toHaveCount(plots);
        await expect(
          picture(page).getByText('All events, no cuts').filter({visible: true}),
        ).toHaveCount(1);
        await expect(page.locator('[data-app] noscript p')).toContainText(
          'The app needs JavaScript',
        );
        await expect(page.getByText('simulated for teaching', {exact: true})).toBeVisible();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      },
    );
  }

  test('an app that starts with cuts has none in its page', async ({page}) => {
    await page.goto('/markdown-page');
    await expect(page.locator('[data-app="hww"]').first()).toBeAttached();
    await expect(picture(page)).toHaveCount(0);
  });

  test('the page of a guide has the plots that it names', async ({page}) => {
    await page.goto(guide);
    await expect(plotsIn(page)).toHaveCount(9);
  });
});

/** Places of the frames of plots in the window, in whole pixels. */
const placesOf = (frames: Locator): Promise<readonly string[]> =>
  frames.evaluateAll((all) =>
    all.map((frame) => {
      const {x, y, width, height} = frame.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

/** Largest difference of a place or a size between two lists of places, in pixels. */
function largestMove(some: readonly string[], others: readonly string[]): number {
  expect(some).toHaveLength(others.length);
  const numbers = (places: readonly string[]) =>
    places.flatMap((place) => place.split(' ').map(Number));
  const second = numbers(others);
  return Math.max(...numbers(some).map((value, at) => Math.abs(value - (second[at] ?? NaN))));
}

/** The ground of the frame of a plot of the app. */
const ownFrames = (page: Page): Locator =>
  page.locator('[data-layout] svg[role="img"] > g > rect:first-child');

/** Largest move of a plot: below a readout and above tabs that depend on the app it is not known before. */
const maxMoves: Readonly<Record<string, number>> = {laptop: 3, tablet: 24, phone: 3};

for (const [place, [screen, {viewport, plots}]] of Object.entries(screens).entries()) {
  for (const [index, path] of addresses.entries()) {
    test(
      `on a ${screen} the app puts its plots in the place of those of ${path}`,
      oneIn(2, place + index),
      async ({page}) => {
        await page.setViewportSize(viewport);
        const letArrive = await openWithoutScripts(page, path);
        await expect(plotsIn(page)).toHaveCount(plots);
        const early = await placesOf(plotsIn(page).locator('> rect'));
        letArrive();
        await expect(ownFrames(page)).toHaveCount(plots);
        await expect(picture(page)).toHaveCount(0);
        const own = await placesOf(ownFrames(page));
        expect(largestMove(early, own)).toBeLessThanOrEqual(maxMoves[screen] ?? 0);
      },
    );
  }
}

test('a link with cuts says that its first plots have none, and hides them once it can', async ({
  page,
}) => {
  await page.route('**/samples/**', () => undefined);
  const letArrive = await openWithoutScripts(page, `${address}?hww.v=1&hww.in.mll=..75`);
  const label = picture(page).getByText('All events, no cuts').filter({visible: true});
  await expect(label).toHaveCount(1);
  letArrive();
  await hydrated(page);
  await expect(picture(page)).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toBeVisible();
});

test('a reader who comes by a link of the site sees what loads', {tag: nightly}, async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, guide);
  await page.route('**/samples/**', () => undefined);
  await page.getByRole('link', {name: 'in full page'}).first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByText(/^Loading/)).toBeVisible();
  await expect(picture(page)).toBeHidden();
});
