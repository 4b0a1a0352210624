/** Answer cards before the answers of a hosted assistant, and answers that fail or are interrupted. */
import {expect, nightly, open, test, withoutAnnouncement} from '../support/hostedTest';
import {openSearch, searchFor, type SearchModal} from '../support/search';
import type {Page} from '@playwright/test';

const question = 'How do I normalise simulation to data?';
const cardStart = 'divided by the sum of weights';
const lost =
  'The answer is incomplete because the connection to the assistant was lost. Ask again.';

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, '/docs/data');
});

/** Sends a question once the index, from which cards are, is loaded. */
async function sendQuestion(page: Page, words: string): Promise<SearchModal> {
  const modal = await openSearch(page);
  await searchFor(page, 'jets');
  await expect(modal.dialog.locator('.search-card')).toBeVisible();
  await modal.field.fill('');
  const mode = modal.dialog.getByRole('button', {name: 'Question mode'});
  await mode.click();
  await expect(mode).toHaveAttribute('aria-pressed', 'true');
  await modal.field.fill(words);
  await page.keyboard.press('Enter');
  return modal;
}

test('the card comes first, with its code and source, then the answer', async ({page}) => {
  const {dialog} = await sendQuestion(page, question);
  const answer = dialog.locator('.DocSearch-AskAiScreen-MessageContent').first();
  await expect(answer).toContainText(
    /divided by the sum of weights[\s\S]*This is what the site says/,
  );
  await expect(answer.locator('pre').first()).toContainText('def event_weight');
  await expect(answer.getByText('Source:')).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Like', exact: true})).toBeVisible();
});

test(
  'a follow-up question is answered by what the one before was about',
  {tag: nightly},
  async ({page, provider}) => {
    const {dialog, field} = await sendQuestion(page, 'What does luminosity mean?');
    await expect(dialog.getByRole('button', {name: 'Like', exact: true})).toBeVisible();
    await field.fill('And integrated?');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText('This is what the site says of luminosity integrated'),
    ).toBeVisible();
    const {messages} = provider.requests.at(-1)?.body as {
      messages: readonly {role: string; parts: readonly {type: string; text?: string}[]}[];
    };
    expect(messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
  },
);

test(
  'an answer that is interrupted keeps what came, says so, and can be asked for again',
  {tag: nightly},
  async ({page, provider, consoleGuard}) => {
    consoleGuard.allow(
      /ERR_INCOMPLETE_CHUNKED_ENCODING/,
      'the browser reports the lost connection',
    );
    provider.trouble = 'half an answer';
    const {dialog} = await sendQuestion(page, 'What is a vertex?');
    const answers = dialog.getByText('This is what the site says');
    await expect(answers).toBeVisible();
    await expect(dialog.getByText(lost)).toBeVisible();
    provider.trouble = undefined;
    await dialog.getByRole('button', {name: 'Ask again'}).click();
    await expect(answers).toHaveCount(2);
    await expect(dialog.getByText(lost)).toHaveCount(0);
  },
);

test('without the assistant the card answers, and the failure is told', async ({
  page,
  provider,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/, 'the browser reports the refused question');
  provider.trouble = 'assistant';
  const {dialog} = await sendQuestion(page, question);
  await expect(dialog.getByText(cardStart)).toBeVisible();
  await expect(dialog.getByText('The assistant is out of order')).toBeVisible();
});

test(
  'an assistant out of reach is told in words, and asked again',
  {tag: nightly},
  async ({page, provider, consoleGuard}) => {
    consoleGuard.allow(/Failed to load resource/, 'the browser reports the host in vain');
    const {dialog, field} = await sendQuestion(page, 'What is a vertex?');
    await expect(dialog.getByRole('button', {name: 'Like', exact: true})).toBeVisible();
    provider.trouble = 'down';
    await field.fill('What is a hadron?');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText(
        'Could not reach the assistant. Check your network connection, then ask again.',
      ),
    ).toBeVisible();
    provider.trouble = undefined;
    await dialog.getByRole('button', {name: 'Ask again'}).click();
    await expect(dialog.getByText('This is what the site says of a hadron')).toBeVisible();
  },
);
