/** The atlas of all samples: a box on the map filters the table, and a dot opens its row. */
import type {Page} from '@playwright/test';
import {expect, open, test, withoutAnnouncement} from '../../support/test';

const map = (page: Page) =>
  page.getByRole('img', {name: /^Scatter plot: number of simulated events/});

/** The number of samples that the table lists, and of all. */
const status = (page: Page) => page.getByRole('status').filter({hasText: /samples$/});

/** It is loaded when it comes into view. */
async function scrollToAtlas(page: Page): Promise<void> {
  await page.getByRole('heading', {name: 'All simulated samples'}).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await map(page).scrollIntoViewIfNeeded();
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, '/docs/data');
  await scrollToAtlas(page);
});

test('a box filters by both quantities, the link keeps it, and a dot opens code and files', async ({
  page,
}) => {
  await expect(status(page)).toHaveText('702 samples');
  const area = await map(page).boundingBox();
  if (!area) throw new Error('the map has no size');
  const at = (x: number, y: number) => [area.x + x * area.width, area.y + y * area.height] as const;
  await page.mouse.move(...at(0.55, 0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.7, 0.4), {steps: 4});
  await page.mouse.up();
  await expect(status(page)).toHaveText(/^\d{2} of 702 samples$/);
  await expect(page).toHaveURL(/atlas\.in\.effectiveCrossSection=.*atlas\.in\.events=/);

  await page.reload();
  await scrollToAtlas(page);
  await expect(status(page)).toHaveText(/^\d{2} of 702 samples$/);

  // The jet slice JZ3: 308,363 pb and 50,083,000 events, on axes from 10⁻⁷ to 10¹¹ and from 10³ to 10⁹.
  const place = await map(page).boundingBox();
  if (!place) throw new Error('the map has no size');
  await page.mouse.click(
    place.x + (place.width * (Math.log10(308_363) + 7)) / 18,
    place.y + (place.height * (9 - Math.log10(50_083_000))) / 6,
  );
  await expect(page.getByRole('button', {name: 'QCD dijets, pT slice JZ3'})).toBeFocused();
  await expect(page).toHaveURL(/atlas\.open=2025e-13tev-beta\.364703/);
  await expect(page.getByText('"364703": {').first()).toBeVisible();
  await expect(page.getByRole('link', {name: 'Limitations'}).first()).toBeVisible();
});

test('by keyboard: ranges in the filters do what a box does', async ({page}) => {
  await page.getByRole('button', {name: /^Filters/}).focus();
  await page.keyboard.press('Enter');
  const range = page.getByRole('group', {name: 'Effective cross-section [pb]'});
  await range.getByLabel('at least').fill('1e9');
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('2 of 702 samples');
  await expect(map(page)).toHaveAccessibleName(/for 2 samples, on logarithmic axes/);
});
