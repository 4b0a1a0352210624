/** Every address of the manifest answers and renders, opened directly and by the router. */
import {siteRoutes} from '../../src/data/routes';
import {expect, hydrated, navigate, open, test} from '../support/test';

for (const {path, kind, sidebar} of siteRoutes) {
  test(`route ${path} opens directly`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(/ATLAS Open Data/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(sidebar ? 1 : 0);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toHaveCount(
      sidebar && kind !== 'page' ? 1 : 0,
    );
  });
}

const chunkSize = 20;
const chunks = Array.from({length: Math.ceil(siteRoutes.length / chunkSize)}, (_, i) =>
  siteRoutes.slice(i * chunkSize, (i + 1) * chunkSize),
);

for (const [index, chunk] of chunks.entries()) {
  test(`routes ${index * chunkSize + 1} to ${index * chunkSize + chunk.length} open by the router`, async ({
    page,
  }) => {
    await open(page, '/docs/faqs');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    for (const {path} of chunk) {
      const before = await page.locator('h1').innerText();
      await navigate(page, path);
      if (path !== '/docs/faqs') await expect(page.locator('h1')).not.toHaveText(before);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByText('Page not found')).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window), `${path} reloaded`).toBe(true);
    }
  });
}
