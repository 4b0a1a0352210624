/** Citations lead to the list of sources and back; the list can be taken along. */
import {expect, nightly, open, test} from '../support/test';

const sample = '/markdown-page';
const first = 'ATLAS Collaboration, Eur. Phys. J. C 83 (2023) 982';

test('a citation leads to its source, whose arrow leads back', async ({page}) => {
  await open(page, sample);
  const citation = page.getByRole('link', {name: `Source 1: ${first}`}).first();
  await citation.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sample}#source-1`);
  const source = page.locator('#source-1');
  await expect(source).toBeInViewport();
  await expect(source).toContainText('Luminosity determination in pp collisions');
  const top = await source.evaluate((entry) => entry.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
  await source.getByRole('link', {name: 'Back to where source 1 is cited'}).click();
  await expect(page).toHaveURL(`${sample}#cited-1`);
  await expect(citation).toBeInViewport();
});

test('an address with the number of a source opens at it', {tag: nightly}, async ({page}) => {
  await open(page, `${sample}#source-3`);
  await expect(page.locator('#source-3')).toBeInViewport();
});

test('the sources of a page are copied as BibTeX', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, sample);
  await page.getByRole('button', {name: 'Copy as BibTeX'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.match(/^@\w+\{[\w.-]+,$/gm)).toHaveLength(5);
  expect(text).toContain('doi = {10.1140/epjc/s10052-023-11747-w}');
});

test('they are downloaded under the name of the page', {tag: nightly}, async ({page}) => {
  await open(page, sample);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download markdown-page.bib'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('markdown-page.bib');
});

test('on a phone no DOI makes the page wider', {tag: nightly}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `${sample}#source-1`);
  const list = page.locator('ol:has(#source-1)');
  const isWider = await list.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isWider).toBe(false);
});

test(
  'in print, links are there as text and what needs a hand is not',
  {tag: nightly},
  async ({page}) => {
    await open(page, sample);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('#source-1')).toContainText('DOI 10.1140/epjc/s10052-023-11747-w');
    await expect(page.getByRole('button', {name: 'Copy as BibTeX'})).toBeHidden();
    await expect(page.getByRole('link', {name: 'Back to where source 1 is cited'})).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('citations lead to sources, and nothing shows that would do nothing', async ({page}) => {
    await page.goto(sample);
    await page
      .getByRole('link', {name: `Source 1: ${first}`})
      .first()
      .click();
    await expect(page.locator('#source-1')).toBeInViewport();
    await expect(page.getByRole('button', {name: 'Copy as BibTeX'})).toBeHidden();
  });
});
