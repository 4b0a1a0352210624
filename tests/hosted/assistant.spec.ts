/** The question mode of a copy with a hosted assistant. */
import type {Page} from '@playwright/test';
import {hostedAccount} from '../../tools/build/hostedAccount';
import {assistantHost} from '../support/hosted/assistant';
import {hostedHost} from '../support/hosts';
import {expect, nightly, open, test, withoutAnnouncement} from '../support/hostedTest';
import {openSearch, type SearchModal} from '../support/search';

const {appId, apiKey, indexName, assistantId} = hostedAccount;
const question = 'What does luminosity mean?';
const disclaimer = 'Answers are generated with AI which can make mistakes. Verify responses.';

interface Chat {
  readonly messages: readonly {role: string; parts: readonly {type: string; text?: string}[]}[];
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, '/docs/data');
});

async function sendQuestion(page: Page, words: string): Promise<SearchModal> {
  const modal = await openSearch(page);
  const mode = modal.dialog.getByRole('button', {name: 'Question mode'});
  await mode.click();
  await expect(mode).toHaveAttribute('aria-pressed', 'true');
  await expect(modal.field).toBeFocused();
  await modal.field.fill(words);
  await page.keyboard.press('Enter');
  await expect(modal.dialog.locator('.DocSearch-AskAiScreen-Query')).toHaveText(words);
  return modal;
}

test('a question fetches a token, is sent with account and filters, and answered with sources', async ({
  page,
  provider,
}) => {
  const {dialog} = await sendQuestion(page, question);
  await expect(dialog.getByText('This is what the site says of luminosity')).toBeVisible();
  await expect(dialog.getByText(disclaimer)).toBeVisible();
  await expect(dialog.getByText('are quoted from this site')).toHaveCount(0);
  await expect(dialog.getByText('Searched for "luminosity"')).toBeVisible();

  const toAssistant = provider.requests.filter(({host}) => host === assistantHost);
  expect(toAssistant.map(({method, path}) => `${method} ${path}`)).toEqual([
    'POST /chat/token',
    'POST /chat',
  ]);
  const [token, chat] = toAssistant;
  expect(token?.headers['x-algolia-assistant-id']).toBe(assistantId);
  expect(chat?.headers).toMatchObject({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
    'x-algolia-index-name': indexName,
    'x-algolia-assistant-id': assistantId,
    'x-ai-sdk-version': 'v5',
    authorization: expect.stringMatching(/^TOKEN \S+\.signature$/),
  });
  expect(chat?.body).toMatchObject({
    messages: [{role: 'user', parts: [{type: 'text', text: question}]}],
    searchParameters: {
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  });

  const sources = dialog.locator('.DocSearch-AskAiScreen-RelatedSources').getByRole('link');
  // Those of the assistant, after those of the card.
  expect(await sources.count()).toBeGreaterThanOrEqual(3);
  for (const source of await sources.all()) {
    await expect(source).toHaveAttribute(
      'href',
      new RegExp(`^(?:https://opendata\\.atlas\\.cern|${hostedHost.origin})/docs/`),
    );
  }
});

test(
  'a second question brings the first along, and needs no new token',
  {tag: nightly},
  async ({page, provider}) => {
    const {dialog, field} = await sendQuestion(page, question);
    const answers = dialog.getByText('This is what the site says of');
    await expect(answers).toHaveCount(1);
    await expect(dialog.getByRole('button', {name: 'Like', exact: true})).toBeVisible();
    await field.fill('What is a jet?');
    await page.keyboard.press('Enter');
    await expect(answers).toHaveCount(2);
    expect(provider.requests.filter(({path}) => path === '/chat/token')).toHaveLength(1);
    const {messages} = provider.requests.at(-1)?.body as Chat;
    expect(messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
    expect(messages[1]?.parts.some(({text}) => text?.includes('luminosity'))).toBe(true);
  },
);

test(
  'praise for an answer is sent, with the token and the message that it is for',
  {tag: nightly},
  async ({page, provider}) => {
    const {dialog} = await sendQuestion(page, question);
    await dialog.getByRole('button', {name: 'Like', exact: true}).click();
    await expect(dialog.getByText('Thanks for your feedback!')).toBeVisible();
    const chat = provider.requests.find(({path}) => path === '/chat')?.body as {
      messages: readonly {id: string}[];
    };
    const feedback = provider.requests.at(-1);
    expect(feedback?.path).toBe('/chat/feedback');
    expect(feedback?.headers.authorization).toMatch(/^TOKEN \S+$/);
    expect(feedback?.body).toEqual({appId, messageId: chat.messages[0]?.id, thumbs: 1});
  },
);

test(
  'a search that failed before does not hide the answers',
  {tag: nightly},
  async ({page, provider, consoleGuard}) => {
    consoleGuard.allow(/Failed to load resource/, 'the browser reports each host in vain');
    provider.trouble = 'search';
    const {dialog, field} = await openSearch(page);
    await field.fill('luminosity');
    const alert = dialog.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await expect(alert).toBeVisible();
    await dialog.getByRole('button', {name: 'Question mode'}).click();
    await expect(dialog.getByText('This is what the site says of luminosity')).toBeVisible();
    await expect(dialog.getByText(disclaimer, {exact: true})).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test('a question of nothing but spaces is not sent', {tag: nightly}, async ({page, provider}) => {
  const {dialog, field} = await openSearch(page);
  await dialog.getByRole('button', {name: 'Question mode'}).click();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  expect(provider.requests.filter(({host}) => host === assistantHost)).toEqual([]);
});

test('an assistant that is out of order is told, and searching goes on', async ({
  page,
  provider,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/, 'the browser reports the refused question');
  provider.trouble = 'assistant';
  const {dialog, field, hits} = await sendQuestion(page, question);
  await expect(dialog.getByText('Chat error')).toBeVisible();
  await expect(dialog.getByText('The assistant is out of order')).toBeVisible();
  await dialog.getByRole('button', {name: 'Question mode'}).click();
  await field.fill('luminosity');
  await expect(hits.first()).toBeVisible();
});

test(
  'the mode can be switched off again, and earlier questions come back',
  {tag: nightly},
  async ({page}) => {
    const {dialog, field} = await sendQuestion(page, question);
    const mode = dialog.getByRole('button', {name: 'Question mode'});
    await expect(dialog.getByRole('button', {name: 'Like', exact: true})).toBeVisible();
    await mode.click();
    await expect(mode).toHaveAttribute('aria-pressed', 'false');
    await expect(dialog.getByText(disclaimer)).toHaveCount(0);
    await field.fill('');
    await expect(dialog.getByText(question)).toBeVisible();
  },
);
