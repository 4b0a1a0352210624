/** Questions beside an app: replies are answered, kept, saved and opened again, by keyboard alone. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {blockStorage} from '../../support/blockedStorage';
import {expect, open, test, withoutAnnouncement} from '../../support/test';

const address = '/docs/webapps/teachersapp';

const guide = (page: Page): Locator =>
  page.getByRole('region', {name: 'Guided analysis: Find the Z boson'});

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('by keyboard: wrong and right replies are answered, and are there after a reload', async ({
  page,
}) => {
  await open(page, address);
  await expect(guide(page)).toContainText('0 of 6 solved');
  const kinds = guide(page).getByRole('group', {name: 'Where is the peak?'});
  await kinds.getByRole('radio', {name: 'In eμ'}).focus();
  await page.keyboard.press('Space');
  await expect(guide(page).getByRole('status').first()).toContainText('Look again');
  await page.keyboard.press('ArrowUp');
  await expect(guide(page).getByRole('status').first()).toContainText('conserved');
  const mass = guide(page).getByRole('textbox', {name: 'At which mass is the centre of the peak?'});
  await mass.fill('80');
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('The highest bin lies further to the right.');
  await mass.fill('91,2');
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('2 of 6 solved');
  await page.reload();
  await expect(guide(page)).toContainText('2 of 6 solved');
  await expect(mass).toHaveValue('91,2');
});

test('a file takes the replies along, and a wrong one is refused without loss', async ({page}) => {
  await open(page, address);
  await guide(page).getByRole('radio', {name: 'In ee and in μμ'}).check();
  const saving = page.waitForEvent('download');
  await guide(page).getByRole('button', {name: 'Save to a file'}).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(JSON.parse(saved)).toEqual({v: 1, analysis: 'z-boson', replies: {flavour: 'same'}});

  await guide(page).getByRole('button', {name: 'Start again'}).click();
  await expect(guide(page)).toContainText('0 of 6 solved');
  const file = guide(page).locator('input[type="file"]');
  const given = (buffer: string) =>
    file.setInputFiles({name: 'z.json', mimeType: 'application/json', buffer: Buffer.from(buffer)});
  await given(saved);
  await expect(guide(page)).toContainText('1 of 6 solved');
  await given('{"v":1,"analysis":"higgs-boson","replies":{}}');
  await expect(guide(page)).toContainText('“z.json” contains no answers to “Find the Z boson”');
  await expect(guide(page)).toContainText('1 of 6 solved');
});

test('where storage is blocked, replies last for the visit, and the page says so', async ({
  page,
  consoleGuard,
}) => {
  await blockStorage(page, consoleGuard);
  await open(page, address);
  await guide(page).getByRole('radio', {name: 'In ee and in μμ'}).check();
  await expect(guide(page)).toContainText('1 of 6 solved');
  await expect(guide(page)).toContainText('Save them to a file before you leave.');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the questions have their answers folded', async ({page}) => {
    await page.goto(address);
    const question = guide(page).locator('summary', {hasText: 'Where is the peak?'});
    await expect(guide(page).locator('details p').first()).toBeHidden();
    await question.click();
    const answer = guide(page).locator('details p').first();
    await expect(answer).toBeVisible();
    await expect(answer).toContainText('lepton flavour is conserved');
    await expect(guide(page).getByRole('button')).toHaveCount(0);
  });
});
