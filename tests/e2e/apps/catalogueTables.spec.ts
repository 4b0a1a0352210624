/** Tables and figures from the catalogue: the filter of variables, folded samples, notes, print. */
import type {Page} from '@playwright/test';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

const rows = (page: Page) =>
  page.getByRole('table', {name: /, 2016e-8tev$/}).locator('tbody tr:has(td)');

test('variables are filtered as one types, by keyboard alone', async ({page}) => {
  await open(page, '/markdown-page');
  const field = page.getByRole('searchbox', {name: 'Filter by words'});
  await expect(rows(page)).toHaveCount(47);
  await field.focus();
  await page.keyboard.type('mev jet');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('3 of 47 variables')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(47);
});

test('a mark in a row links to its note', async ({page}) => {
  await open(page, '/markdown-page');
  const skim = page.getByRole('row', {name: /^2bjets/});
  await skim.getByRole('link', {name: 'Note a'}).press('Enter');
  await expect(page.getByText(/b-tag works at 85 % efficiency/)).toBeInViewport();
});

test('samples with the same doubt are folded, and open', {tag: nightly}, async ({page}) => {
  await open(page, '/markdown-page');
  const sample = page.getByText('Gee_01_750');
  await expect(sample).toBeHidden();
  await page.getByText('11 samples').press('Enter');
  await expect(sample).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the tables are there, and no field that would do nothing', async ({page}) => {
    await page.goto('/markdown-page');
    await expect(rows(page).last()).toBeVisible();
    await expect(page.getByLabel('Filter by words')).toBeHidden();
  });
});

test(
  'the names and numbers of a figure keep their size and stay inside on a phone',
  {tag: nightly},
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, '/markdown-page');
    const outside = await page.locator('figure svg[style*="em"] text').evaluateAll((texts) =>
      texts
        .map((text) => ({words: text.textContent, box: text.getBoundingClientRect()}))
        .filter(({box}) => box.left < 8 || box.right > 312 || box.height < 12)
        .map(({words}) => words),
    );
    expect(outside).toEqual([]);
  },
);
