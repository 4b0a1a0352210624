/** What helps to read a page, by keyboard alone. */
import type {Locator, Page} from '@playwright/test';
import {expect, navigate, open, test, withoutAnnouncement} from '../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

const report = (page: Page): Locator =>
  page.getByRole('link', {name: 'Report a problem with this page'});

test.describe('the report of a problem', () => {
  async function mail(page: Page): Promise<URLSearchParams> {
    const link = new URL((await report(page).getAttribute('href')) ?? '');
    expect(link.protocol + link.pathname).toBe('mailto:atlas-outreach-opendata-support@cern.ch');
    return link.searchParams;
  }

  for (const [kind, path, title] of [
    ['a document', '/docs/userpath/quickstart', /^Problem with the page "Quick ?start/],
    ['a page', '/privacy', /^Problem with the page "Privacy/],
  ] as const) {
    test(`of ${kind} names its title, address and build`, async ({page}) => {
      await open(page, path);
      const build = await page.locator('meta[name="build"]').getAttribute('content');
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      const fields = await mail(page);
      expect(fields.get('subject')).toMatch(title);
      expect(fields.get('body')).toContain(`Page: ${canonical}\r\n`);
      expect(fields.get('body')).toContain(`\r\nBuild: ${build}\r\n`);
      expect(build).toMatch(/\S/);
    });
  }

  test('is about the page that the router went to', async ({page}) => {
    await open(page, '/docs/faqs');
    await navigate(page, '/docs/data');
    await expect(page.locator('h1')).toHaveText(/data/i);
    expect((await mail(page)).get('body')).toMatch(/^Page: \S+\/docs\/data\r\n/);
  });

  test('follows the link to the source in the order of the keyboard', async ({page}) => {
    await open(page, '/docs/faqs');
    await page.getByRole('link', {name: 'Edit this page'}).focus();
    await page.keyboard.press('Tab');
    await expect(report(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the facts of a page and the report of a problem are there', async ({page}) => {
    await page.goto('/docs/faqs');
    await expect(page.getByRole('list', {name: 'About this page'})).toBeVisible();
    await expect(report(page)).toHaveAttribute('href', /body=Page%3A.*faqs%0D%0A/);
  });
});
