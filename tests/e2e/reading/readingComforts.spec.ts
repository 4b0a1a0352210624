/** What helps to read a page, by keyboard alone. */
import type {Locator, Page} from '@playwright/test';
import {expect, navigate, nightly, open, test, withoutAnnouncement} from '../../support/test';

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

  test('is about the page that the router went to', {tag: nightly}, async ({page}) => {
    await open(page, '/docs/faqs');
    await navigate(page, '/docs/data');
    await expect(page.locator('h1')).toHaveText(/data/i);
    expect((await mail(page)).get('body')).toMatch(/^Page: \S+\/docs\/data\r\n/);
  });

  test(
    'follows the link to the source in the order of the keyboard',
    {tag: nightly},
    async ({page}) => {
      await open(page, '/docs/faqs');
      await page.getByRole('link', {name: 'Edit this page'}).focus();
      await page.keyboard.press('Tab');
      await expect(report(page)).toBeFocused();
    },
  );
});

test.describe('the copy button of a code block', () => {
  const block = (page: Page) => page.locator('.theme-code-block').first();
  const button = (page: Page) => block(page).getByRole('button', {name: 'Copy code to clipboard'});

  /** As browsers do where a page may not write to the clipboard. */
  async function blockClipboard(page: Page): Promise<void> {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
  }

  test('is reached and pressed by keyboard, and what it did is announced', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/markdown-page');
    const status = block(page).getByRole('status');
    await expect(status).toHaveText('');
    await page.locator('main .hash-link').first().focus();
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      if (await button(page).evaluate((element) => element === document.activeElement)) break;
    }
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Copied');
    await expect(button(page)).toBeFocused();
    const [firstLine = ''] = (await block(page).locator('code').innerText()).split('\n');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')[0]).toBe(firstLine);
    await expect(status).toHaveText('');
  });

  test(
    'reports what to do where the browser blocks the clipboard',
    {tag: nightly},
    async ({page}) => {
      await blockClipboard(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({width, height: 800});
        await open(page, '/markdown-page');
        await button(page).press('Enter');
        const message = block(page).getByRole('status');
        await expect(message).toHaveText(
          'Could not copy to the clipboard. Select the text and press Ctrl+C',
        );
        await expect(message).toBeInViewport({ratio: 1});
      }
    },
  );

  test('covers no code and is always to be seen', {tag: nightly}, async ({page}) => {
    await open(page, '/markdown-page');
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      await expect(button(page)).toHaveCSS('opacity', '1');
      const [head, code] = [
        await button(page).boundingBox(),
        await block(page).locator('pre').boundingBox(),
      ];
      expect(head && code && head.y + head.height, `at ${width} px`).toBeLessThanOrEqual(
        code?.y ?? 0,
      );
      expect(Math.min(head?.width ?? 0, head?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
});

test.describe('the link of a heading', () => {
  test(
    'shows when the keyboard reaches it, and puts the anchor of the section in the URL',
    {tag: nightly},
    async ({page}) => {
      await open(page, '/markdown-page');
      const link = page.getByRole('link', {name: 'Direct link to Collapsible details'});
      await expect(link).toHaveCSS('opacity', '0');
      await page.getByRole('link', {name: 'Binder', exact: true}).focus();
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused({timeout: 100});
      }).toPass({timeout: 5_000});
      await expect(link).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/markdown-page#details$/);
      await expect(page.getByRole('heading', {name: /^Collapsible details/})).toBeInViewport();
    },
  );

  test('is at least 24 px wide and high', {tag: nightly}, async ({page}) => {
    await open(page, '/markdown-page');
    for (const level of ['h2', 'h3', 'h4']) {
      const box = await page.locator(`main ${level} .hash-link`).first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), level).toBeGreaterThanOrEqual(24);
    }
  });
});

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Back to top'});

  /** Scrolls past a height and up to it again: then the button is offered. */
  async function scrollUpTo(page: Page, height: number): Promise<void> {
    for (const y of [height + 400, height]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
      await page.waitForTimeout(100);
    }
    await expect(button(page)).toBeVisible();
  }

  test(
    'is offered on the way up, and takes the focus to the title',
    {tag: nightly},
    async ({page}) => {
      await open(page, '/docs/faqs');
      await expect(button(page)).toBeHidden();
      await scrollUpTo(page, 1600);
      await button(page).press('Enter');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator('h1')).toBeFocused();
      await expect(button(page)).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(page.locator('.theme-doc-markdown a').first()).toBeFocused();
    },
  );

  test(
    'on a small phone is a low bar that hides no link with the focus',
    {tag: nightly},
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, '/docs/faqs');
      const link = page.locator('main .hash-link').nth(6);
      const y = await link.evaluate((element) => element.getBoundingClientRect().bottom);
      await scrollUpTo(page, Math.round(y - 640 + 20));
      const bar = await button(page).boundingBox();
      expect([bar?.x, bar?.width]).toEqual([0, 320]);
      expect(bar?.height).toBeLessThanOrEqual(56);
      await link.focus();
      await expect
        .poll(() => link.evaluate((element) => element.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(bar?.y ?? 0);
    },
  );

  test.describe('under reduced motion', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('jumps', {tag: nightly}, async ({page}) => {
      await open(page, '/docs/faqs');
      await scrollUpTo(page, 1600);
      const whereNext = page.evaluate(
        () =>
          new Promise((resolve) => {
            window.addEventListener('scroll', () => resolve(window.scrollY), {once: true});
          }),
      );
      await button(page).press('Enter');
      expect(await whereNext).toBe(0);
    });
  });
});

test.describe('the skip link', () => {
  for (const [index, path] of [
    '/docs/faqs',
    '/',
    '/docs/category/get-started',
    '/privacy',
    '/no-such-page',
  ].entries()) {
    test(
      `on ${path} is the first stop, can be seen, and leads into the content`,
      {tag: index === 0 ? [] : nightly},
      async ({page, consoleGuard}) => {
        if (path === '/no-such-page') consoleGuard.allow(/status of 404/, 'the page is asked for');
        await open(page, path);
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', {name: 'Skip to main content'});
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ratio: 1});
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus')).toHaveCount(1);
      },
    );
  }
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 740}});

  test('the copy button is at least 44 px wide and high', {tag: nightly}, async ({page}) => {
    await open(page, '/markdown-page');
    const box = await page
      .getByRole('button', {name: 'Copy code to clipboard'})
      .first()
      .boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
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
