/** Figures and images, which readers can enlarge by keyboard alone. */
import type {Page} from '@playwright/test';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test.describe('enlarging', () => {
  const enlarge = (page: Page) => page.getByRole('button', {name: /^Enlarge: Calculated tracks/});
  const dialog = (page: Page) => page.getByRole('dialog');

  async function openByKeyboard(page: Page): Promise<void> {
    await open(page, '/markdown-page');
    await page.getByRole('link', {name: 'Direct link to Figures', exact: true}).focus();
    await page.keyboard.press('Tab');
    await expect(enlarge(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  }

  test('shows the figure larger, keeps the focus, and gives it back', async ({page}) => {
    await openByKeyboard(page);
    const small = await page.locator('figure svg').first().boundingBox();
    const large = await dialog(page).getByRole('img').locator('svg').boundingBox();
    expect(large?.height).toBeGreaterThan(1.2 * (small?.height ?? Infinity));
    await expect(dialog(page).getByText(/^Calculated tracks/)).toBeInViewport({ratio: 1});
    await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      await expect(page.locator('#__docusaurus :focus')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
  });

  test('works for an image of Markdown', {tag: nightly}, async ({page}) => {
    await open(page, '/markdown-page');
    await page.getByRole('button', {name: /^Enlarge: The card/}).press('Enter');
    await expect(dialog(page).getByRole('img', {name: /^The card/})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: /^Enlarge: The card/})).toBeFocused();
  });

  test(
    'on a phone the picture is wider than the window and scrolls by keyboard',
    {tag: nightly},
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await openByKeyboard(page);
      const region = dialog(page).getByRole('region', {name: 'Image, scrollable horizontally'});
      const middle = await region.evaluate(({scrollLeft}) => scrollLeft);
      expect(middle).toBeGreaterThan(100);
      await page.keyboard.press('Tab');
      await expect(region).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => region.evaluate(({scrollLeft}) => scrollLeft))
        .toBeGreaterThan(middle);
    },
  );

  test(
    'the dialog is loaded when it is requested, and not before',
    {tag: nightly},
    async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await open(page, '/markdown-page');
      await enlarge(page).focus();
      const before = scripts.length;
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      expect(scripts.length).toBe(before + 1);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a figure is there, and no button that would do nothing', async ({page}) => {
    await page.goto('/markdown-page');
    await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
    await expect(page.getByRole('button', {name: /^Enlarge/})).toHaveCount(0);
  });
});
