/** The page with all lessons, as a teacher uses it. */
import type {Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {binaryTypes} from '../../../config/hosting/contentTypes';
import {lessons} from '../../../src/data/lessons';
import {allDocumentsLimit} from '../../../src/data/lessons/documents';
import {violations} from '../../support/axe';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const cards = (page: Page) => page.getByRole('region', {name: /^Lessons/}).locator('li:has(h3)');
const sheets = (page: Page) => page.locator('[data-print-alone]');

/** Printing opens no window in a test: it is counted, and the sheet is as it would be printed. */
async function withoutPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await withoutPrinter(page);
});

const fold = (page: Page, title: string) => cards(page).filter({hasText: title}).locator('summary');

test('a teacher gets from home to the worksheets of 45 minutes with four clicks', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Choose a lesson'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Teach with ATLAS data');
  await page.getByRole('radio', {name: '45', exact: true}).check();
  await page.getByRole('radio', {name: 'Paper, no network'}).check();
  const short = lessons.filter(({minutes}) => minutes === 45);
  await page.getByRole('button', {name: `Print ${short.length} worksheets`}).click();
  for (const {title} of short) await expect(sheets(page)).toContainText(title);
  await expect(sheets(page).getByText('Name', {exact: true})).toHaveCount(short.length);
});

test('the filter is in the address, and says how many lessons are left', async ({page}) => {
  await open(page, '/teach?minutes=45&DEVICE=screens&topic=constructor');
  const expected = lessons.filter(
    ({minutes, classLink}) => minutes === 45 && classLink !== undefined,
  );
  await expect(cards(page)).toHaveCount(expected.length);
  await expect(page.getByText(`${expected.length} of ${lessons.length} lessons`)).toBeVisible();
  await page.getByRole('radio', {name: 'Masses'}).check();
  await expect(page).toHaveURL(/\/teach\?minutes=45&device=screens&topic=Masses$/);
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(cards(page)).toHaveCount(expected.length);
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(cards(page)).toHaveCount(lessons.length);
  await expect(page.getByText(`${lessons.length} lessons`, {exact: true})).toBeFocused();
});

test('the answers of one lesson are printed with one click, and so are its links copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/teach');
  const title = 'Weigh the Z boson with a pocket calculator';
  const button = (label: string) =>
    page.getByRole('button', {name: new RegExp(`^${label} ?: ${title}`)});
  await button('Answers').press('Enter');
  await expect(sheets(page)).toContainText(title);
  await expect(sheets(page)).not.toContainText('Sort the collisions');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheets(page)).toHaveCount(0);
  await button('Class links').press('Enter');
  const copied = await page.evaluate(async () => navigator.clipboard.readText());
  const [whole, ...groups] = copied.split('\n');
  const {origin} = new URL(page.url());
  expect(whole).toBe(`Whole class: ${origin}/apps/z-analyser?guide=zll13-z-boson`);
  expect(groups.map((line) => line.slice(0, 8))).toEqual(
    Array.from({length: 6}, (_, i) => `Group ${i + 1}:`),
  );
});

test('each group has a link to its own part of the events', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/teach');
  const title = 'Weigh the Z boson with a pocket calculator';
  const card = cards(page).filter({hasText: title});
  await fold(page, title).press('Enter');
  await card.getByRole('textbox', {name: 'Number of groups'}).fill('3');
  await expect(card.getByRole('link', {name: /^Group \d+$/})).toHaveCount(3);
  await card.getByRole('button', {name: /^Copy all group links/}).press('Enter');
  const copied = await page.evaluate(async () => navigator.clipboard.readText());
  const lines = copied.split('\n').map((line) => line.split(': '));
  expect(lines.map(([name]) => name)).toEqual(['Group 1', 'Group 2', 'Group 3']);
  const [, second = ''] = lines[1] ?? [];
  expect(new URL(second).origin).toBe(new URL(page.url()).origin);
  await expect(card.getByRole('link', {name: 'Class results'})).toHaveAttribute(
    'href',
    '/apps/class-results',
  );
  await card.getByRole('textbox', {name: 'Number of groups'}).fill('99');
  await expect(card.getByText('Enter a whole number from 2 to 40')).toBeVisible();
  await open(page, second);
  await expect(page.getByRole('group', {name: 'Tools'})).toBeVisible();
  await page.getByRole('button', {name: 'Share'}).first().click();
  await expect(page.getByText(/^Group 2 of 3 with/)).toBeVisible();
});

test('sheets that do not arrive are named, with what to do', async ({page, consoleGuard}) => {
  consoleGuard.allow(/ERR_FAILED/, 'the test lets the sheets fail', {sometimes: true});
  await open(page, '/teach');
  await page.route('**/assets/js/**', (route) => route.abort());
  const keys = page.getByRole('button', {name: 'Print all answer keys'});
  const before = await keys.boundingBox();
  await page.getByRole('button', {name: 'Print all worksheets'}).click();
  await expect(page.getByText(/^Could not load the content to print/)).toBeVisible();
  expect(await keys.boundingBox()).toEqual(before);
});

test('offline, a saved page still prints the worksheets of one lesson', async ({page, context}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Choose a lesson'}).click();
  await page.getByRole('button', {name: /^Worksheet ?: Weigh the Z boson/}).click();
  await expect(sheets(page)).toContainText('Twelve practice events');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Print all worksheets'}).click();
  await expect(sheets(page).locator('[data-sheet^="worksheet"]')).toHaveCount(lessons.length);
  await context.setOffline(false);
});

test('a worksheet to edit, and all sheets in one file, can be downloaded', async ({page}) => {
  await open(page, '/teach');
  await fold(page, 'Weigh the Z boson').click();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: /^Editable worksheet \(\.docx\) ?: Weigh the Z boson/}).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('z-peak-worksheet.docx');
  const file = await page.request.get(sheet.url());
  expect(file.headers()['content-type']).toBe(binaryTypes.docx);
  const parts = unzipSync(await file.body());
  expect(strFromU8(parts['word/document.xml'] as Uint8Array)).toContain('Weigh the Z boson');
  const all = page.getByRole('link', {name: /^All editable sheets/});
  const zip = await page.request.get((await all.getAttribute('href')) ?? '');
  const size = (await zip.body()).length;
  expect(Object.keys(unzipSync(await zip.body()))).toHaveLength(2 * lessons.length);
  expect(size).toBeLessThan(allDocumentsLimit);
});

test('the way to an offline copy has its size', {tag: nightly}, async ({page}) => {
  await open(page, '/teach');
  const link = page.getByRole('link', {name: /^Save for offline use \([\d.]+ MB\)$/});
  await expect(link).toHaveAttribute('href', '/offline#browser');
});

test('a lesson on its page links to its files and slides', async ({page}) => {
  await open(page, '/docs/8TeVDoc/more_histograms');
  const pack = page.getByRole('region', {name: 'Weigh the Z boson with a pocket calculator'});
  await expect(pack.getByRole('link', {name: 'answer key'})).toHaveAttribute(
    'href',
    '/lessons/z-peak-answer-key.docx',
  );
  await pack.getByRole('link', {name: 'slides'}).click();
  await expect(page.getByRole('dialog', {name: /^Slides: Weigh the Z boson/})).toBeVisible();
});

test('the filter for screens leaves the lessons with an app', {tag: nightly}, async ({page}) => {
  await open(page, '/teach');
  await page.getByRole('radio', {name: 'Screens, online or saved copy'}).check();
  await expect(page).toHaveURL(/\/teach\?device=screens$/);
  await expect(cards(page)).toHaveCount(
    lessons.filter(({classLink}) => classLink !== undefined).length,
  );
});

test('the cards are three in a row, with the first one in sight on a phone', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/teach');
  const tops = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(Math.ceil(lessons.length / 3));
  await page.setViewportSize({width: 375, height: 812});
  const box = await cards(page).first().getByRole('heading').boundingBox();
  expect(box?.y).toBeLessThan(900);
});

test('axe finds nothing with a filter that leaves no lesson', async ({page}) => {
  await open(page, '/teach?age=15&minutes=90&topic=Machine+learning');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText(/^No lesson matches all filters/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
