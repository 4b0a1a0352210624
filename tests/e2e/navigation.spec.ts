import type {Page} from '@playwright/test';
import {
  expect,
  navigate,
  networkIsIdle,
  nightly,
  open,
  test,
  withoutAnnouncement,
} from '../support/test';

const chunks = '**/assets/js/*.js';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-container').getByRole('link', {name, exact: true});

test('after a click the new page starts at its top', async ({page}) => {
  await open(page, '/docs/data');
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/docs\/data$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an address with a hash scrolls to its heading, directly and by the router', async ({
  page,
}) => {
  const address = '/docs/data/for_education/13TeV25_details#variable-list';
  await open(page, address);
  await expect(page.locator('#variable-list')).toBeInViewport();
  await open(page, '/docs/faqs');
  await navigate(page, address);
  await expect(page.locator('#variable-list')).toBeInViewport();
});

test('a click in the table of contents moves to the heading and marks it', async ({page}) => {
  await open(page, '/docs/data/for_education/13TeV25_details');
  const link = page.locator('.table-of-contents a[href="#variable-list"]');
  await link.click();
  await expect(page.locator('#variable-list')).toBeInViewport();
  await expect(page).toHaveURL(/#variable-list$/);
  await expect(link).toHaveClass(/table-of-contents__link--active/);
});

test('going back restores the page before', async ({page}) => {
  await open(page, '/docs/data');
  const heading = await page.locator('h1').innerText();
  await page.locator('.navbar').getByRole('link', {name: 'About us'}).click();
  await expect(page.locator('h1')).not.toHaveText(heading);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/data$/);
  await expect(page.locator('h1')).toHaveText(heading);
});

test('a history key has six characters', {tag: nightly}, async ({page}) => {
  await open(page, '/docs/data');
  await page.locator('.navbar').getByRole('link', {name: 'About us'}).click();
  await expect(page).toHaveURL(/aboutus$/);
  const state = await page.evaluate(() => window.history.state as {key?: string});
  expect(state.key).toMatch(/^[a-z0-9]{6}$/);
});

test('pages load as lazy chunks, one set for each page', async ({page}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/js/')) loaded.push(response.url());
  });
  await open(page, '/docs/faqs');
  const first = loaded.length;
  await navigate(page, '/docs/documentation/systematics');
  await expect(page.locator('#systematic-uncertainties')).toBeAttached();
  expect(loaded.length).toBeGreaterThan(first);
});

test.describe('a slow route', () => {
  const delay = 3000;

  test.beforeEach(async ({page}) => {
    await open(page, '/docs/faqs');
    await page.route(chunks, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  });

  test('shows the progress bar after 200 ms and keeps the old page until the new one is there', async ({
    page,
  }) => {
    const bar = page.locator('#nprogress .bar');
    const heading = await page.locator('h1').innerText();
    const appearance = page.evaluate(
      () =>
        new Promise<{readonly after: number; readonly at: number}>((resolve) => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            const found = document.querySelector<HTMLElement>('#nprogress .bar');
            if (!found) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              const shift = /translate3d\((-?[\d.]+)%/.exec(found.style.transform)?.[1];
              resolve({after: performance.now() - start, at: 100 + Number(shift)});
            });
          }).observe(document.documentElement, {childList: true, subtree: true});
        }),
    );
    await navigate(page, '/docs/status');
    const {after, at} = await appearance;
    expect(after).toBeGreaterThanOrEqual(200);
    expect(after).toBeLessThan(delay);
    expect(at, 'the bar starts at its minimum, 8 %').toBeGreaterThanOrEqual(7.9);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(bar).toHaveCount(0);
    await expect(page.locator('h1')).not.toHaveText(heading);
  });

  test('moves the progress bar at a speed of 200 ms', {tag: nightly}, async ({page}) => {
    await navigate(page, '/docs/status');
    await expect(page.locator('#nprogress .bar')).toHaveCSS('transition-duration', '0.2s');
  });

  test(
    'trickles: the bar moves on about 800 ms later while the route is loading',
    {tag: nightly},
    async ({page}) => {
      await navigate(page, '/docs/status');
      const bar = page.locator('#nprogress .bar');
      await bar.waitFor({state: 'attached'});
      await page.waitForTimeout(300);
      const position = () => bar.evaluate((element) => element.style.transform);
      const early = await position();
      await expect.poll(position, {intervals: [800, 200]}).not.toBe(early);
    },
  );
});

test('a fast route shows no progress bar', {tag: nightly}, async ({page}) => {
  await open(page, '/docs/faqs');
  await page.evaluate(() => {
    Object.assign(window, {barSeen: false});
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) Object.assign(window, {barSeen: true});
    }).observe(document.documentElement, {childList: true});
  });
  await page.locator('.navbar').getByRole('link', {name: 'About us'}).hover();
  await page.waitForTimeout(500);
  await networkIsIdle(page);
  await page.locator('.navbar').getByRole('link', {name: 'About us'}).click();
  await expect(page).toHaveURL(/aboutus$/);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => 'barSeen' in window && window.barSeen)).toBe(false);
});

test('a route whose chunk fails to load is reached by a page load instead', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, 'the request is made to fail');
  consoleGuard.allow(/ChunkLoadError|Loading chunk/, 'upstream warns before it reloads');
  await open(page, '/docs/faqs');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  let failures = 0;
  await page.route(chunks, async (route) => {
    failures += 1;
    await route.abort();
  });
  await navigate(page, '/docs/status');
  await expect.poll(() => failures).toBeGreaterThan(0);
  await page.unroute(chunks);
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(page).toHaveURL(/\/docs\/status$/);
  await expect(page.locator('h1')).toBeVisible();
});

test('a page whose chunk fails on direct load can still be read', async ({page, consoleGuard}) => {
  consoleGuard.allow(/Failed to load resource/, 'the request is made to fail');
  consoleGuard.allow(/ChunkLoadError|Loading chunk/, 'the page cannot become interactive');
  let main: string | undefined;
  await page.route(chunks, async (route) => {
    const url = route.request().url();
    if (/\/(?:main|runtime~main)\./.test(url)) {
      main = url;
      await route.continue();
    } else {
      await route.abort();
    }
  });
  await page.goto('/docs/documentation/systematics');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main p').first()).toBeVisible();
  await expect(page.locator('#systematic-uncertainties')).toBeVisible();
  expect(main).toBeDefined();
});

test.describe('prefetching', () => {
  test.use({prefetches: true});

  test('a page of links prefetches each file once', {tag: nightly}, async ({page}) => {
    await open(page, '/docs/data');
    const footer = page.getByRole('contentinfo');
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      await expect(footer).toBeInViewport({timeout: 100});
    }).toPass();
    const links = page.locator('link[rel="prefetch"]');
    await expect.poll(() => links.count()).toBeGreaterThan(20);
    await networkIsIdle(page);
    const files = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLLinkElement).href),
    );
    expect(files).toHaveLength(new Set(files).size);
  });

  /** Addresses of scripts that are requested from when the pointer rests on a link. */
  async function requestsOnHover(page: Page): Promise<readonly string[]> {
    await open(page, '/docs/data');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/js/')) requests.push(request.url());
    });
    await sidebarLink(page, 'Data for research').hover();
    return requests;
  }

  function connection(properties: Record<string, unknown>): string {
    return `Object.defineProperty(navigator, 'connection', {value: ${JSON.stringify(properties)}})`;
  }

  test('loads a page’s chunks when the pointer rests on its link', async ({page}) => {
    await page.addInitScript(connection({effectiveType: '4g', saveData: false}));
    const requestedUrls = await requestsOnHover(page);
    await expect.poll(() => requestedUrls.length).toBeGreaterThan(0);
  });

  for (const [name, properties] of [
    ['on 2g', {effectiveType: '2g', saveData: false}],
    ['on slow 2g', {effectiveType: 'slow-2g', saveData: false}],
    ['with data saving', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`is left out ${name}`, {tag: nightly}, async ({page}) => {
      await page.addInitScript(connection(properties));
      const requestedUrls = await requestsOnHover(page);
      await page.waitForTimeout(700);
      expect(requestedUrls).toEqual([]);
    });
  }
});

test('the skip link is the first stop and leads to the content', async ({page}) => {
  await open(page, '/docs/data');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});
