/** Every address of the manifest answers and renders, opened directly and by the router. */
import type {Page} from '@playwright/test';
import {allRoutes, type Route} from '../../src/data/routes';
import {inChunks} from '../support/chunks';
import {expect, hydrated, navigate, open, test, withoutPrefetch} from '../support/test';

async function openDirectly(page: Page, {path, kind, sidebar}: Route): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.locator('h1'), path).toBeVisible();
  await expect(page).toHaveTitle(/ATLAS Open Data/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('.theme-doc-sidebar-container'), path).toHaveCount(sidebar ? 1 : 0);
  const hasBreadcrumbs = sidebar !== null && kind !== 'page';
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}), path).toHaveCount(
    hasBreadcrumbs ? 1 : 0,
  );
}

async function openByRouter(page: Page, {path}: Route): Promise<void> {
  const before = await page.locator('h1').innerText();
  await navigate(page, path);
  await expect(page.locator('h1'), path).not.toHaveText(before);
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.locator('h1'), path).not.toHaveText('Page not found');
  expect(await page.evaluate(() => 'sameDocument' in window), `${path} was loaded`).toBe(true);
}

test.beforeEach(async ({page}) => withoutPrefetch(page));

for (const {name, items} of inChunks(allRoutes, 10)) {
  test(`routes ${name} open directly`, async ({page}) => {
    for (const route of items) await openDirectly(page, route);
  });

  test(`routes ${name} open by the router`, async ({page}) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    for (const route of items) {
      if (route.path !== '/') await openByRouter(page, route);
    }
  });
}
