/** The site without JavaScript: everything that is written can be read. */
import {siteRoutes} from '../../src/data/routes';
import {inChunks} from '../support/chunks';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

for (const {name, items} of inChunks(siteRoutes, 35)) {
  test(`routes ${name} show their text`, async ({page}) => {
    test.setTimeout(60_000);
    for (const {path} of items) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect(words, `words on ${path}`).toBeGreaterThan(40);
    }
  });
}

test('formulas show once, as MathML that the browser draws itself', async ({page}) => {
  await page.goto('/markdown-page');
  await expect(page.locator('.katex math').first()).toBeVisible();
  await expect(page.locator('.katex-html').first()).toBeHidden();
});

test('the first panel of tabs and its labels can be read', async ({page}) => {
  await page.goto('/markdown-page');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
});

test('the sidebar and the next page are links that work', async ({page}) => {
  await page.goto('/docs/data');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/docs\/data$/);
  await expect(page.locator('h1')).toBeVisible();
});

test('details open', async ({page}) => {
  await page.goto('/markdown-page');
  const details = page.locator('main details').first();
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open', '');
});
