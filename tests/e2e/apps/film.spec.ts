/** The replay of an analysis: the user's own steps, and those of a link. */
import type {Locator, Page} from '@playwright/test';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const flow = (page: Page): Locator =>
  page.getByRole('table', {name: /pass each cut/}).getByRole('rowheader');
const player = (page: Page): Locator => page.getByRole('region', {name: 'Replay of the analysis'});

async function openApp(page: Page, at = '/apps/histogram-analyser'): Promise<void> {
  await open(page, at);
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
}

/** Two cuts by keyboard. */
async function cutTwice(page: Page): Promise<void> {
  await page.keyboard.press('3');
  await page.keyboard.press('Home');
  await expect(flow(page)).toHaveCount(2);
  await page.keyboard.press('6');
  await page.keyboard.press('PageUp');
  await expect(flow(page)).toHaveCount(3);
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

test(
  'plays the steps in the plots, and the analysis is as before afterwards',
  {tag: nightly},
  async ({page}) => {
    await openApp(page);
    const replay = page.getByRole('button', {name: 'Replay the steps of this analysis'});
    await expect(replay).toHaveAttribute('aria-disabled', 'true');
    await cutTwice(page);
    await expect(page).toHaveURL(/in\.met=/);
    const address = page.url();
    await replay.click();
    await expect(player(page).getByText('Step 1 of 3')).toBeVisible();
    await expect(player(page).getByRole('button', {name: 'Start without cuts'})).toBeVisible();
    await expect(page.getByText('No cuts yet')).toBeVisible();
    await player(page).getByLabel('Speed').selectOption('2×');
    await player(page).getByRole('button', {name: 'Play', exact: true}).click();
    await expect(player(page).getByText('Step 3 of 3')).toBeVisible();
    await player(page).getByRole('slider').press('ArrowLeft');
    await expect(player(page).getByText('Step 2 of 3')).toBeVisible();
    await page.getByRole('tab', {name: 'Cut flow'}).click();
    await expect(flow(page)).toHaveText(['All events', 'N(jets) = 0']);
    await page.getByRole('tab', {name: 'Replay'}).click();
    await player(page).getByRole('button', {name: 'Close the replay'}).click();
    await expect(flow(page)).toHaveCount(3);
    await expect(page).toHaveURL(address);
  },
);

test('a link plays the steps for others, who can continue from one', async ({page}) => {
  await openApp(page);
  await cutTwice(page);
  await page.getByRole('button', {name: 'Replay the steps of this analysis'}).click();
  const link = await player(page).getByLabel('Link to this replay').inputValue();
  expect(link.length).toBeLessThan(2_000);

  const {pathname, search} = new URL(link);
  await openApp(page, pathname + search);
  await expect(player(page).getByText('Step 1 of 3')).toBeVisible();
  await player(page).getByRole('button', {name: 'Next step'}).press('Enter');
  await player(page).getByRole('button', {name: 'Continue from this step'}).press('Enter');
  await expect(player(page)).toHaveCount(0);
  await expect(flow(page)).toHaveText(['All events', 'N(jets) = 0']);
  await expect(page).not.toHaveURL(/film/);
});

test('an incomplete link says so', {tag: nightly}, async ({page}) => {
  await openApp(page, '/apps/histogram-analyser?hww-film=2ea9.in.mll*..7');
  await expect(page.getByText('The replay in this link could not be read.')).toBeVisible();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Processes'})).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('there are steps only', {tag: nightly}, async ({page}) => {
    await openApp(page);
    await cutTwice(page);
    await page.getByRole('button', {name: 'Replay the steps of this analysis'}).click();
    await expect(player(page).getByText(/reduced motion/)).toBeVisible();
    await expect(player(page).getByRole('button', {name: 'Play', exact: true})).toHaveCount(0);
    await player(page).getByRole('button', {name: 'Next step'}).click();
    await expect(player(page).getByText('Step 2 of 3')).toBeVisible();
  });
});

test('is a page of the sheet on a phone', {tag: nightly}, async ({page}) => {
  await page.setViewportSize({width: 375, height: 812});
  await openApp(
    page,
    '/apps/histogram-analyser?hww-film=2ea9.in.mll*..75~in.jets*..0.5~in.met*40..',
  );
  await expect(player(page).getByText('Step 1 of 3')).toBeVisible();
  await player(page).getByRole('button', {name: 'Next step'}).click();
  await expect(player(page).getByText('Step 2 of 3')).toBeVisible();
});
