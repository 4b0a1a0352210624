/**
 * The home page: collisions that fall into a histogram, the cut, and the three audience cards. The gallery has tests
 * of its own.
 */
import type {Locator, Page} from '@playwright/test';
import {expect, nightly, open, test, withoutAnnouncement} from '../support/test';

const slider = (page: Page): Locator => page.getByRole('slider', {name: /maximum isolation/i});
const histogram = (page: Page): Locator => page.getByRole('img', {name: /four-lepton mass/i});
const event = (page: Page): Locator => page.getByRole('img', {name: /in the transverse view/i});
const next = (page: Page): Locator => page.getByRole('button', {name: 'Next collision'});

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, '/');
});

test('collisions fall into the histogram one by one, and then all of them', async ({page}) => {
  await expect(histogram(page)).toHaveAccessibleName(/47 of 718 collisions/);
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(histogram(page)).toHaveAccessibleName(/48 of 718 collisions/);
  await expect(event(page)).toHaveAccessibleName(/Collision 48 of 718 .*, simulated/);
  await expect(page.getByText(/four-lepton mass: 1\d\d\.\d GeV/)).toBeVisible();
  await page.getByRole('button', {name: 'Play all'}).click();
  await expect(histogram(page)).toHaveAccessibleName(/at most a hint: 2\.\d standard deviations/i);
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(histogram(page)).toHaveAccessibleName(/47 of 718 collisions/);
});

test('after the cut, the next collision is one that the cut keeps', async ({page}) => {
  await slider(page).fill('0.1');
  await next(page).click();
  await expect(event(page)).toHaveAccessibleName(/is 0\.0\d times its momentum/);
});

test('nothing moves for users who want no motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await next(page).click();
  await expect(histogram(page)).toHaveAccessibleName(/48 of 718 collisions/);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
  await page.getByRole('button', {name: 'Play all'}).click();
  await expect(page.getByRole('button', {name: 'Start again'})).toBeVisible({timeout: 1000});
});

test('a cut is dragged with the pointer, and a hint becomes a discovery', async ({page}) => {
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the slider is not on the page');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 16, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 16 + (box.width - 32) * (0.14 / 0.6), middle, {steps: 6});
  await page.mouse.up();
  await expect(slider(page)).toHaveValue('0.14');
  await expect(histogram(page)).toHaveAccessibleName(/a discovery: 5\.\d standard deviations/i);
  await expect(page.getByText(/once in \d(\.\d)? million experiments/)).toBeVisible();
});

test('the cut is moved with the arrow keys, and too tight a cut loses the peak', async ({page}) => {
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('0.59');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /no events remain/i);
  for (let i = 0; i < 14; i += 1) await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /a discovery/i);
});

test(
  'a finger on the isolation plot sets the cut there',
  {tag: nightly},
  async ({browser, baseURL}) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      hasTouch: true,
      viewport: {width: 375, height: 780},
    });
    const page = await context.newPage();
    await open(page, '/');
    const touched = slider(page);
    await touched.scrollIntoViewIfNeeded();
    const box = await touched.boundingBox();
    if (!box) throw new Error('the slider is not on the page');
    await page.touchscreen.tap(box.x + 16 + (box.width - 32) / 2, box.y + box.height / 2);
    await expect(touched).toHaveValue(/0\.(29|30|31|3)/);
    await context.close();
  },
);

test('the picture says that it is simulated', async ({page}) => {
  await expect(page.getByText('simulated for teaching').first()).toBeVisible();
});

test('each of three audience cards links to its first step', async ({page}) => {
  for (const [link, address] of [
    ['Open the quick start', '/docs/userpath/quickstart'],
    ['Choose a lesson', '/teach'],
    ['Open the research path', '/docs/userpath/researchers'],
  ] as const) {
    await page.getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page.getByRole('link', {name: link})).toBeVisible();
  }
});
