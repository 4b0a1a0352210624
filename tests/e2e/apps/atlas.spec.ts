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
  const filters = page.getByRole('dialog');
  const range = filters.getByRole('group', {name: 'Effective cross-section [pb]'});
  await range.getByLabel('at least').fill('1e9');
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('2 of 702 samples');
  await expect(map(page)).toHaveAccessibleName(/for 2 samples, on logarithmic axes/);
});

test('by keyboard: sliders below the map set a range, and the box shows it', async ({page}) => {
  const range = page.getByRole('group', {name: 'Effective cross-section [pb]'});
  const least = range.getByLabel('at least');
  await least.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(least).toHaveAttribute('aria-valuetext', '7.9\u00a0×\u00a010¹⁰');
  await expect(page).toHaveURL(/atlas\.in\.effectiveCrossSection=79000000000/);
  await expect(status(page)).toHaveText(/^\d of 702 samples$/);
  await page.keyboard.press('Home');
  await expect(status(page)).toHaveText('702 samples');
  await range.getByLabel('at most').press('Home');
  await expect(least).toHaveValue('0');
});

test('the legend shows and hides a release, on the map and in the table', async ({page}) => {
  const legend = page.getByRole('group', {name: 'Releases shown'});
  const squares = map(page).locator('rect[width="7.6"]:not([transform])');
  await expect(squares).not.toHaveCount(0);
  const release = legend.getByRole('button', {name: /^2020/});
  await release.click();
  await expect(release).toHaveAttribute('aria-pressed', 'false');
  await expect(legend.getByRole('button', {pressed: true})).toHaveCount(3);
  await expect(squares).toHaveCount(0);
  await expect(status(page)).toHaveText(/^\d{3} of 702 samples$/);
  await expect(map(page)).toHaveAccessibleName(/luminosity of the 2025 release/);
  await release.click();
  await expect(status(page)).toHaveText('702 samples');
});

for (const width of [1280, 1920]) {
  test(`at ${width} px it reaches the end of the page, over the contents`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await scrollToAtlas(page);
    const contents = await page.locator('.theme-doc-toc-desktop').boundingBox();
    const table = await page
      .getByRole('region', {name: /scrollable table$/})
      .last()
      .boundingBox();
    const [end = 0, reached = 0] = [contents, table].map((box) => (box ? box.x + box.width : 0));
    expect(end).toBeGreaterThan(1000);
    expect(Math.abs(reached - end)).toBeLessThan(2);
  });
}

test.describe('with fingers', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 800}});

  test('the text below the map names taps, and no clicks', async ({page}) => {
    await expect(page.getByText(/^Tap a dot to open its row/)).toBeVisible();
    await expect(page.getByText('Drag a box to filter')).toBeHidden();
  });
});
