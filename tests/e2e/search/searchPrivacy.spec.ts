/** Privacy of the search that comes with the site: typed text stays on the device. */
import {everyNameLeadsTo} from '../../support/resolver';
import {indexSettings} from '../../support/hosted/crawlerConfig';
import {startHostedSearch, type HostedSearch} from '../../support/hostedSearch';
import {redirectingHost} from '../../support/hosts';
import {mathCdn} from '../../support/mathCdn';
import {openSearch} from '../../support/search';
import {readAndAsk} from '../../support/searchSession';
import {expect, open, test as base} from '../../support/test';

/** A machine that takes every connection that does not go to our own pages, and notes its name. */
const test = base.extend<object, {readonly trap: HostedSearch}>({
  trap: [
    async ({}, use) => {
      const trap = await startHostedSearch([], indexSettings());
      await use(trap);
      await trap.stop();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, trap}, use) => use(everyNameLeadsTo(trap.port, launchOptions)),
    {scope: 'worker'},
  ],
});

test.beforeEach(({trap}) => trap.forget());

test('reading, searching and asking reach no other host', async ({page, context, trap}) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`));
  await readAndAsk(page);
  await open(page, '/search?q=jets');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect([...trap.hosts]).toEqual([]);
  const own = `GET ${redirectingHost.origin}/`;
  const elsewhere = addresses.filter(
    (address) => !address.startsWith(own) && !mathCdn.test(address.replace('GET ', '')),
  );
  expect(elsewhere).toEqual([]);
  const ofSearch = addresses.filter((address) => address.includes('/search/'));
  expect(ofSearch.map((address) => address.replace(own, ''))).toEqual(
    expect.arrayContaining([
      'search/manifest.json',
      expect.stringMatching(/^search\/files\/texts-\w+\.json\.gz$/),
    ]),
  );
});

test.describe('where the content policy does not stop it first', () => {
  test.use({bypassCSP: true});

  test('the trap of this test catches who would leave', async ({page, trap, consoleGuard}) => {
    consoleGuard.allow(/Failed to load resource|blocked by CORS/, 'the request that is caught', {
      sometimes: true,
    });
    await open(page, '/contact-us');
    await page.evaluate(() =>
      fetch('https://embedded-dsn.algolia.net/')
        .catch(() => 'refused')
        .then(String),
    );
    expect([...trap.hosts]).toEqual(['embedded-dsn.algolia.net']);
  });
});

test('no provider is named where none is asked', async ({page}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await expect(dialog.locator('.DocSearch-Logo')).toBeHidden();
  await open(page, '/search?q=jets');
  await expect(page.getByRole('link', {name: 'Powered by Algolia'})).toBeHidden();
  await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
});
