import {expect, open, test} from '../support/test';

test('the title names the site, and the generator names version 3.9.2', async ({page}) => {
  await open(page, '/');
  await expect(page).toHaveTitle('ATLAS Open Data');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
    'content',
    'Docusaurus v3.9.2',
  );
  await open(page, '/docs/faqs');
  await expect(page).toHaveTitle(/ \| ATLAS Open Data$/);
});

test('there is one docs version, current, and every doc carries its tag', async ({page}) => {
  await open(page, '/docs/userpath/quickstart');
  await expect(page.locator('meta[name="docusaurus_tag"]')).toHaveAttribute(
    'content',
    'docs-default-current',
  );
  await expect(page.locator('meta[name="docusaurus_locale"]')).toHaveAttribute('content', 'en');
});

test('a stale preferred version in storage does no harm', async ({page}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('docs-preferred-version-default', 'v0.1-long-gone');
  });
  await open(page, '/docs/data');
  await expect(page.locator('h1')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('docs-preferred-version-default')))
    .not.toBe('v0.1-long-gone');
});

test('every page has an address without a trailing slash as its canonical one', async ({page}) => {
  for (const [path, canonical] of [
    ['/docs/data', 'https://opendata.atlas.cern/docs/data'],
    ['/docs/category/get-started', 'https://opendata.atlas.cern/docs/category/get-started'],
  ] as const) {
    await open(page, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  }
});

test('edit links lead to the public source of the page', async ({page}) => {
  await open(page, '/docs/data/access_data');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://gitlab.cern.ch/atlas-outreach-data-tools/atlas-open-data-website-v2/-/edit/main/docs/data/access_data.mdx',
  );
});

test('the table of contents lists headings of levels 2 and 3 only', async ({page}) => {
  await open(page, '/docs/markdown-page'.replace('/docs', ''));
  const toc = page.locator('.table-of-contents').first();
  const linked = await toc
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
  const headings = await page
    .locator(
      'main :is(h2, h3):not(#footnote-label, [id^="variables-"], #lesson-read-an-event, summary > *)',
    )
    .evaluateAll((elements) => elements.map((element) => element.id));
  expect(linked).toEqual(headings);
  await expect(page.locator('main h4')).not.toHaveCount(0);
});
