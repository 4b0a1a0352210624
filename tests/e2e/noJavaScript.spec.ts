/** The site without JavaScript: everything that is written can be read. */
import {allRoutes, appRoutes} from '../../config/routes';
import {inChunks} from '../support/chunks';
import {expect, nightly, test} from '../support/test';

test.use({javaScriptEnabled: false});

for (const {name, items} of inChunks([...allRoutes, ...appRoutes], 35)) {
  test(`routes ${name} show their text`, {tag: nightly}, async ({page}) => {
    for (const {path} of items) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
      expect(words, `words on ${path}`).toBeGreaterThan(40);
    }
  });
}

test('formulas show once, as MathML that the browser draws itself', async ({page}) => {
  await page.goto('/markdown-page');
  await expect(page.locator('.katex math').first()).toBeVisible();
  await expect(page.locator('.katex-html').first()).toBeHidden();
});

test('every panel of tabs shows, with its label', async ({page}) => {
  await page.goto('/markdown-page');
  const panels = await page.getByRole('tabpanel').all();
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('[data-without-javascript="show"]')).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test('on a phone the items of the navbar show without their menu button', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await page.goto('/docs/data');
  await expect(page.locator('.navbar').getByRole('link', {name: 'Documentation'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the search says what to do instead, and shows nothing that would do nothing', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('.DocSearch-Button')).toBeHidden();
  const advice = page.locator('.search-page noscript');
  await expect(advice.locator('p')).toContainText(
    'needs JavaScript, which is switched off in this browser',
  );
  await expect(advice.locator('p')).toBeVisible();
  await advice.locator('a', {hasText: 'Get started'}).click();
  await expect(page.locator('h1')).toHaveText('Get started');
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

test('the home page shows its histogram at first, without a cut and after it, and the audience cards work', async ({
  page,
}) => {
  await page.goto('/');
  const pictures = page.getByRole('img', {name: /four-lepton mass/i});
  await expect(pictures).toHaveCount(3);
  await expect(pictures.first()).toHaveAccessibleName(/47 of 718 collisions/);
  await expect(pictures.nth(1)).toHaveAccessibleName(/at most a hint: 2\.5 standard deviations/i);
  await expect(pictures.last()).toHaveAccessibleName(/a discovery: 5\.1 standard deviations/i);
  await expect(page.getByText(/after a cut at 0\.14/)).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Next collision'})).toHaveCount(0);
  await page.getByRole('link', {name: 'Open the quick start'}).click();
  await expect(page).toHaveURL('/docs/userpath/quickstart');
});
