import {expect, navigate, nightly, open, test} from '../support/test';

test('the bar is above the navbar, in light yellow, and links to the privacy policy', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('web-analytics tool Matomo');
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 247, 204)');
  const [barBox, navbarBox] = [
    await bar.boundingBox(),
    await page.locator('.navbar').boundingBox(),
  ];
  expect(barBox && navbarBox && barBox.y + barBox.height <= navbarBox.y + 1).toBe(true);
  await bar.getByRole('link', {name: 'privacy policy'}).click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('its text takes at most two lines on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 780});
  await open(page, '/');
  const lines = await page
    .locator('.theme-announcement-bar')
    .getByText('Matomo')
    .evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set(Array.from(range.getClientRects(), ({bottom}) => Math.round(bottom))).size;
    });
  expect(lines).toBeLessThanOrEqual(2);
});

test('closing it is remembered', async ({page}) => {
  await open(page, '/');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  expect(
    await page.evaluate(() => [
      window.localStorage.getItem('docusaurus.announcement.id'),
      window.localStorage.getItem('docusaurus.announcement.dismiss'),
    ]),
  ).toEqual(['whats_new', 'true']);
});

test(
  'it comes back when its id has changed since it was closed',
  {tag: nightly},
  async ({page}) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('docusaurus.announcement.id', 'an_older_message');
      window.localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  },
);

test('a changed id replaces what was stored: the new message counts as not closed', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    window.localStorage.setItem('docusaurus.announcement.id', 'an_older_message');
    window.localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/docs/faqs');
  const stored = () =>
    page.evaluate(() => [
      window.localStorage.getItem('docusaurus.announcement.id'),
      window.localStorage.getItem('docusaurus.announcement.dismiss'),
    ]);
  await expect.poll(stored).toEqual(['whats_new', 'false']);
  await page.reload();
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});

test('it stays from page to page and from visit to visit until it is closed', async ({page}) => {
  const bar = page.locator('.theme-announcement-bar');
  await open(page, '/');
  await navigate(page, '/docs/aboutus');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-aboutus/);
  await expect(bar).toBeVisible();
  await open(page, '/privacy');
  await expect(bar).toBeVisible();
});
