/**
 * What a copy that counts page views really sends. The server is ours and takes what a Matomo server
 * takes, by its HTTP Tracking API; no script of Matomo's is part of the site, or of this test.
 */
import {measuringServer} from '../../tools/build/hostedAccount';
import {blockStorage} from '../support/blockedStorage';
import {hostedHost} from '../support/hosts';
import {
  expect,
  goOn,
  nightly,
  openAndRest,
  question,
  test,
  withoutAsking,
} from '../support/measuredTest';

// The server has one port, which is set in the build: one test at a time.
test.describe.configure({mode: 'default'});

const {origin} = hostedHost;

test('nothing is sent before a yes; then each page view is, once, with its address and title', async ({
  page,
  context,
  reports,
}) => {
  const requestedUrls: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(measuringServer.url)) requestedUrls.push(request.url());
  });
  await openAndRest(page, '/');
  await goOn(page, '/docs/faqs?from=home#here', /^Frequently asked questions/);
  await expect(question(page)).toBeVisible();
  expect(requestedUrls).toEqual([]);
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => reports.length).toBe(1);
  const titles = [await page.title()];
  await goOn(page, '/docs/aboutus', /^About ATLAS Open Data/);
  await expect.poll(() => reports.length).toBe(2);
  titles.push(await page.title());
  await page.locator('.table-of-contents a').first().click();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(titles[0] ?? '');
  await expect.poll(() => reports.length).toBe(3);
  await openAndRest(page, '/docs/aboutus');
  await expect(question(page)).toHaveCount(0);
  const screen = await page.evaluate(() => `${window.screen.width}x${window.screen.height}`);
  const report = (pathname: string, title = '') => ({
    path: '/matomo.php',
    cookie: undefined,
    referrer: undefined,
    fields: {
      idsite: measuringServer.siteId,
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: origin + pathname,
      action_name: title,
      res: screen,
    },
  });
  expect(reports).toEqual([
    report('/docs/faqs', titles[0]),
    report('/docs/aboutus', titles[1]),
    report('/docs/faqs', titles[0]),
    report('/docs/aboutus', titles[1]),
  ]);
  expect(await context.cookies([origin, measuringServer.url])).toEqual([]);
});

test(
  'the question can be answered by keyboard, both answers are equal, and a no is kept',
  {tag: nightly},
  async ({page, reports}) => {
    await openAndRest(page, '/docs/data');
    const yes = question(page).getByRole('button', {name: 'Yes'});
    const no = question(page).getByRole('button', {name: 'No'});
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('link', {name: 'privacy page'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(yes).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(no).toBeFocused();
    const look = (element: Element) => {
      const {color, backgroundColor, borderTopColor, fontSize, fontWeight} =
        window.getComputedStyle(element);
      return [color, backgroundColor, borderTopColor, fontSize, fontWeight];
    };
    expect(await no.evaluate(look)).toEqual(await yes.evaluate(look));
    await page.getByRole('link', {name: 'About us'}).first().click();
    await expect(page).toHaveURL(/aboutus$/);
    await no.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await openAndRest(page, '/docs/faqs');
    await expect(question(page)).toHaveCount(0);
    expect(reports).toEqual([]);
  },
);

test(
  'the switch of the privacy page ends the reports of all tabs, and begins them again',
  {tag: nightly},
  async ({page, context, reports}) => {
    await withoutAsking(context);
    const other = await context.newPage();
    await openAndRest(other, '/docs/data');
    await openAndRest(page, '/docs/data');
    await goOn(page, '/privacy', /^Privacy/);
    await expect(question(page)).toHaveCount(0);
    await expect
      .poll(() => reports.map(({fields}) => fields.url))
      .toEqual([`${origin}/docs/data`, `${origin}/docs/data`, `${origin}/privacy`]);
    const measures = page.getByRole('switch', {name: 'Count my page views'});
    await expect(measures).toBeChecked();
    await measures.click();
    await expect(measures).not.toBeChecked();
    await expect(page.getByText('because you said no')).toBeVisible();
    await goOn(other, '/docs/faqs', /^Frequently asked questions/);
    await openAndRest(other, '/docs/aboutus');
    expect(reports).toHaveLength(3);
    await measures.click();
    await goOn(page, '/docs/aboutus', /^About ATLAS Open Data/);
    await expect
      .poll(() => reports.slice(3).map(({fields}) => fields.url))
      .toContain(`${origin}/docs/aboutus`);
  },
);

for (const [name, signal] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a browser that says ${name} is neither asked nor counted, whatever it said before`, async ({
    page,
    context,
    reports,
  }) => {
    await withoutAsking(context);
    await page.addInitScript(
      ([key, value]) => {
        Object.defineProperty(navigator, key, {value});
        window.localStorage.setItem('atlas-open-data.measurement', 'yes');
      },
      [name, signal] as const,
    );
    await openAndRest(page, '/docs/data');
    await goOn(page, '/privacy', /^Privacy/);
    await expect(page.getByRole('switch', {name: 'Count my page views'})).toBeDisabled();
    await expect(page.getByText('so nothing is reported, whatever you choose')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(reports).toEqual([]);
  });
}

test('words that were searched for are not reported, from no page', async ({
  page,
  context,
  reports,
  consoleGuard,
}) => {
  consoleGuard.allow(/algolia/, 'this test has no search provider');
  await context.route(/algolia/, (route) => route.abort());
  await withoutAsking(context);
  const searched = page.waitForEvent('console', (message) =>
    message.location().url.includes('algolia'),
  );
  await page.goto('/search?q=secret', {referer: 'https://example.org/list?q=secret'});
  await expect.poll(() => reports.length).toBe(1);
  await searched;
  expect(reports[0]?.fields).toMatchObject({
    url: `${origin}/search`,
    action_name: 'Search',
    urlref: 'https://example.org/list',
  });
  expect(JSON.stringify(reports)).not.toContain('secret');
});

test('a browser that keeps nothing keeps the answer for the visit, and says so', async ({
  page,
  reports,
  consoleGuard,
}) => {
  await blockStorage(page, consoleGuard);
  await openAndRest(page, '/docs/data');
  await expect(question(page)).toContainText('is kept only until you reload a page');
  await question(page).getByRole('button', {name: 'No'}).click();
  await goOn(page, '/privacy', /^Privacy/);
  await expect(question(page)).toHaveCount(0);
  await expect(
    page.getByText('your choice is kept only until you close or reload the page'),
  ).toBeVisible();
  expect(reports).toEqual([]);
});

test('a measuring server that cannot be reached disturbs nothing', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(
    /ERR_(?:FAILED|BLOCKED_BY_CLIENT)/,
    'what the browser says of a blocked request',
  );
  await withoutAsking(context);
  await context.route(`${measuringServer.url}**`, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(measuringServer.url),
  );
  await openAndRest(page, '/docs/data');
  await refused;
  await goOn(page, '/docs/faqs', /^Frequently asked questions/);
  await expect(page.locator('h1')).toBeVisible();
});
