import type {Page} from '@playwright/test';
import {expect, hydrated, nightly, open, openWithoutScripts, test} from '../support/test';

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

test('the choice is synced to other open tabs', {tag: nightly}, async ({page, context}) => {
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

for (const {name, stored, address} of [
  {name: 'stored "system"', stored: 'system', address: '/'},
  {name: 'stored nonsense', stored: 'sepia', address: '/'},
  {name: 'nonsense in the address', stored: 'dark', address: '/?docusaurus-theme=sepia'},
]) {
  test(`${name} is the light mode, before and after the scripts have arrived`, async ({page}) => {
    await page.addInitScript((value) => window.localStorage.setItem('theme', value), stored);
    const letScriptsArrive = await openWithoutScripts(page, address);
    await expect(mode(page)).toHaveAttribute('data-theme', 'light');
    await expect(mode(page)).toHaveAttribute('data-theme-choice', 'light');
    letScriptsArrive();
    await hydrated(page);
    await expect(mode(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page).locator('svg').filter({visible: true})).toHaveCount(1);
    await toggle(page).click();
    await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  });
}

test(
  'an invalid mode that another tab stores changes nothing here',
  {tag: nightly},
  async ({page, context}) => {
    await open(page, '/');
    await toggle(page).click();
    await page.evaluate(() => {
      const seen: (string | undefined)[] = [];
      const {dataset} = document.documentElement;
      Object.assign(window, {seen});
      new MutationObserver(() => seen.push(dataset.theme, dataset.themeChoice)).observe(
        document.documentElement,
        {attributeFilter: ['data-theme', 'data-theme-choice']},
      );
    });
    const other = await context.newPage();
    await other.goto('/version.json');
    await other.evaluate(() => {
      for (const value of ['system', 'sepia', 'light']) window.localStorage.setItem('theme', value);
    });
    await expect(mode(page)).toHaveAttribute('data-theme', 'light');
    const seen = await page.evaluate(() => (window as unknown as {seen: readonly string[]}).seen);
    expect([...new Set(seen)]).toEqual(['light']);
  },
);
