/** The sheets of all lessons on paper: where pages end, and which part a question belongs to. */
import type {Page} from '@playwright/test';
import {lessons} from '../../../src/data/lessons';
import {expect, open, test, withoutAnnouncement} from '../../support/test';

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

const sheets = [
  {label: 'Print all worksheets', pages: 2},
  {label: 'Print all answer keys', pages: 1},
];

for (const format of ['A4', 'Letter'] as const) {
  for (const {label, pages} of sheets) {
    test(`${label}: each sheet begins on a new page of ${format}`, async ({page}) => {
      await prepare(page, label);
      const pdf = (await page.pdf({format})).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages * lessons.length);
    });
  }
}

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
  await expect(paper(page).getByText('Second lesson', {exact: true})).toHaveCount(long);
  const withHomework = lessons.filter(
    ({steps, answers}) => steps.flatMap(({questions}) => questions).length < answers.length,
  );
  expect(withHomework.length).toBeGreaterThan(3);
  await expect(paper(page).getByText('Homework', {exact: true})).toHaveCount(withHomework.length);
});
