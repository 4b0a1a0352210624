/** A site below a path of its host works in a browser: pages, links, search, apps with their samples. */
import {redirectingHost} from '../support/hosts';
import {expect, open, test, withoutAnnouncement} from '../support/test';
import {basePath} from '../../tools/build/subpathSite';

const pages = {
  '': 'h1',
  'docs/intro': 'h1',
  'docs/documentation/systematics': '.katex',
  'docs/data/for_education/13TeV25_details': 'table',
  'docs/webapps/histogram-analyser-ttZ': '[data-app]',
  'docs/faqs': 'details',
};

const apps = {
  'apps/z-analyser': '[data-app] [data-settled="true"]',
  'apps/event-display': '[data-app] [role="application"] svg',
  'apps/ml-lab': '[data-app] [aria-label="Training settings"]',
};

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  page.on('response', (response) => {
    const {origin, pathname} = new URL(response.url());
    if (origin !== redirectingHost.origin) return;
    expect.soft(pathname.startsWith(basePath), pathname).toBe(true);
    expect.soft(response.status(), pathname).toBeLessThan(400);
  });
});

for (const [address, shown] of Object.entries({...pages, ...apps})) {
  test(`${basePath}${address} shows what it should`, async ({page}) => {
    await open(page, basePath + address);
    await expect(page.locator(shown).first()).toBeVisible();
  });
}

test('the search finds a page, and links stay below the path', async ({page}) => {
  await open(page, `${basePath}search?q=luminosity`);
  const hit = page.locator('main article a').first();
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`${basePath}docs/`));
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(new RegExp(`${basePath}$`));
});

test('an old address redirects to the new one below the path', async ({page}) => {
  await open(page, `${basePath}docs/frameworks/pyroot?q=1#top`);
  await expect(page).toHaveURL(new RegExp(`${basePath}docs/13TeVDoc/frameworks/pyroot\\?q=1#top$`));
});

test('the policy in a page refuses a planted script where the host sends no policy', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Content Security Policy/, 'the script is planted');
  await page.route(basePath, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    const planted = '<script>window.planted = true</script></body>';
    const body = (await response.text()).replace('</body>', planted);
    await route.fulfill({response, headers, body});
  });
  await open(page, basePath);
  expect(await page.evaluate(() => document.body.innerHTML)).toContain('window.planted');
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
