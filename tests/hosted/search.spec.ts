/** The search of a copy with a hosted provider: what is asked of whom, and what is made of it. */
// cspell:ignore qqxxzzv
import {hostedAccount} from '../../tools/build/hostedAccount';
import {expect, nightly, open, test, withoutAnnouncement} from '../support/hostedTest';
import {searchHosts} from '../support/hosted/searchService';
import type {HostedSearch} from '../support/hostedSearch';
import {openSearch, searchFor} from '../support/search';

const {appId, apiKey, indexName} = hostedAccount;

type Query = Readonly<Record<string, unknown>>;

/** The queries in the bodies of all requests, one list for each. */
const allQueries = ({requests}: HostedSearch): readonly (readonly Query[])[] =>
  requests.map(({body}) => (body as {requests?: readonly Query[]} | undefined)?.requests ?? []);

const lastQueries = (provider: HostedSearch): readonly Query[] => allQueries(provider).at(-1) ?? [];

const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test(
  'every page opens a line to the provider ahead of the first query',
  {tag: nightly},
  async ({page}) => {
    for (const address of ['/', '/docs/data', '/search', '/docs/category/get-started']) {
      await open(page, address);
      const line = page.locator('head link[rel="preconnect"]');
      await expect(line).toHaveAttribute('href', `https://${appId}-dsn.algolia.net`);
      await expect(line).toHaveAttribute('crossorigin', 'anonymous');
    }
  },
);

test('typing asks the provider, with account, index, language and tags', async ({
  page,
  provider,
}) => {
  await open(page, '/');
  await openSearch(page);
  expect(provider.requests).toEqual([]);
  await searchFor(page, 'luminosity');
  const lastRequest = provider.requests.at(-1);
  expect(lastRequest).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
  });
  // The first host, unless a busy machine lets it run out of the client's two seconds.
  expect(searchHosts).toContain(lastRequest?.host);
  expect(lastRequest?.query['x-algolia-agent']).toMatch(
    /^Algolia for JavaScript \([\d.]+\); Lite .*docsearch \(4\.7\.0\).*docusaurus \(3\.9\.2\)$/,
  );
  // Text, and no header of its own: the browser need not ask first whether it may.
  expect(lastRequest?.headers['content-type']).toBe('text/plain');
  expect(Object.keys(lastRequest?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual(
    [],
  );
  expect(lastQueries(provider)).toEqual([
    expect.objectContaining({
      query: 'luminosity',
      indexName,
      facetFilters: ['language:en', tags],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl0', 'content', 'type', 'url']),
    }),
  ]);
});

test('hits are grouped by section of the site, are marked, and Enter opens the chosen one', async ({
  page,
  provider,
}) => {
  await open(page, '/');
  const {dialog, chosen} = await openSearch(page);
  await page.keyboard.type('luminosity', {delay: 40});
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results for luminosity$/);
  expect(lastQueries(provider)[0]?.query).toBe('luminosity');
  const groups = await dialog.locator('.DocSearch-Hit-source').allInnerTexts();
  expect(groups).toEqual(expect.arrayContaining(['Data', 'Documentation']));
  const hit = dialog
    .getByRole('tree', {name: 'Documentation'})
    .getByRole('treeitem', {name: /Bunches and luminosity/});
  await expect(hit).toContainText('The Large Hadron Collider');
  await expect(hit.locator('mark')).toHaveText('luminosity');
  const target = await chosen.getByRole('link').getAttribute('href');
  expect(target).toMatch(/^\/docs\/.*#/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');
  await expect(dialog).toHaveCount(0);
  const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('a query that finds nothing says so, and asks to be told', async ({page, provider}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await searchFor(page, 'qqxxzzv');
  expect(lastQueries(provider)[0]?.query).toBe('qqxxzzv');
  await expect(dialog.getByText('No results found for "qqxxzzv"')).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test(
  'a query of nothing but spaces is not sent to the provider',
  {tag: nightly},
  async ({page, provider}) => {
    await open(page, '/');
    const {dialog, field} = await openSearch(page);
    await page.keyboard.type('   ');
    await expect(field).toHaveValue('');
    await expect(dialog.locator('.DocSearch-NoResults')).toHaveCount(0);
    await open(page, '/search?q=%20%20');
    await expect(page.locator('h1')).toHaveText('Search this site');
    await page.getByRole('searchbox', {name: 'Search'}).pressSequentially('  luminosity');
    await expect(page.getByRole('article')).toHaveCount(15);
    const queries = provider.requests.flatMap(
      ({body}) => (body as {requests: readonly {query: string}[]}).requests,
    );
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter(({query}) => !query.trim())).toEqual([]);
  },
);

test('the modal and the search page name the provider', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await expect(dialog.locator('.DocSearch-Logo').getByRole('link')).toHaveAttribute(
    'href',
    /algolia\.com/,
  );
  await expect(dialog.locator('.DocSearch-Logo')).toBeVisible();
  await open(page, '/search?q=luminosity');
  await expect(page.getByRole('link', {name: 'Powered by Algolia'})).toBeVisible();
});

test('the search page requests the provider too, for more when one comes to its end', async ({
  page,
  provider,
}) => {
  await open(page, '/search?q=luminosity');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(15);
  const first = lastQueries(provider)[0];
  expect(first).toMatchObject({query: 'luminosity', indexName, page: 0, hitsPerPage: 15});
  expect(first?.facetFilters).toEqual(expect.arrayContaining([tags, ['language:en']]));
  await results.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(results).toHaveCount(30);
  // The page after it may be on its way too.
  const second: Query = {query: 'luminosity', page: 1};
  expect(allQueries(provider).flat()).toContainEqual(expect.objectContaining(second));
  const link = results.first().getByRole('link').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(target ?? '');
  await expect(page.locator('html')).toHaveClass(/plugin-docs/);
});

test.describe('when none of its hosts answers', () => {
  const title = 'Unable to fetch results';
  const help = 'You might want to check your network connection.';

  test.beforeEach(({provider, consoleGuard}) => {
    consoleGuard.allow(/Failed to load resource/, 'the browser reports each host in vain');
    provider.trouble = 'down';
  });

  test('the modal says so after asking all four, and works again afterwards', async ({
    page,
    provider,
  }) => {
    await open(page, '/');
    const {dialog, field, hits} = await openSearch(page);
    await field.fill('luminosity');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(title);
    await expect(alert).toContainText(help);
    await expect(dialog.locator('.DocSearch-NoResults')).toBeHidden();
    expect([...new Set(provider.requests.map(({host}) => host))].sort()).toEqual(
      [...searchHosts].sort(),
    );
    provider.forget();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(hits.first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('the search page says so', {tag: nightly}, async ({page}) => {
    await open(page, '/search?q=luminosity');
    const alert = page.getByRole('alert').filter({hasText: title});
    await expect(alert).toContainText(help);
    await expect(page.getByText('No results were found')).toBeHidden();
  });
});

test(
  'one host that fails is not noticed: the next one answers',
  {tag: nightly},
  async ({page, provider, consoleGuard}) => {
    consoleGuard.allow(/Failed to load resource/, 'the browser reports the host in vain');
    await open(page, '/');
    const {hits, field, dialog} = await openSearch(page);
    provider.trouble = 'first host';
    await field.fill('luminosity');
    await expect(hits.first()).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    expect(searchHosts.slice(1)).toContain(provider.requests.at(-1)?.host);
  },
);
