/** No page scrolls sideways at any width from a small phone to a wide screen. */
import {expect, nightly, open, test} from '../support/test';

const templates = {
  home: '/',
  doc: '/docs/documentation/introduction/events',
  'doc with tables': '/docs/data/for_education/13TeV25_details',
  'doc with math': '/docs/documentation/systematics',
  category: '/docs/category/data-for-research',
  page: '/contact-us',
  'page with everything': '/markdown-page',
  projects: '/projects',
  search: '/search',
  'not found': '/no-such-page',
  'kitchen sink': '/kitchen-sink',
};

/** Small and large phones, tablets, both sides of the change of layout, laptops and a wide screen. */
const widths = [320, 360, 375, 414, 768, 996, 997, 1024, 1280, 1440, 1600];

/** Pages with all components; CI opens them in two widths, and the nightly run in all. CI opens every second of the others. */
const longPages = new Set(['/markdown-page', '/kitchen-sink']);

for (const [index, [name, path]] of Object.entries(templates).entries()) {
  const tag = longPages.has(path) || index % 2 === 1 ? nightly : [];
  test(
    `${name} (${path}) has no sideways scroll from 320 to 1600 px`,
    {tag},
    async ({page, consoleGuard}) => {
      if (name === 'not found') consoleGuard.allow(/status of 404/, 'the address is unknown');
      await open(page, path);
      for (const width of widths) {
        await page.setViewportSize({width, height: 800});
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

test(
  'admonitions faqs and notebook have their own icon and colours',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/markdown-page');
    const colours = new Set<string>();
    for (const keyword of ['faqs', 'notebook', 'note']) {
      const admonition = page.locator(`.theme-admonition-${keyword}`).first();
      await expect(admonition.locator('svg').first()).toBeVisible();
      colours.add(
        await admonition.evaluate((element) => getComputedStyle(element).borderLeftColor),
      );
    }
    expect(colours.size).toBe(3);
  },
);

test(
  'a code block has a copy button that copies its text',
  {tag: nightly},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/markdown-page');
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button', {name: /copy/i}).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim().length).toBeGreaterThan(5);
    await expect(block.locator('code')).toContainText(copied.trim().split('\n')[0] ?? '');
  },
);

test('with JavaScript a panel of tabs has no label of its own: the tab says it', async ({page}) => {
  await open(page, '/markdown-page');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('[data-without-javascript="show"]').first()).toBeHidden();
  const tabs = page.locator('.tabs-container').first();
  await tabs.getByRole('tab').nth(1).click();
  await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
});

test('pages without a sidebar begin at the left edge of the footer', async ({page}) => {
  for (const path of ['/', '/contact-us', '/projects', '/search', '/docs/faqs']) {
    await open(page, path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      const [title, foot] = await Promise.all([
        page.locator('h1').first().boundingBox(),
        page.locator('.footer__title').first().boundingBox(),
      ]);
      expect(title?.x, `${path} at ${width} px`).toBe(foot?.x);
    }
  }
});
