/** Videos: nothing from elsewhere before a click, the right player after it, and the focus with it. */
import type {Locator, Page} from '@playwright/test';
import {expect, networkIsIdle, nightly, open, test} from '../support/test';

const address = '/docs/videotutorials/overview';
const player = 'https://www.youtube-nocookie.com/embed/r83e1FJOxqg?autoplay=1&rel=0';
const first = (page: Page): Locator => page.getByRole('button', {name: /^Play here/}).first();

/** Addresses that the page requests of other origins, from now on. */
function externalRequests(page: Page): readonly string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    const {origin} = new URL(request.url());
    if (origin !== 'null' && origin !== new URL(page.url()).origin) others.push(request.url());
  });
  return others;
}

test.beforeEach(async ({page}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Player</title><p>A video</p>'}),
  );
});

test('before a click nothing is asked of another site, not even when all is read', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  const others = externalRequests(page);
  await open(page, address);
  for (const notes of await page.locator('main details summary').all()) await notes.click();
  await first(page).hover();
  await page.keyboard.press('End');
  await networkIsIdle(page);
  expect(others).toEqual([]);
  await expect(page.locator('main iframe')).toHaveCount(0);
});

test('a key press loads the player and takes the focus there, and closing brings it back', async ({
  page,
}) => {
  await open(page, address);
  const others = externalRequests(page);
  await first(page).focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('src', player);
  await expect(frame).toHaveAttribute('title', 'Video: Introduction to ATLAS Open Data');
  await expect(frame).toBeFocused();
  await expect(page.frameLocator('main iframe').getByText('A video')).toBeVisible();
  expect(others).toEqual([player]);
  await page.getByRole('button', {name: 'Close the player: Introduction'}).press('Enter');
  await expect(frame).toHaveCount(0);
  await expect(first(page)).toBeFocused();
  await expect(first(page)).toHaveAccessibleName(/Introduction to ATLAS Open Data/);
});

test('a video fits into a phone, before and after the click', {tag: nightly}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await open(page, address);
  await first(page).press('Enter');
  const box = await page.locator('main iframe').boundingBox();
  expect(box?.width).toBeGreaterThan(250);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links open the videos, and no button is shown', async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('button', {name: /^Play here/})).toHaveCount(0);
    await expect(
      page.getByRole('link', {name: 'Watch on YouTube: Introduction to ATLAS Open Data (new tab)'}),
    ).toHaveAttribute('href', 'https://www.youtube.com/watch?v=r83e1FJOxqg');
  });
});
