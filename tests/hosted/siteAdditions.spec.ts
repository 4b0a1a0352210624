/** Additions of the site to hits of a hosted provider: answer cards, suggestions, and how a query was read. */
// cspell:ignore qqxxzzv elektroncalibrashun calirbation zxqv Daten herunterladen
import type {Page} from '@playwright/test';
import {hostedAccount} from '../../tools/build/hostedAccount';
import {expect, nightly, open, test, withoutAnnouncement} from '../support/hostedTest';
import type {HostedSearch} from '../support/hostedSearch';
import {openSearch, searchFor} from '../support/search';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

/** Queries that the provider got, in order. */
function queriesTo({requests}: HostedSearch): readonly string[] {
  return requests.flatMap(({body}) =>
    ((body as {requests?: readonly {query: string}[]}).requests ?? []).map(({query}) => query),
  );
}

const cardOf = (page: Page, name: RegExp) => page.getByRole('region', {name});

test('the modal shows the card above the hits of the provider', async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  const {dialog, hits} = await searchFor(page, 'jets');
  const card = cardOf(page, /Definition Jet/);
  await expect(card).toBeVisible();
  const [above, below] = [await card.boundingBox(), await hits.first().boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(dialog.locator('.DocSearch-Logo')).toBeVisible();
  await searchFor(page, 'jets calibration');
  await expect(card).toHaveCount(0);
});

test('the search page does too, and keeps the card when more results are loaded', async ({
  page,
}) => {
  await open(page, '/search?q=luminosity');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(15);
  const card = cardOf(page, /Definition Luminosity/);
  await expect(card).toBeVisible();
  await results.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  // The page loads one more page of results, or two.
  await expect.poll(() => results.count()).toBeGreaterThan(15);
  await expect(card).toHaveCount(1);
});

test('a card alone is not "No results"', {tag: nightly}, async ({page}) => {
  const words = 'how do i normalise simulation to data';
  await open(page, '/');
  const {dialog, field} = await openSearch(page);
  await field.fill(words);
  await expect(cardOf(page, /Formula/)).toBeVisible();
  await expect(dialog.getByText('No results found for')).toBeHidden();
  await expect(dialog.getByRole('status').filter({hasText: '1 answer'})).toHaveText(
    `1 answer for ${words}`,
  );
  await open(page, `/search?q=${encodeURIComponent(words)}`);
  await expect(cardOf(page, /Formula/)).toBeVisible();
  await expect(page.getByText('No results found for')).toHaveCount(0);
});

test('where nothing is found, other queries are suggested, and one of them is searched for', async ({
  page,
}) => {
  await open(page, '/');
  const {dialog, field, hits} = await openSearch(page);
  await searchFor(page, 'elektroncalibrashun');
  await expect(dialog.getByText('No results found for "elektroncalibrashun"')).toBeVisible();
  await expect(dialog.getByText('Try searching for:')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await dialog.locator('.DocSearch-Prefill').first().click();
  await expect(hits.first()).toBeVisible();
  await expect(field).toHaveValue('Electron and photon calibration');
});

test('so they are on the search page', {tag: nightly}, async ({page}) => {
  await open(page, '/search?q=elektroncalibrashun');
  await expect(page.getByText('No results found for "elektroncalibrashun"')).toBeVisible();
  await expect(page.getByText('Try searching for:')).toBeVisible();
  await page.getByRole('link', {name: 'Electron and photon calibration'}).click();
  await expect(page.getByRole('article').first()).toContainText('Electron and photon calibration');
});

test('so they are in a copy without an assistant', {tag: nightly}, async ({page}) => {
  const {assistantId} = hostedAccount;
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const setting = new RegExp(String.raw`,askAi:\{[^{}]*${assistantId}[^{}]*\}`);
    expect(text).toMatch(setting);
    await route.fulfill({response, body: text.replace(setting, '')});
  });
  await open(page, '/');
  const {dialog, field, hits} = await openSearch(page);
  await expect(dialog.getByRole('button', {name: 'Question mode'})).toHaveCount(0);
  await searchFor(page, 'elektroncalibrashun');
  await expect(dialog.getByText('Try searching for:')).toBeVisible();
  await dialog.getByRole('button', {name: 'Electron and photon calibration'}).click();
  await expect(field).toBeFocused();
  await expect(hits.first()).toContainText('Electron and photon calibration');
  await expect(dialog.getByText('Try searching for:')).toHaveCount(0);
});

test(
  'the note says which words the provider corrected and which it left out',
  {tag: nightly},
  async ({page, provider}) => {
    provider.readings.set('calirbation', ['calibration']).set('zxqv', []);
    await open(page, '/');
    await openSearch(page);
    const {dialog, hits} = await searchFor(page, 'jet calirbation zxqv ');
    await expect(hits.first()).toContainText(/calibration/i);
    const text =
      'No results for "zxqv". No results for "calirbation"; showing results for "calibration".';
    await expect(dialog.locator('.search-note')).toHaveText(text);
    await expect(dialog.getByRole('status').filter({hasText: /results? for/i})).toHaveText(
      new RegExp(`^\\d+ results for .*${text}$`),
    );
    await open(page, '/search?q=jet%20calirbation%20zxqv');
    await expect(page.getByRole('article').first()).toContainText(/calibration/i);
    await expect(page.locator('.search-note')).toHaveText(text);
  },
);

test(
  'a query in another language is sent in English, and the note says so',
  {tag: nightly},
  async ({page, provider}) => {
    await open(page, '/');
    await openSearch(page);
    const {dialog, hits} = await searchFor(page, 'Daten herunterladen ');
    await expect(dialog.locator('.search-note')).toHaveText(
      /^Query read as German; showing results for "/,
    );
    await expect(hits.first()).toContainText(/download/i);
    expect(queriesTo(provider).at(-1)).toMatch(/download/);
  },
);

test('without the index of the site the provider answers alone', {tag: nightly}, async ({page}) => {
  await page.route('**/search/manifest.json', (route) => route.fulfill({status: 404}));
  await open(page, '/');
  await openSearch(page);
  const {dialog, hits} = await searchFor(page, 'jets');
  await expect(hits.first()).toBeVisible();
  await expect(dialog.locator('.search-card')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test(
  'hits do not wait for a slow index; the card comes when it has loaded',
  {tag: nightly},
  async ({page}) => {
    const release: (() => void)[] = [];
    await page.route('**/search/manifest.json', async (route) => {
      await new Promise<void>((resolve) => release.push(resolve));
      await route.continue();
    });
    await open(page, '/');
    await openSearch(page);
    const {dialog, hits} = await searchFor(page, 'jets');
    await expect(hits.first()).toBeVisible();
    await expect(dialog.locator('.search-card')).toHaveCount(0);
    release.forEach((resolve) => resolve());
    await expect(cardOf(page, /Definition Jet/)).toBeVisible();
  },
);
