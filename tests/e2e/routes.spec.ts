/**
 * Every address of the manifest renders when the router opens it, in CI one in four: `tests/a11y` opens each directly.
 */
import type {Page} from '@playwright/test';
import {allRoutes, type Route} from '../../config/routes';
import {inChunks} from '../support/chunks';
import {
  expect,
  expectCurrentItemInView,
  navigate,
  oneIn,
  open,
  test,
  withDataSaver,
} from '../support/test';

async function openByRouter(page: Page, {path}: Route): Promise<void> {
  const before = await page.locator('h1').innerText();
  await navigate(page, path);
  await expect(page.locator('h1'), path).not.toHaveText(before);
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.locator('h1'), path).not.toHaveText('Page not found');
  expect(await page.evaluate(() => 'sameDocument' in window), `${path} was loaded`).toBe(true);
  await expectCurrentItemInView(page, path);
}

test.beforeEach(async ({page}) => withDataSaver(page));

for (const [index, {name, items}] of inChunks(allRoutes, 10).entries()) {
  test(`routes ${name} open by the router`, oneIn(7, index), async ({page}) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    for (const route of items) {
      if (route.path !== '/') await openByRouter(page, route);
    }
  });
}
