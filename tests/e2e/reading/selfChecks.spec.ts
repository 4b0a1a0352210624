/** Self-checks: answers by keyboard, what is kept, repeated questions, the practice page and its certificate. */
import type {Locator, Page} from '@playwright/test';
import {allChecks, checksOf} from '../../../src/data/selfChecks';
import type {NumberAnswer, OptionsAnswer, Question} from '../../../src/data/selfChecks/schema';
import {violations} from '../../support/axe';
import {blockStorage} from '../../support/blockedStorage';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const intro = '/docs/intro';
const otherPage = allChecks.find(({page}) => page !== intro)?.page;
const introTitle = 'Introduction to the ATLAS Open Data documentation';
const key = 'atlas-open-data.self-checks';
const questions = checksOf(intro)?.questions ?? [];
const ofKind = (kind: Question['answer']['kind']): Question => {
  const found = questions.find(({answer}) => answer.kind === kind);
  if (!found) throw new Error(`${intro} has no question of the kind ${kind}`);
  return found;
};
const choice = ofKind('choice');
const number = ofKind('number');
const {options} = choice.answer as OptionsAnswer;
const answer = number.answer as NumberAnswer;
const correct = options.findIndex((option) => option.correct);

const item = (page: Page, {id}: Question): Locator => {
  const index = questions.findIndex((question) => question.id === id);
  return page.locator('[data-self-checks="ready"] > ol > li').nth(index);
};

test.beforeEach(async ({page}) => withoutAnnouncement(page));

/** Goes to the questions and waits for their controls. */
async function openChecks(page: Page, address: string | undefined = intro): Promise<void> {
  await open(page, address);
  await page.locator('[data-self-checks]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-self-checks="ready"]')).toBeVisible();
}

const checks = (page: Page): Locator => page.locator('[data-self-checks]');

/** Looks for a warning below the questions of a page, and on the practice page. */
async function expectWarning(page: Page, text: string): Promise<void> {
  await openChecks(page);
  await expect(checks(page).getByRole('status').filter({hasText: text})).toBeVisible();
  await expect(checks(page)).not.toContainText('Your answers stay in this browser.');
  await open(page, '/practice');
  await expect(page.getByRole('status').filter({hasText: text})).toBeVisible();
}

/** Gives the right answer to a question. */
async function answerIn(own: Locator, {answer: right}: Question): Promise<void> {
  if (right.kind === 'number') await own.getByRole('textbox').fill(String(right.value));
  else {
    for (const [index, option] of right.options.entries()) {
      if (option.correct) await own.locator('label').nth(index).click();
    }
  }
  await own.getByRole('button', {name: 'Check'}).click();
  await expect(own.getByRole('status')).toContainText('Right.');
}

const answerRightly = (page: Page, question: Question): Promise<void> =>
  answerIn(item(page, question), question);

test('a choice by keyboard: wrong, then right, and a reload keeps it', async ({page}) => {
  await openChecks(page);
  const own = item(page, choice);
  const radios = own.getByRole('radio');
  await radios.first().focus();
  const wrong = correct === 0 ? 1 : 0;
  await radios.nth(wrong).press('Space');
  await page.keyboard.press('Enter');
  const reply = own.getByRole('status');
  await expect(reply).toContainText(options[wrong]?.feedback ?? 'no feedback');
  await expect(reply).toContainText('Try again.');
  await expect(own.locator('details')).not.toHaveAttribute('open');
  for (let step = wrong; step < correct; step += 1) await page.keyboard.press('ArrowDown');
  await expect(radios.nth(correct)).toBeChecked();
  await expect(reply, 'the reply was about the earlier choice').toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(own.getByRole('button', {name: 'Check'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reply).toContainText('Right.');
  await expect(own.locator('details')).toHaveAttribute('open');
  const record = await page.evaluate((name) => window.localStorage.getItem(name), key);
  expect(JSON.parse(record ?? '')).toMatchObject({
    v: 1,
    records: {[choice.id]: {page: intro, isFirstTry: false}},
  });

  await page.reload();
  await openChecks(page);
  await expect(own).toContainText('Answered correctly on');
  await expect(own.getByRole('radio')).toHaveCount(0);
  await own.getByRole('button', {name: 'Answer again'}).press('Enter');
  await expect(own.getByRole('radio').first()).toBeFocused();
});

test('a number: unread, wrong by a known mistake, and right with its unit', async ({page}) => {
  await openChecks(page);
  const own = item(page, number);
  const field = own.getByRole('textbox', {name: 'Answer'});
  const reply = own.getByRole('status');
  await field.fill('a lot');
  await field.press('Enter');
  await expect(reply).toContainText('Enter a number');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const [mistake] = answer.misconceptions;
  await field.fill(String(mistake?.value));
  await field.press('Enter');
  await expect(reply).toContainText(mistake?.feedback ?? 'no mistake');
  await field.fill(`${String(answer.value).replace('.', ',')} ${answer.unit ?? ''}`);
  await field.press('Enter');
  await expect(reply).toContainText('Right.');
  await field.fill('7e7');
  await expect(reply, 'the reply was about the earlier number').toBeEmpty();
});

test('each button is named by its question', {tag: nightly}, async ({page}) => {
  await openChecks(page);
  for (const question of questions) {
    const name = `Check ${question.question.split(' ', 4).join(' ')}`;
    await expect(item(page, question).getByRole('button', {name})).toHaveText('Check');
  }
});

test('a question that was answered comes back on the next day, on other pages and for practice', async ({
  page,
}) => {
  const at = (day: number, hour: number): Promise<void> =>
    page.clock.setSystemTime(new Date(2026, 10, 28 + day, hour));
  const repeated = questions.find(({review}) => review) as Question;
  const review = page.getByRole('region', {name: 'From earlier pages'});
  await page.clock.install({time: new Date(2026, 10, 28, 15)});
  await openChecks(page);
  await answerRightly(page, repeated);
  await at(0, 23);
  await openChecks(page, otherPage);
  await expect(review).toHaveCount(0);

  await at(1, 8);
  await openChecks(page, otherPage);
  const own = review.getByRole('listitem').first();
  await expect(own.getByRole('link', {name: introTitle})).toHaveAttribute('href', intro);
  await open(page, '/practice');
  await expect(page.getByText('1 question due for review.')).toBeVisible();
  await openChecks(page);
  await expect(review, 'the question is above on its own page').toHaveCount(0);
  await openChecks(page, otherPage);
  await answerIn(own, repeated);

  await at(3, 8);
  await open(page, '/practice');
  await expect(page.getByText('No questions are due today.')).toBeVisible();
  await at(4, 8);
  await open(page, '/practice');
  await expect(page.getByText('1 question due for review.')).toBeVisible();
});

test('the certificate lists complete pages, prints alone in landscape, and keeps the name on request', async ({
  page,
}) => {
  await openChecks(page);
  await open(page, '/practice');
  await expect(page.getByText('No page is complete yet.')).toBeVisible();
  await openChecks(page);
  for (const question of questions) await answerRightly(page, question);

  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await open(page, '/practice');
  const count = `${questions.length} of ${questions.length} answered`;
  await page.getByRole('heading', {name: 'First steps'}).click();
  await expect(page.getByText(count)).toBeVisible();
  const name = page.getByRole('textbox', {name: 'Name on the certificate'});
  await name.fill('Ada Example');
  await page.reload();
  await expect(name).toHaveValue('');
  await name.fill('Ada Example');
  await page.getByRole('checkbox', {name: 'Keep the name in this browser'}).check();
  await page.reload();
  await expect(name).toHaveValue('Ada Example');

  await page.getByRole('button', {name: 'Print the certificate'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({media: 'print'});
  const words = await page.evaluate(() => document.body.innerText);
  expect(words).toContain('Ada Example');
  expect(words).toContain(`all ${questions.length} questions`);
  expect(words).toContain('Self-declared');
  expect(words).not.toContain('Print the certificate');
  // The event after printing removes the sheet.
  const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

test('all answers can be deleted', {tag: nightly}, async ({page}) => {
  await openChecks(page);
  await answerRightly(page, choice);
  await open(page, '/practice');
  await page.getByRole('button', {name: 'Delete my answers'}).press('Enter');
  await expect(page.getByRole('button', {name: 'Cancel'})).toBeFocused();
  await page.getByRole('button', {name: 'Delete', exact: true}).click();
  await expect(page.getByText('Your answers were deleted.')).toBeFocused();
  await expect(page.getByText('No questions are due.')).toBeVisible();
  expect(await page.evaluate((name) => window.localStorage.getItem(name), key)).toBeNull();
});

test('without storage, and with garbage in it, answers are checked all the same', async ({
  page,
  consoleGuard,
}) => {
  await page.addInitScript(
    (name) => window.localStorage.setItem(name, '{"v":1,"records":[7]}'),
    key,
  );
  await openChecks(page);
  await answerRightly(page, choice);
  await blockStorage(page, consoleGuard);
  await openChecks(page);
  await answerRightly(page, number);
  await expectWarning(page, 'does not allow this site to store data');
  await expect(page.getByText(/only in a browser that stores your answers/)).toBeVisible();
});

test('with a full storage, users learn that new answers are lost', async ({page}) => {
  await openChecks(page);
  await expect(checks(page)).toContainText('Your answers stay in this browser.');
  await page.addInitScript(() => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function set(name: string, text: string) {
      if (name.startsWith('atlas-open-data.')) throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
  });
  await expectWarning(page, 'The browser storage of this site is full');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('questions, options and worked answers are there', async ({page}) => {
    await page.goto(`${intro}#check-yourself`);
    const own = page.locator('[data-self-checks="written"] > ol > li').first();
    await expect(own).toContainText(choice.question);
    await expect(own.getByRole('listitem')).toHaveText(options.map(({text}) => text));
    await expect(own.getByText('Your answers')).toHaveCount(0);
    await own.getByText('Worked solution').click();
    await expect(own.locator('details > p').first()).toBeVisible();
    await page.goto('/practice');
    await expect(page.getByText('The certificate needs JavaScript')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Due today'})).toBeHidden();
  });
});

test('axe finds nothing in questions, feedback, repeated questions and the certificate', async ({
  page,
}) => {
  await page.clock.install({time: new Date(2026, 10, 28, 15)});
  await openChecks(page);
  for (const question of questions.slice(1)) await answerRightly(page, question);
  await item(page, choice)
    .getByRole('radio')
    .nth(correct === 0 ? 1 : 0)
    .check();
  await item(page, choice).getByRole('button', {name: 'Check'}).click();
  expect(await violations(page, {include: ['[data-self-checks]']})).toEqual([]);
  await answerRightly(page, choice);
  await page.clock.setSystemTime(new Date(2026, 10, 30, 15));
  await open(page, '/practice');
  await expect(page.getByRole('button', {name: 'Check'}).first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Print the certificate'})).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
