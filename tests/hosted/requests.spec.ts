/** Whom a copy with a hosted search talks to: its own server, the provider, and nobody else. */
import {hostedHost} from '../support/hosts';
import {assistantHost} from '../support/hosted/assistant';
import {searchHosts} from '../support/hosted/searchService';
import {expect, open, test} from '../support/hostedTest';
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
  const [searchHost = ''] = searchHosts;
  expect([...provider.hosts].sort()).toEqual([assistantHost, searchHost].sort());
  const elsewhere = addresses.filter(
    (address) =>
      !address.startsWith(hostedHost.origin) &&
      !mathCdn.test(address) &&
      ![assistantHost, searchHost].includes(new URL(address).host),
  );
  expect(elsewhere).toEqual([]);
  expect(addresses.filter((address) => address.includes('/search/'))).toEqual([]);
});
