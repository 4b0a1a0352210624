/** Redirects, suffixes, unknown addresses: what happens to an address that is not quite a page. */
import {movedFolder, movedPages} from '../../config/redirects';
import {allRoutes} from '../../config/routes';
import {plainHost} from '../support/hosts';
import {expect, hydrated, oneIn, open, test} from '../support/test';

const folder = allRoutes.filter(({path}) => path.startsWith(movedFolder.to));
const moved: readonly (readonly [from: string, to: string])[] = [
  ...Object.entries(movedPages),
  ...folder.map(({path}) => [path.replace(movedFolder.to, movedFolder.from), path] as const),
];

test('every moved address is a page that leads on, with query and hash', async ({
  page,
  request,
}) => {
  expect(folder).not.toHaveLength(0);
  for (const [from, to] of moved) {
    const answer = await request.get(from);
    expect(await answer.text(), from).toContain(`<meta http-equiv="refresh" content="0; url=${to}`);
  }
  for (const [from, to] of [moved[0], moved.at(-1)].flatMap((each) => (each ? [each] : []))) {
    await page.goto(`${from}?q=1#top`);
    await expect(page).toHaveURL(`${to}?q=1#top`);
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
  }
});

const suffixed = ['/docs/data.html', '/docs/data/index.html', '/docs/data/index'];

for (const [index, address] of suffixed.entries()) {
  test(`our server redirects ${address}`, oneIn(3, index), async ({page, request}) => {
    const answer = await request.get(`${address}?a=b`, {maxRedirects: 0});
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/docs/data?a=b');
    await open(page, address);
    await expect(page).toHaveURL('/docs/data');
  });

  test(
    `on a host that redirects nothing, ${address} shows the page`,
    oneIn(3, index),
    async ({page, consoleGuard}) => {
      if (!address.endsWith('data.html')) {
        consoleGuard.allow(/status of 404/, 'the host has no such file and serves 404.html');
        consoleGuard.allow(/Minified React error #418/, '404.html is hydrated before it is left', {
          sometimes: true,
        });
      }
      await open(page, `${plainHost.origin}/docs/data`);
      const heading = await page.locator('h1').innerText();
      await page.goto(plainHost.origin + address);
      await expect(page.locator('h1')).toHaveText(heading);
      await expect(page).toHaveURL(`${plainHost.origin}/docs/data`);
      await hydrated(page);
    },
  );
}

test('records of the portal name a page with a slash at its end: it shows', async ({page}) => {
  await open(page, '/docs/documentation/data_format/physlite/');
  await expect(page.locator('h1')).toHaveText(/PHYSLITE/);
});

test('an unknown address gives status 404, a search field and useful links', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/, 'the status is what this test asks for');
  const response = await page.goto('/docs/no-such-page?x=1');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page.locator('main code')).toHaveText('/docs/no-such-page');
  await expect(page.locator('main').getByRole('link', {name: 'Quickstart'})).toBeVisible();
  await page.getByRole('searchbox', {name: 'Search this site'}).fill('luminosity');
  await page.locator('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search?q=luminosity');
  await expect(page.getByRole('searchbox')).toHaveValue('luminosity');
});

test('an unknown address reached by the router shows the not-found page too', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/docs/no-such-page');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test('routes carry no parameters: an address below a page is unknown', async ({request}) => {
  for (const address of ['/docs/faqs/1', '/privacy/x', '/docs/data/access_data/2020']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});
