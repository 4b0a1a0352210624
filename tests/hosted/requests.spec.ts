/** Whom a copy with a hosted search talks to: its own server, the provider, and nobody else. */
import {hostedAccount} from '../../tools/build/hostedAccount';
import {hostedHost} from '../support/hosts';
import {assistantHost} from '../support/hosted/assistant';
import {searchHosts} from '../support/hosted/searchService';
import {expect, nightly, open, test} from '../support/hostedTest';
import {mathCdn} from '../support/mathCdn';
import {readAndAsk} from '../support/searchSession';

test('reading, searching and asking reach the provider and the formula CDN, and no other host', async ({
  page,
  context,
  provider,
}) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  await readAndAsk(page);
  await open(page, '/search?q=jets');
  await expect(page.getByRole('article').first()).toBeVisible();
  const ofProvider = [assistantHost, ...searchHosts];
  expect([...provider.hosts].filter((host) => !ofProvider.includes(host))).toEqual([]);
  expect(provider.hosts).toContain(assistantHost);
  const elsewhere = addresses.filter(
    (address) =>
      !address.startsWith(hostedHost.origin) &&
      !mathCdn.test(address) &&
      !ofProvider.includes(new URL(address).host),
  );
  expect(elsewhere).toEqual([]);
  // Answer cards come from the index of the site itself.
  const ofIndex = addresses.filter((address) => address.includes('/search/'));
  expect(ofIndex.length).toBeGreaterThan(1);
  expect(ofIndex.filter((address) => !address.startsWith(hostedHost.origin))).toEqual([]);
});

test('what it stores is what the privacy notice says', {tag: nightly}, async ({page}) => {
  await readAndAsk(page);
  await expect(
    page.getByRole('dialog').getByRole('button', {name: 'Like', exact: true}),
  ).toBeVisible();
  const stored = await page.evaluate(() => ({
    local: Object.keys(window.localStorage).sort(),
    session: Object.keys(window.sessionStorage),
  }));
  const {indexName} = hostedAccount;
  expect(stored.local).toEqual([
    `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`,
    `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    expect.stringMatching(/^algolia-client-js-/),
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
  ]);
  expect(stored.session).toEqual(['askai_token']);
});
