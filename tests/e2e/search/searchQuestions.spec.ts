/** The question mode: answers from the site itself, without a server. */
// cspell:ignore internetdisconnected
import type {Locator} from '@playwright/test';
import {embeddedIndexName} from '../../../src/data/search';
import {openSearch, searchFor, searchModal} from '../../support/search';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const disclaimer = 'Answers are generated with AI which can make mistakes. Verify responses.';
const quoted = 'These sentences are quoted from this site; no AI writes them.';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

const answersOf = (page: Parameters<typeof searchModal>[0]) =>
  searchModal(page).dialog.locator('.DocSearch-AskAiScreen-Response-Container');

/** The links in the text of an answer: each answer has some. */
const linksOf = (answer: Locator): Locator =>
  answer.locator('.DocSearch-Markdown-Content').getByRole('link');

test('is switched on and off, says how it answers, and offers questions', async ({page}) => {
  await open(page, '/docs/data');
  const {dialog, field} = await openSearch(page);
  const mode = dialog.getByRole('button', {name: 'Question mode'});
  await expect(mode).toHaveAttribute('aria-pressed', 'false');
  await mode.click();
  await expect(mode).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText(quoted, {exact: true})).toBeVisible();
  await expect(dialog.getByText(disclaimer)).toHaveCount(0);
  await expect(
    dialog.getByRole('list', {name: 'Questions that this site answers:'}).getByRole('button'),
  ).toHaveCount(3);
  await mode.click();
  await expect(mode).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText(quoted)).toHaveCount(0);
  await expect(field).toBeFocused();
  await mode.click();
  await page.keyboard.press('Escape');
  await expect(mode).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a question that is typed is answered with sentences of the site and their sources', async ({
  page,
}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await page.keyboard.type('what does 1LMET30 mean?');
  await expect(dialog.locator('[aria-selected="true"]')).toContainText('Ask this site:');
  await page.keyboard.press('Enter');
  const [answer] = [answersOf(page).first()];
  await expect(answer).toContainText('at least one lepton with pT > 7 GeV');
  await expect(answer.locator('pre')).toContainText('skim="1LMET30"');
  await expect(dialog.getByText(quoted, {exact: true})).toBeVisible();
  await expect(dialog.getByText(disclaimer)).toHaveCount(0);
  const source = answer.locator('.DocSearch-AskAiScreen-RelatedSources a[href*="/docs/"]').first();
  const address = new URL((await source.getAttribute('href')) ?? '');
  await open(page, address.pathname);
  const quote = page.locator(`[id="${decodeURIComponent(address.hash.slice(1))}"]`);
  await expect(quote).toHaveCount(address.hash ? 1 : 0);
  await expect(page.getByRole('main')).toContainText('1LMET30');
});

test('what is quoted is on the page that is named', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await page.keyboard.type('In how many cases does a W boson decay to quarks?');
  await page.keyboard.press('Enter');
  const answer = answersOf(page).first();
  await expect(dialog.getByRole('button', {name: 'Copy'})).toBeVisible();
  const sentence = await answer.locator('blockquote p').first().innerText();
  const href =
    (await answer.locator('.DocSearch-Markdown-Content a').first().getAttribute('href')) ?? '';
  await page.goto(new URL(href).pathname);
  const words = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  expect(words(await page.locator('main').innerText())).toContain(words(sentence).slice(0, 60));
});

test(
  'a question that the site does not answer is refused, with the nearest sections',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    await openSearch(page);
    await page.keyboard.type('Who won the football World Cup in 2022?');
    await page.keyboard.press('Enter');
    const answer = answersOf(page).first();
    await expect(answer).toContainText('The documentation does not mention "football"');
    await expect(answer.locator('blockquote')).toHaveCount(0);
    expect(await linksOf(answer).count()).toBeLessThanOrEqual(3);
  },
);

test(
  'a suggested question is answered; earlier questions come back, also after a reload',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/docs/data');
    const {dialog} = await openSearch(page);
    await dialog.getByRole('button', {name: 'Question mode'}).click();
    const suggestion = dialog
      .getByRole('list', {name: 'Questions that this site answers:'})
      .getByRole('button')
      .first();
    const question = await suggestion.innerText();
    await suggestion.click();
    await expect(linksOf(answersOf(page).first()).first()).toBeVisible();
    await expect(suggestion).toBeHidden();
    await expect(dialog.getByRole('button', {name: 'Copy'})).toBeVisible();
    await expect(dialog.getByRole('button', {name: /^(Like|Dislike)$/})).toHaveCount(0);
    await page.reload();
    await open(page, '/docs/faqs');
    await openSearch(page);
    const earlier = dialog.getByRole('tree', {name: 'Recent conversations'}).getByRole('treeitem');
    await expect(earlier).toContainText(question);
    await earlier.getByText(question).click();
    await expect(linksOf(answersOf(page).first()).first()).toBeVisible();
    const stored = await page.evaluate(() => [
      Object.keys(window.localStorage),
      Object.keys(window.sessionStorage),
    ]);
    expect(stored[0]).toContain(`__DOCSEARCH_ASKAI_CONVERSATIONS__${embeddedIndexName}`);
    expect(stored[1]).toEqual([]);
  },
);

test(
  'a new question begins from the menu, with suggestions of its own',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/docs/data');
    const {dialog} = await openSearch(page);
    await dialog.getByRole('button', {name: 'Question mode'}).click();
    await dialog.getByRole('button', {name: 'More about questions'}).click();
    await dialog.getByRole('button', {name: 'New question'}).click();
    const suggested = dialog.locator('.DocSearch-NewConversationScreen-SuggestedQuestion');
    await expect(suggested).toHaveCount(3);
    await suggested.first().click();
    await expect(linksOf(answersOf(page).first()).first()).toBeVisible();
  },
);

test('a follow-up question is understood from the one before', async ({page}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await page.keyboard.type('Which luminosity belongs to the 2025 education release?');
  await page.keyboard.press('Enter');
  await expect(answersOf(page).first()).toContainText('36.6');
  await expect(dialog.getByRole('button', {name: 'Copy'})).toBeVisible();
  await page.keyboard.type('And of the 2020 release?');
  await page.keyboard.press('Enter');
  await expect(answersOf(page)).toHaveCount(2);
  await expect(answersOf(page).first()).toContainText('10');
});

test('switching it on with words in the field asks them', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await searchFor(page, 'What is a jet?');
  await dialog.getByRole('button', {name: 'Question mode'}).click();
  await expect(answersOf(page).first()).toContainText('What is a jet?');
  await expect(linksOf(answersOf(page).first()).first()).toBeVisible();
});

test('markup in a question is text', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  await page.keyboard.type('What is <img src=x onerror="window.harmed=1"> a jet?');
  await page.keyboard.press('Enter');
  const answer = answersOf(page).first();
  await expect(answer.locator('.DocSearch-Markdown-Content')).toBeVisible();
  await expect(answer).toContainText('<img src=x');
  await expect(answer.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('without an index the question mode says what is wrong', async ({page}) => {
  await page.route('**/search/manifest.json', (route) => route.fulfill({status: 404}));
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await dialog.getByRole('button', {name: 'Question mode'}).click();
  await page.keyboard.type('What is a jet?');
  await page.keyboard.press('Enter');
  await expect(answersOf(page).first()).toContainText('This site has no search index.');
});

test(
  'a search that failed before does not hide the answers, nor the start of the next search',
  {tag: nightly},
  async ({page}) => {
    await page.route('**/search/**/*.json*', (route) => route.abort('internetdisconnected'));
    await open(page, '/');
    const {dialog, field, hits} = await openSearch(page);
    const alert = dialog.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await page.keyboard.type('jets');
    await expect(alert).toBeVisible();
    await page.unrouteAll();
    await field.fill('');
    await dialog.getByRole('button', {name: 'Question mode'}).click();
    await page.keyboard.type('What is a jet?');
    await page.keyboard.press('Enter');
    await expect(answersOf(page).first()).toContainText('spray of');
    await expect(dialog.getByRole('button', {name: 'Copy'})).toBeVisible();
    await expect(alert).toHaveCount(0);
    await dialog.getByRole('button', {name: 'Question mode'}).click();
    await expect(field).toHaveValue('');
    await expect(dialog.getByRole('tree', {name: 'Recent conversations'})).toBeVisible();
    await expect(alert).toHaveCount(0);
    await searchFor(page, 'jets');
    await expect(hits.first()).toBeVisible();
  },
);

test('a question of nothing but spaces is not asked', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  const {dialog, field} = await openSearch(page);
  await dialog.getByRole('button', {name: 'Question mode'}).click();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await page.keyboard.type('What is a jet?');
  await page.keyboard.press('Enter');
  await expect(answersOf(page).first()).toContainText('What is a jet?');
  await expect(answersOf(page)).toHaveCount(1);
});

test('the page has its own fetch back when the search is closed', async ({page}) => {
  await page.addInitScript(() => Object.assign(window, {ownFetch: window.fetch}));
  await open(page, '/');
  const isOwn = () =>
    page.evaluate(() => (window as unknown as {ownFetch: unknown}).ownFetch === window.fetch);
  await openSearch(page);
  await expect.poll(isOwn).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(isOwn).toBe(true);
});
