import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

const mode = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /dark and light mode/});

test.describe('a reader whose system is dark', () => {
  test.use({colorScheme: 'dark'});
  test('sees the light mode first: the system is not asked', async ({page}) => {
    await open(page, '/');
    await expect(mode(page)).toHaveAttribute('data-theme', 'light');
  });
});

test('the switch has two states, light and dark', async ({page}) => {
  await open(page, '/');
  for (const expected of ['dark', 'light', 'dark']) {
    await toggle(page).click();
    await expect(mode(page)).toHaveAttribute('data-theme', expected);
  }
});

test('the choice is stored and is there before the first paint of the next visit', async ({
  page,
}) => {
  await open(page, '/');
  await toggle(page).click();
  expect(await page.evaluate(() => window.localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/docs/data', {waitUntil: 'commit'});
  await page.locator('body').waitFor({state: 'attached'});
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
});

test('the choice is synced to other open tabs', async ({page, context}) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/docs/data');
  await toggle(page).click();
  await expect(mode(other)).toHaveAttribute('data-theme', 'dark');
  await toggle(other).click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'light');
});

test('the switch works by keyboard', async ({page}) => {
  await open(page, '/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
});
