/** No violation of WCAG 2.2 A and AA that axe can find in the open search, in each state and look. */
// cspell:ignore elektroncalibrashun
import type {Page} from '@playwright/test';
import {violations} from '../support/axe';
import {lookAs, tagOfOne, views} from '../support/everyRoute';
import {openSearch, searchFor} from '../support/search';
import {expect, open, test, withoutAnnouncement} from '../support/test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Upstream's heading and form stand outside the results, and only those are a landmark. */
const resultsAlone = ['region'];

async function checkModal(page: Page, state: string): Promise<void> {
  // The page behind it is inert.
  expect.soft(await violations(page, {include: ['.DocSearch-Container']}), state).toEqual([]);
}

async function checkPage(page: Page, state: string): Promise<void> {
  expect.soft(await violations(page, {disabled: resultsAlone}), state).toEqual([]);
}

for (const view of views) {
  test(`the search in ${view.mode} mode at ${view.width} px`, tagOfOne(view), async ({page}) => {
    test.slow();
    await withoutAnnouncement(page);
    await lookAs(page, view);
    await open(page, '/docs/data');
    const {dialog} = await openSearch(page);
    await checkModal(page, 'opened');
    await searchFor(page, 'luminosity');
    await checkModal(page, 'hits');
    await searchFor(page, 'elektroncalibrashun');
    await checkModal(page, 'no hits');
    await dialog.getByRole('button', {name: 'Question mode'}).click();
    await expect(dialog.locator('.DocSearch-AskAiScreen-Response')).toBeVisible();
    await checkModal(page, 'an answer');
    await page.keyboard.press('Escape');
    await searchFor(page, 'jets');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await open(page, '/docs/faqs');
    await openSearch(page);
    await expect(dialog.getByRole('tree', {name: 'Recent', exact: true})).toBeVisible();
    await checkModal(page, 'recent searches');
    await open(page, '/search?q=luminosity');
    await expect(page.getByRole('article')).toHaveCount(15);
    await checkPage(page, 'the search page');
    await open(page, '/search');
    await checkPage(page, 'the empty search page');
  });
}

test('the word that the search failed', async ({page}) => {
  await page.route('**/search/manifest.json', (route) => route.abort());
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await page.keyboard.type('jets');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await checkModal(page, 'failed');
});
