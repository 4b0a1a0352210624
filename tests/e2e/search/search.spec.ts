/** The search modal: what it finds, and how it is used without a mouse. */
// cspell:ignore elektroncalibrashun qqxxzzv calirbation plmn wkjh zxqv
import {openSearch, searchFor} from '../../support/search';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('a misspelt word finds its section while it is typed; Enter goes there', async ({page}) => {
  await open(page, '/');
  const {dialog, hits, chosen} = await openSearch(page);
  await page.keyboard.type('luminous');
  await expect(hits.first()).toContainText(/luminosity/i);
  await page.keyboard.type('ity');
  await expect(hits.first()).toContainText(/luminosity/i);
  await expect(chosen).toHaveCount(1);
  await expect(async () => {
    expect(await chosen.innerText()).toBe(await hits.first().innerText());
  }).toPass();
  const target = await hits.first().getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? 'a link');
  await expect(dialog).toHaveCount(0);
  const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('arrow keys choose among hits of all groups, and wrap', async ({page}) => {
  await open(page, '/');
  const {field, dialog, hits, chosen} = await openSearch(page);
  await searchFor(page, 'jet');
  await expect(chosen).toHaveAttribute('id', (await hits.first().getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await hits.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toContainText('Ask this site: jet');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveAttribute('id', (await hits.last().getAttribute('id')) ?? '');
  await expect(chosen).toBeInViewport();
  await expect(dialog.getByRole('tree')).not.toHaveCount(0);
});

test(
  'hits are grouped by section of the site, and name page and section',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    const {dialog} = await openSearch(page);
    await searchFor(page, 'luminosity');
    const groups = await dialog.locator('.DocSearch-Hit-source').allInnerTexts();
    expect(groups).toContain('Data');
    expect(groups).toContain('Documentation');
    const hit = dialog.getByRole('tree', {name: 'Documentation'}).getByRole('treeitem', {
      name: /Bunches and luminosity/,
    });
    await expect(hit).toContainText('The Large Hadron Collider');
    await expect(hit.locator('mark').first()).toHaveText('luminosity');
  },
);

test(
  'says aloud how many hits there are, or that there are none',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    const {dialog} = await openSearch(page);
    await searchFor(page, 'luminosity');
    await expect(dialog.getByRole('status').filter({hasText: /results? for/i})).toHaveText(
      /^\d+ results for luminosity$/,
    );
    const [, count] =
      /^(\d+)/.exec(
        await dialog
          .getByRole('status')
          .filter({hasText: /results? for/i})
          .innerText(),
      ) ?? [];
    await expect(dialog.getByRole('link', {name: /^See all/})).toHaveText(
      `See all ${count} results`,
    );
    await searchFor(page, 'qqxxzzv');
    await expect(dialog.getByRole('status').filter({hasText: /results? for/i})).toHaveText(
      'No results for qqxxzzv',
    );
    await expect(dialog.getByRole('link', {name: /^See all/})).toHaveCount(0);
  },
);

test(
  'the number of results is that of the query, however many were typed before',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    const {dialog} = await openSearch(page);
    await page.keyboard.type('1LMET30', {delay: 80});
    const all = dialog.getByRole('link', {name: /^See all/});
    await expect(dialog.getByRole('status').filter({hasText: /results? for/i})).toHaveText(
      /results for 1LMET30$/,
    );
    const first = await all.innerText();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('0');
    await expect(dialog.getByRole('status').filter({hasText: /results? for/i})).toHaveText(
      /results for 1LMET30$/,
    );
    await expect(all).toHaveText(first);
    await all.click();
    await expect(page).toHaveURL('/search?q=1LMET30');
    await expect(dialog).toHaveCount(0);
  },
);

test('a query that finds nothing says so, suggests another, and asks to be told', async ({
  page,
}) => {
  await open(page, '/');
  const {dialog, field, hits} = await openSearch(page);
  await searchFor(page, 'elektroncalibrashun');
  await expect(dialog.getByText('No results found for "elektroncalibrashun"')).toBeVisible();
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  const feedbackLink = dialog.getByRole('link', {name: 'Let us know.'});
  expect(decodeURIComponent((await feedbackLink.getAttribute('href')) ?? '')).toContain(
    'I searched for: elektroncalibrashun',
  );
  await dialog.locator('.DocSearch-Prefill').first().click();
  await expect(hits.first()).toBeVisible();
  await expect(field).not.toHaveValue('elektroncalibrashun');
  await expect(field).toBeFocused();
});

test('words that the site does not have bring no chance hits', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  const {dialog, hits} = await openSearch(page);
  await searchFor(page, 'zxqv wkjh plmn');
  await expect(dialog.getByText('No results found for "zxqv wkjh plmn"')).toBeVisible();
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await expect(hits).toHaveCount(0);
});

test(
  'shows and announces which words were not found or read as others',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    const {dialog, hits} = await openSearch(page);
    await searchFor(page, 'jet calirbation zxqv ');
    const text =
      'No results for "zxqv". No results for "calirbation"; showing results for "calibration".';
    await expect(hits.first()).toContainText(/calibration/i);
    const note = dialog.locator('.search-note');
    await expect(note).toHaveText(text);
    await expect(note).toBeVisible();
    await expect(dialog.getByRole('status').filter({hasText: /results? for/i})).toHaveText(
      new RegExp(`^\\d+ results for .*${text}$`),
    );
    await searchFor(page, 'jet calibration');
    await expect(note).toHaveCount(0);
  },
);

test('a query of nothing but spaces is none', {tag: nightly}, async ({page}) => {
  await open(page, '/docs/data');
  const {dialog, field, hits} = await openSearch(page);
  await page.keyboard.type('   ');
  await expect(field).toHaveValue('');
  await page.keyboard.type('jets');
  await expect(hits.first()).toBeVisible();
  await field.fill('  ');
  await expect(field).toHaveValue('');
  await expect(hits).toHaveCount(0);
  await expect(dialog.locator('.DocSearch-NoResults')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const blank = document.createElement('pre');
    blank.textContent = ' \n ';
    document.body.append(blank);
    window.getSelection()?.selectAllChildren(blank);
  });
  await openSearch(page);
  await expect(field).toHaveValue('');
  await expect(dialog.locator('.DocSearch-NoResults')).toHaveCount(0);
});

test(
  'hits that were opened come back as recent ones, can be starred and removed',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    const {dialog} = await openSearch(page);
    await searchFor(page, 'good run list');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/plugin-docs/);
    await expect(dialog).toHaveCount(0);
    await openSearch(page);
    const recent = dialog.getByRole('tree', {name: 'Recent', exact: true}).getByRole('treeitem');
    await expect(recent).toHaveCount(1);
    await recent.getByRole('button', {name: 'Save this search'}).click();
    const favourite = dialog.getByRole('tree', {name: 'Favourites'}).getByRole('treeitem');
    await expect(favourite).toHaveCount(1);
    await expect(recent).toHaveCount(0);
    await page.reload();
    await open(page, '/docs/data');
    await openSearch(page);
    await expect(favourite).toHaveCount(1);
    await favourite.getByRole('button', {name: 'Remove this search from favourites'}).click();
    await expect(favourite).toHaveCount(0);
  },
);

test('the page behind is out of reach while the search is open', {tag: nightly}, async ({page}) => {
  await open(page, '/docs/data');
  const {dialog} = await openSearch(page);
  await searchFor(page, 'jets');
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, `after ${i + 1} times Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test(
  'a word that is selected on the page is what the search begins with',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/docs/data');
    await page.locator('h1').selectText();
    const words = await page.locator('h1').innerText();
    const {field} = await openSearch(page);
    await expect(field).toHaveValue(words);
  },
);
