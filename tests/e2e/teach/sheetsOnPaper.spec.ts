/** The sheets of all lessons on paper: where pages end, and which part a question belongs to. */
import type {Page} from '@playwright/test';
import {lessons} from '../../../src/data/lessons';
import {expect, oneIn, open, test, withoutAnnouncement} from '../../support/test';

const paper = (page: Page) => page.locator('[data-print-alone]');

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
});

async function prepare(page: Page, label: string): Promise<void> {
  await open(page, '/teach');
  await page.getByRole('button', {name: label}).click();
  await expect(paper(page).locator(':scope > *')).toHaveCount(lessons.length);
  await page.evaluate(async () => document.fonts.ready);
}

/** The first half of this lesson takes two pages, and the second begins on a new one. */
const threePages = 1;

const sheets = [
  {label: 'Print all worksheets', pages: 2 * lessons.length + threePages},
  {label: 'Print all answer keys', pages: lessons.length},
];

for (const [turn, format] of (['A4', 'Letter'] as const).entries()) {
  for (const [index, {label, pages}] of sheets.entries()) {
    test(
      `${label}: each sheet begins on a new page of ${format}`,
      oneIn(2, turn + index),
      async ({page}) => {
        await prepare(page, label);
        const pdf = (await page.pdf({format})).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
      },
    );
  }
}

test('each page has the title of its sheet, and a number that begins at 1', async ({page}) => {
  await prepare(page, 'Print all answer keys');
  await page.emulateMedia({media: 'print'});
  const names = await paper(page)
    .locator(':scope > *')
    .evaluateAll((all) => all.map((sheet) => getComputedStyle(sheet).getPropertyValue('page')));
  expect(names).toEqual(lessons.map(({id}) => `answer-key-${id}`));
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText ?? ''),
  );
  expect(rules).toHaveLength(lessons.length);
  for (const [i, {id, title}] of lessons.entries()) {
    expect(rules[i]).toContain(`@bottom-left { content: "${title} (answer key)"`);
    expect(rules[i]).toContain(`@bottom-right { content: "page " counter(answer-key-${id})`);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a table is on the page of its question', async ({page}) => {
  await prepare(page, 'Print all worksheets');
  await page.emulateMedia({media: 'print'});
  const table = paper(page).locator('div:has(> table)', {hasText: 'after all cuts of two'});
  await expect(table).toHaveCSS('break-after', 'avoid');
  await expect(table).toHaveCSS('break-inside', 'avoid');
});

test('a question is on the page of its drawing', async ({page}) => {
  await prepare(page, 'Print all worksheets');
  await page.emulateMedia({media: 'print'});
  const question = paper(page).locator('div:has(> p)', {hasText: 'Draw event A and one other'});
  await expect(question.last()).toHaveCSS('break-after', 'avoid');
});

test('homework and the two lessons are marked on the sheets', async ({page}) => {
  await prepare(page, 'Print all worksheets');
  await page.emulateMedia({media: 'print'});
  const long = lessons.filter(({minutes}) => minutes === 90).length;
  await expect(paper(page).getByText('First lesson', {exact: true})).toHaveCount(long);
  const second = paper(page).getByText('Second lesson', {exact: true});
  await expect(second).toHaveCount(long);
  for (const label of await second.all()) {
    const nameLine = label.locator('xpath=preceding-sibling::*[1]');
    await expect(nameLine).toHaveText('NameClassDate');
    await expect(nameLine).toHaveCSS('break-before', 'page');
  }
  const withHomework = lessons.filter(
    ({steps, answers}) => steps.flatMap(({questions}) => questions).length < answers.length,
  );
  expect(withHomework.length).toBeGreaterThan(3);
  await expect(paper(page).getByText('Homework', {exact: true})).toHaveCount(withHomework.length);
});
