import type {Page} from '@playwright/test';
import {mathCdn} from '../support/mathCdn';
import {expect, hydrated, navigate, nightly, open, test} from '../support/test';

const withMath = '/docs/documentation/physic_objects/jets_calibration';
const everyMacro = '/markdown-page';
const withoutMath = '/contact-us';

const cdnLinks = (page: Page) => page.locator('link[rel="stylesheet"][href*="cdn.jsdelivr.net"]');
/** The last formula of the running text, which is out of view when the stylesheet comes. */
const typeset = (page: Page) => page.locator('.theme-doc-markdown > p .katex-html').last();
const mathMl = (page: Page) => page.locator('.theme-doc-markdown > p .katex-mathml').last();

function requestsToCdn(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (mathCdn.test(request.url())) requests.push(request.url());
  });
  return requests;
}

async function isTypeset(page: Page): Promise<void> {
  await expect(typeset(page)).toBeVisible();
  await expect(typeset(page)).toHaveCSS('font-family', /KaTeX_Main/);
  await expect(mathMl(page)).toHaveCSS('position', 'absolute');
}

test('on a page with math the stylesheet comes from the CDN, with integrity and no referrer', async ({
  page,
}) => {
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (mathCdn.test(request.url()) && request.url().endsWith('.css')) {
      referrers.push(request.headers().referer);
    }
  });
  await open(page, withMath);
  await isTypeset(page);
  const link = cdnLinks(page);
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('integrity', /^sha384-[A-Za-z0-9+/]{64}$/);
  await expect(link).toHaveAttribute('crossorigin', 'anonymous');
  await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(referrers).toEqual([undefined]);
});

test('a page without math asks the CDN for nothing; going on to one with math does', async ({
  page,
}) => {
  const requests = requestsToCdn(page);
  await open(page, withoutMath);
  await expect(page.locator('.katex')).toHaveCount(0);
  expect(requests).toEqual([]);
  await navigate(page, withMath);
  await isTypeset(page);
  expect(requests.length).toBeGreaterThan(0);
});

test(
  'when the CDN cannot be reached, our own copy serves',
  {tag: nightly},
  async ({page, context, consoleGuard}) => {
    consoleGuard.allow(/Failed to load resource/, 'the CDN is cut off');
    await context.unroute(mathCdn);
    await context.route(mathCdn, (route) => route.abort());
    await open(page, withMath);
    await isTypeset(page);
    await expect(cdnLinks(page)).toHaveCount(0);
    await expect(page.locator('link[rel="stylesheet"][href^="/katex/"]')).toHaveCount(1);
    expect(await page.evaluate(() => document.fonts.check('1em KaTeX_Main'))).toBe(true);
  },
);

test('a CDN that never answers keeps nobody waiting: the page is painted, runs and shows its formulas', async ({
  page,
  context,
}) => {
  await context.unroute(mathCdn);
  await context.route(mathCdn, () => new Promise<void>(() => undefined));
  const cdnRequest = page.waitForRequest(mathCdn);
  await page.goto(withMath, {waitUntil: 'commit'});
  await cdnRequest;
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.locator('.theme-doc-markdown > p math').first()).toBeVisible();
  await expect(cdnLinks(page)).toHaveAttribute('media', 'print');
});

test(
  'when the CDN sends other bytes, the browser refuses them and our own copy serves',
  {tag: nightly},
  async ({page, context, consoleGuard}) => {
    consoleGuard.allow(/integrity/, 'the CDN sends something else');
    await context.unroute(mathCdn);
    await context.route(mathCdn, (route) =>
      route.fulfill({
        body: 'body { display: none }',
        contentType: 'text/css',
        headers: {'access-control-allow-origin': '*'},
      }),
    );
    await open(page, withMath);
    await isTypeset(page);
    await expect(page.locator('h1')).toBeVisible();
  },
);

test('a formula in view stays as the browser drew it, so that no line moves; a later page is typeset', async ({
  page,
}) => {
  await open(page, '/docs/documentation/introduction/events');
  await isTypeset(page);
  const inView = page.locator('.katex').first();
  await expect(inView.locator('.katex-html')).toBeHidden();
  await expect(inView.locator('math')).toBeVisible();
  await expect(inView.locator('.katex-mathml')).toHaveCSS('position', 'static');
  await navigate(page, '/docs/documentation/systematics');
  await expect(page.locator('h1')).toContainText(/systematic/i);
  await expect(page.locator('.katex-html').first()).toBeVisible();
});

test('the macros of the field are typeset', {tag: nightly}, async ({page}) => {
  await open(page, everyMacro);
  const sources = await page.locator('annotation').allTextContents();
  for (const macro of ['\\pt', '\\met', '\\GeV', '\\invfb', '\\sqrts']) {
    expect(
      sources.some((source) => source.includes(macro)),
      `${macro} is used`,
    ).toBe(true);
  }
  await expect(page.locator('.katex-error')).toHaveCount(0);
});

test('a formula that is too wide for a phone is a stop of the keyboard, and no other is', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, '/docs/documentation/introduction/heavy_ions');
  await page.locator('html[data-math="typeset"]').waitFor({state: 'attached'});
  const formulas = page.locator('.katex-display');
  await expect(async () => {
    const states = await formulas.evaluateAll((all) =>
      all.map((formula) => ({
        scrolls: formula.scrollWidth > formula.clientWidth + 1,
        isStop: formula.getAttribute('tabindex') === '0',
      })),
    );
    expect(states.some(({scrolls}) => scrolls)).toBe(true);
    expect(states.filter(({scrolls, isStop}) => scrolls !== isStop)).toEqual([]);
  }).toPass();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(page.locator('.katex-display[tabindex]')).toHaveCount(0);
});
