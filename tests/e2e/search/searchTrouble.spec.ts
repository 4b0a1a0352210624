/** A search that cannot work says so and why; nothing that is typed or found can do harm. */
// cspell:ignore internetdisconnected جسيم هيغز
import type {Page} from '@playwright/test';
import {embeddedIndexName} from '../../../src/data/search';
import type {Section} from '../../../src/search/local/section';
import {blockStorage} from '../../support/blockedStorage';
import {openSearch, searchFor, serveIndex} from '../../support/search';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const title = 'Unable to fetch results';
const help = 'You might want to check your network connection.';

test.slow();

test.beforeEach(async ({page}) => withoutAnnouncement(page));

const jets: Section = {
  url: '/docs/documentation/physic_objects/jets',
  group: 'Documentation',
  title: 'Jets',
  path: [],
  text: 'A jet is a spray of hadrons.',
  language: 'en',
  tag: 'docs-default-current',
};

interface Trouble {
  readonly name: string;
  readonly cause: (page: Page) => Promise<unknown>;
  readonly says?: RegExp;
}

const troubles: readonly Trouble[] = [
  {
    name: 'no network',
    cause: (page) =>
      page.route('**/search/**/*.json*', (route) => route.abort('internetdisconnected')),
  },
  {
    name: 'a site without an index',
    cause: (page) => page.route('**/search/**/*.json*', (route) => route.fulfill({status: 404})),
    says: /has no search index/,
  },
  {
    name: 'a host that answers with a page instead',
    cause: (page) =>
      page.route('**/search/**/*.json*', (route) =>
        route.fulfill({contentType: 'text/html', body: '<h1>Hello</h1>'}),
      ),
    says: /has no search index/,
  },
  {
    name: 'an index that ends too early',
    cause: (page) => serveIndex(page, [jets], {sent: (zipped) => zipped.subarray(0, 20)}),
    says: /is incomplete/,
  },
  {
    name: 'an index of a different version',
    cause: (page) => serveIndex(page, [jets], {version: 999}),
    says: /has been updated/,
  },
];

for (const {name, cause, says} of troubles) {
  const tag = name === 'no network' || name === 'an index that ends too early' ? [] : nightly;
  test(
    `${name}: the modal says what is wrong, and the search works again afterwards`,
    {tag},
    async ({page}) => {
      await cause(page);
      await open(page, '/');
      const {dialog, hits} = await openSearch(page);
      await page.keyboard.type('jets');
      const alert = dialog.getByRole('alert');
      await expect(alert).toContainText(title);
      await expect(alert).toContainText(help);
      if (says) await expect(alert).toContainText(says);
      await expect(dialog.locator('.DocSearch-NoResults')).toBeHidden();
      await page.unrouteAll();
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(hits.first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    },
  );

  test(
    `${name}: the search page says it too`,
    {tag: name === 'no network' ? [] : nightly},
    async ({page}) => {
      await cause(page);
      await open(page, '/search?q=jets');
      const alert = page.getByRole('alert').filter({hasText: title});
      await expect(alert).toContainText(help);
      if (says) await expect(alert).toContainText(says);
      await expect(page.getByText(/^No results/)).toBeHidden();
    },
  );
}

test(
  'a failure is forgotten when the query is cleared, and when the modal is opened again',
  {tag: nightly},
  async ({page}) => {
    await page.route('**/search/**/*.json*', (route) => route.abort('internetdisconnected'));
    await open(page, '/');
    const {dialog, field} = await openSearch(page);
    const alert = dialog.getByRole('alert');
    await page.keyboard.type('jets');
    await expect(alert).toContainText(title);
    await field.fill('');
    await expect(alert).toHaveCount(0);
    await page.keyboard.type('jets');
    await expect(alert).toContainText(title);
    await dialog.getByRole('button', {name: 'Clear'}).click();
    await expect(alert).toHaveCount(0);
    await page.keyboard.type('jets');
    await expect(alert).toContainText(title);
    await page.keyboard.press('Escape');
    await openSearch(page);
    await expect(field).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test('without workers the page searches itself', {tag: nightly}, async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: function refuse() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await openSearch(page);
  const {hits} = await searchFor(page, 'luminosity');
  await expect(hits.first()).toContainText(/luminosity/i);
});

test(
  'a worker that dies while it loads is replaced by the page',
  {tag: nightly},
  async ({page}) => {
    await page.route('**/broken.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'throw new Error("worker")'}),
    );
    await page.addInitScript(() => {
      const Real = window.Worker;
      window.Worker = class extends Real {
        constructor() {
          super('/broken.js');
        }
      };
    });
    await open(page, '/');
    await openSearch(page);
    const {hits} = await searchFor(page, 'luminosity');
    await expect(hits.first()).toContainText(/luminosity/i);
  },
);

test(
  'without storage the search works and forgets',
  {tag: nightly},
  async ({page, consoleGuard}) => {
    await blockStorage(page, consoleGuard, ['localStorage', 'sessionStorage']);
    await open(page, '/');
    const {dialog, hits} = await openSearch(page);
    await searchFor(page, 'luminosity');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/plugin-docs/);
    await expect(dialog).toHaveCount(0);
    await openSearch(page);
    await searchFor(page, 'jets');
    await expect(hits.first()).toBeVisible();
  },
);

test('mangled entries of earlier searches do no harm', {tag: nightly}, async ({page}) => {
  await page.addInitScript((index) => {
    window.localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${index}`, '{"not": "a list"');
    window.localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`, '"neither"');
    window.localStorage.setItem(`__DOCSEARCH_ASKAI_CONVERSATIONS__${index}`, '[');
  }, embeddedIndexName);
  await open(page, '/');
  await openSearch(page);
  const {hits} = await searchFor(page, 'jets');
  await expect(hits.first()).toBeVisible();
});

const strange = [
  {name: 'symbols alone', query: '!§$%&/()=?*+~#\'"<>|^°'},
  {name: 'a regular expression', query: '(a+)+$ [^b]{2,} \\d+ (?:x'},
  {name: 'markup', query: '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'},
  {name: 'right-to-left text', query: 'جسيم هيغز'},
  {name: 'an emoji and a control character', query: '\u0000🙂\u202e luminosity'},
  {name: 'percent signs', query: '%E0%A4%A 100% %'},
  {name: 'ten thousand characters', query: 'luminosity of jets '.repeat(530)},
] as const;

test('strange queries have results or none, and do no harm', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  for (const {name, query} of strange) {
    const {dialog, field, hits} = await searchFor(page, query);
    await expect(dialog.getByRole('alert'), name).toHaveCount(0);
    expect(await page.evaluate(() => 'harmed' in window), name).toBe(false);
    await field.fill('');
    await expect(hits).toHaveCount(0);
  }
});

test('the search page does as well', {tag: nightly}, async ({page}) => {
  for (const {name, query} of strange) {
    await open(page, `/search?q=${encodeURIComponent(query.slice(0, 4000))}`);
    await expect(
      page.locator('main article').or(page.getByText('No results found for')).first(),
      name,
    ).toBeVisible();
    await expect(page.getByRole('alert'), name).toHaveCount(0);
    expect(await page.evaluate(() => 'harmed' in window), name).toBe(false);
  }
});

test('markup in titles, headings and texts is shown as text', async ({page}) => {
  const evil = '<img src=x onerror="window.harmed=1"> luminosity';
  const evilPage = {...jets, url: '/docs/data', group: evil, title: evil, text: evil};
  await serveIndex(page, [evilPage, {...evilPage, url: '/docs/data#x', path: [evil]}]);
  await open(page, '/');
  await openSearch(page);
  const {dialog, hits} = await searchFor(page, 'luminosity');
  await expect(hits.first()).toContainText('<img src=x onerror="window.harmed=1">');
  await expect(dialog.locator('img')).toHaveCount(0);
  await hits.first().click();
  await expect(page).toHaveURL(/\/docs\/data/);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  await openSearch(page);
  await expect(dialog.getByRole('tree', {name: 'Recent', exact: true})).toContainText('<img src=x');
  await expect(dialog.locator('img')).toHaveCount(0);
  await open(page, '/search?q=luminosity');
  await expect(page.locator('main article').first()).toContainText('<img src=x');
  await expect(page.locator('main article img')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});
