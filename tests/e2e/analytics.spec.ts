/** Page views are reported to Matomo when, and only when, a server is configured. */
import type {BrowserContext, Page} from '@playwright/test';
import {redirectingHost} from '../support/hosts';
import {expect, hydrated, navigate, open, test} from '../support/test';

const server = 'https://matomo.example.org/';
const notConfigured = 'analytics:null';
const configured = `analytics:{url:"${server}",siteId:"42"}`;

type Command = readonly [name: string, ...values: string[]];

const commands = (page: Page): Promise<readonly Command[]> =>
  page.evaluate(() => (window as {_paq?: Command[]})._paq ?? []);

/** Builds differ in one value of the site configuration; this puts the other one into the bundle. */
async function configureAnalytics(context: BrowserContext): Promise<void> {
  await context.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain(notConfigured);
    await route.fulfill({response, body: body.replace(notConfigured, configured)});
  });
  await context.route(`${server}**`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
}

test('by default nothing is measured: no request leaves the site', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await open(page, '/');
  await navigate(page, '/docs/aboutus');
  await expect(page).toHaveURL(/aboutus$/);
  expect(await commands(page)).toEqual([]);
  expect(foreign).toEqual([]);
});

test('with a server, the tracker has the site id, sets no cookie and obeys Do Not Track', async ({
  page,
  context,
}) => {
  await configureAnalytics(context);
  const tracker = page.waitForRequest(`${server}matomo.js`);
  await open(page, '/');
  await tracker;
  expect(await commands(page)).toEqual(
    expect.arrayContaining([
      ['setTrackerUrl', `${server}matomo.php`],
      ['setSiteId', '42'],
      ['setDoNotTrack', 'true'],
      ['disableCookies'],
    ]),
  );
});

test('with a server, each page view is reported once, with its title and address', async ({
  page,
  context,
}) => {
  await configureAnalytics(context);
  await open(page, '/docs/faqs');
  await navigate(page, '/docs/aboutus?from=faqs');
  await expect(page.locator('html')).toHaveAttribute('class', /docs-doc-id-aboutus/);
  await expect
    .poll(async () => (await commands(page)).filter(([name]) => name === 'trackPageView').length)
    .toBe(2);
  const said = await commands(page);
  const values = (wanted: string) =>
    said.filter(([name]) => name === wanted).map(([, value]) => value);
  expect(values('setCustomUrl')).toEqual([
    `${redirectingHost.origin}/docs/faqs`,
    `${redirectingHost.origin}/docs/aboutus`,
  ]);
  expect(values('setDocumentTitle').at(-1)).toBe(await page.title());
  await page.locator('.table-of-contents a').first().click();
  expect((await commands(page)).filter(([name]) => name === 'trackPageView')).toHaveLength(2);
});

test('with a server, words that were searched for are not reported, from no page', async ({
  page,
  context,
}) => {
  await configureAnalytics(context);
  await page.goto('/search?q=secret', {referer: `${redirectingHost.origin}/lost?q=secret`});
  await hydrated(page);
  expect(await page.evaluate(() => document.referrer)).toContain('secret');
  await expect
    .poll(async () => (await commands(page)).some(([name]) => name === 'trackPageView'))
    .toBe(true);
  const said = await commands(page);
  expect(JSON.stringify(said)).not.toContain('secret');
  expect(said).toContainEqual(['setReferrerUrl', `${redirectingHost.origin}/lost`]);
});
