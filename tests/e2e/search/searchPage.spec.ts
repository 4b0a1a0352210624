/** The search page: its address, its results, and what it says without any. */
// cspell:ignore elektroncalibrashun calirbation plmn wkjh zxqv
import {expect, nightly, open, test} from '../../support/test';

test('reads the parameter q, lists results with their path, and leads to them', async ({page}) => {
  await open(page, '/search?q=luminosity');
  await expect(page.locator('h1')).toHaveText('Search results for "luminosity"');
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('luminosity');
  const results = page.getByRole('main').getByRole('article');
  await expect(results).toHaveCount(15);
  await expect(page.getByText(/^\d+ places found$/)).toBeVisible();
  const first = results.first();
  await expect(first.getByRole('heading')).toContainText(/luminosity/i);
  await expect(first.locator('.breadcrumbs__item').first()).toHaveText(/^(?:Data|Documentation)$/);
  await expect(first.locator('.search-result-match').first()).toBeVisible();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page.locator('main h1')).toBeVisible();
});

test('loads more results as one scrolls down', {tag: nightly}, async ({page}) => {
  await open(page, '/search?q=data');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(15);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(results).toHaveCount(30, {timeout: 500});
  }).toPass();
});

test('follows what is typed into its field', async ({page}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search'});
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Ask me something');
  await page.keyboard.type('electron calibration');
  await expect(page).toHaveURL(/[?&]q=electron(\+|%20)calibration$/);
  await expect(page.getByRole('article').first()).toContainText(/calibration/i);
  await expect(page).toHaveTitle('Search results for "electron calibration" | ATLAS Open Data');
});

test('offers queries to begin with', {tag: nightly}, async ({page}) => {
  await open(page, '/search');
  await page.getByRole('link', {name: '1LMET30'}).click();
  await expect(page).toHaveURL('/search?q=1LMET30');
  await expect(page.getByRole('article').first()).toContainText('1LMET30');
});

test(
  'says that nothing was found, suggests another query, and asks to be told',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/search?q=elektroncalibrashun');
    await expect(page.getByText('No results found for "elektroncalibrashun"')).toBeVisible();
    await expect(page.getByText('No results were found')).toBeHidden();
    await expect(page.getByText('Try searching for')).toBeVisible();
    const feedbackLink = page.getByRole('link', {name: 'Let us know.'});
    await expect(feedbackLink).toHaveAttribute(
      'href',
      /I%20searched%20for%3A%20elektroncalibrashun/,
    );
    await page.getByRole('link', {name: 'Electron and photon calibration'}).click();
    await expect(page.getByRole('article').first()).toContainText(
      'Electron and photon calibration',
    );
  },
);

test(
  'shows nothing for words that the site does not have, rather than chance hits',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/search?q=zxqv%20wkjh%20plmn');
    await expect(page.getByText('No results found for "zxqv wkjh plmn"')).toBeVisible();
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('No results for zxqv wkjh plmn');
  },
);

test(
  'says above the results which words were not found or read as others',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/search?q=jet%20calirbation%20zxqv');
    const text =
      'No results for "zxqv". No results for "calirbation"; showing results for "calibration".';
    await expect(page.getByRole('article').first()).toContainText(/calibration/i);
    const note = page.locator('.search-note');
    await expect(note).toHaveText(text);
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^\\d+ results for .*${text}$`));
    const above = await note.boundingBox();
    const first = await page.getByRole('article').first().boundingBox();
    expect((above?.y ?? Infinity) < (first?.y ?? 0)).toBe(true);
    await page.getByRole('searchbox', {name: 'Search'}).fill('jet calibration');
    await expect(note).toHaveCount(0);
  },
);

test('takes a query of nothing but spaces for none', {tag: nightly}, async ({page}) => {
  await open(page, '/search?q=%20%20');
  await expect(page.locator('h1')).toHaveText('Search this site');
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('');
  await expect(page.getByRole('link', {name: '1LMET30'})).toBeVisible();
  await expect(page.getByText(/^No results/)).toBeHidden();
  await page.getByRole('searchbox', {name: 'Search'}).pressSequentially('  jets ');
  await expect(page.locator('h1')).toHaveText('Search results for "jets "');
  await expect(page.getByRole('article').first()).toContainText(/jet/i);
});

test('excerpts end in three dots, not in six', {tag: nightly}, async ({page}) => {
  await open(page, '/search?q=luminosity');
  await expect(page.getByRole('article')).toHaveCount(15);
  const excerpts = await page.locator('article > p').allInnerTexts();
  expect(excerpts.length).toBeGreaterThan(5);
  expect(excerpts.filter((text) => !/[^.…]\.\.\.$/.test(text))).toEqual([]);
});

test('has a robots tag that keeps it out of search engines, and is described to browsers as a search', async ({
  page,
  request,
}) => {
  await open(page, '/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const href = await page.locator('link[rel="search"]').getAttribute('href');
  const description = await (await request.get(href ?? '')).text();
  expect(description).toContain('https://opendata.atlas.cern/search?q={searchTerms}');
});
