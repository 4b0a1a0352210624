/** Clusters and jets, step by step: by keyboard alone, in words, and whole without JavaScript. */
import type {Locator, Page} from '@playwright/test';
import {violations} from '../../support/axe';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const part = (page: Page, id: string): Locator => page.locator(`section#${id}`);
const drawing = (figure: Locator): Locator => figure.locator('figure [role="img"]');
const scale = (figure: Locator): Locator => figure.getByRole('slider', {name: 'Step'});

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('jets are gone through with buttons and arrow keys, and each step is said', async ({page}) => {
  await open(page, '/kitchen-sink');
  const figure = part(page, 'anti-kt');
  await expect(figure).toContainText('All 22 steps are done: 4 jets above 25 GeV');
  await figure.getByRole('button', {name: 'First step'}).focus();
  await page.keyboard.press('Enter');
  await expect(figure).toContainText('22 particles, none of them clustered yet.');
  await expect(figure.getByRole('button', {name: 'First step'})).toBeFocused();
  await scale(figure).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure).toContainText('is between particle 1 and particle 2: they merge');
  await expect(drawing(figure)).toHaveAccessibleName(/after step 1 of 22\. No jet/);
  await page.keyboard.press('End');
  await expect(drawing(figure)).toHaveAccessibleName(/Jet 1 of 102\.0 GeV/);
});

test(
  'jets are made again with another radius and another algorithm',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/kitchen-sink');
    const figure = part(page, 'anti-kt');
    const hardest = figure.getByRole('row', {name: /^1 /});
    await expect(hardest).toHaveText(/102\.0.*0\.50$/);
    await figure.getByRole('radio', {name: '0.4'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(figure.getByRole('radio', {name: '1.0'})).toBeFocused();
    await expect(hardest).toHaveText(/103\.2.*3\.14$/);
    await figure.getByRole('radio', {name: 'anti-kt'}).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(drawing(figure)).toHaveAccessibleName(/clustered by kt with R = 1/);
  },
);

test('playing goes on by itself, and pauses', {tag: nightly}, async ({page}) => {
  await open(page, '/kitchen-sink');
  const figure = part(page, 'anti-kt');
  const end = Number(await scale(figure).inputValue());
  await figure.getByRole('button', {name: 'Play'}).press('Space');
  await expect
    .poll(async () => {
      const step = Number(await scale(figure).inputValue());
      return step > 1 && step < end;
    })
    .toBe(true);
  await figure.getByRole('button', {name: 'Pause'}).press('Space');
  const stopped = await scale(figure).inputValue();
  await page.waitForTimeout(1500);
  await expect(scale(figure)).toHaveValue(stopped);
});

test('cells are clustered again when a threshold moves', async ({page}) => {
  await open(page, '/kitchen-sink');
  const figure = part(page, 'topo-clusters');
  await expect(figure).toContainText('2 clusters with');
  await figure.getByRole('slider', {name: 'Growth'}).focus();
  await page.keyboard.press('End');
  await expect(figure).toContainText('3 clusters with');
  await figure.getByRole('slider', {name: 'Seed'}).focus();
  await page.keyboard.press('End');
  await expect(figure).toContainText('2 clusters with 3.55 GeV');
  await figure.getByRole('button', {name: 'First step'}).press('Enter');
  await figure.getByRole('button', {name: 'Next step'}).press('Enter');
  await expect(figure).toContainText('with |S| above 8.');
});

test(
  'axe has nothing to say about them, in the middle of their steps',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/kitchen-sink');
    for (const id of ['anti-kt', 'topo-clusters']) {
      await scale(part(page, id)).fill('3');
      await part(page, id).locator('summary').click();
    }
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      const found = await violations(page, {
        include: ['#anti-kt', '#topo-clusters', '#showers'],
      });
      expect.soft(found, `in ${mode} mode`).toEqual([]);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the results are drawn, the numbers unfold, and no control is shown', async ({page}) => {
    await page.goto('/kitchen-sink');
    for (const [id, rows] of [
      ['anti-kt', 28],
      ['topo-clusters', 13],
    ] as const) {
      const figure = part(page, id);
      await expect(drawing(figure)).toBeVisible();
      await expect(figure.locator('input:visible, button:visible')).toHaveCount(0);
      await figure.locator('summary').click();
      await expect(figure.getByRole('row')).toHaveCount(rows);
    }
    await expect(drawing(part(page, 'showers'))).toBeVisible();
  });
});
