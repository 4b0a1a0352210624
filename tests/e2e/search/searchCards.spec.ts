/** Answer cards: above the hits of the modal, on the search page, and as answers in question mode. */
import {openSearch, searchFor} from '../../support/search';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('the modal answers a variable with its card, above the hits', async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  const {dialog, hits} = await searchFor(page, 'lep_pt');
  const card = dialog.getByRole('region', {name: /Variable lep_pt/});
  await expect(card).toContainText('2025 education release');
  await expect(card).toContainText('GeV');
  const [above, below] = [await card.boundingBox(), await hits.first().boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await searchFor(page, 'lep_pt elephants');
  await expect(card).toHaveCount(0);
});

test('the links of a card are reached by keyboard and followed', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  const {dialog} = await searchFor(page, 'cite the data');
  const link = dialog
    .getByRole('region', {name: /Cite the data/})
    .getByRole('link', {name: 'Collect your citations'});
  await expect(link).toBeVisible();
  for (let i = 0; i < 12; i += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/citation_policy/);
});

test('the search page shows the card of a sample', async ({page}) => {
  await open(page, '/search?q=410470');
  const card = page.getByRole('region', {name: /Sample 410470/});
  await expect(card).toContainText('729.77 pb');
  await card.getByRole('link', {name: /sample finder/}).click();
  await expect(page).toHaveURL(/13TeV25_metadata/);
});

test('the card stays when more results are loaded', {tag: nightly}, async ({page}) => {
  await open(page, '/search?q=luminosity');
  const results = page.getByRole('article');
  await expect(results).toHaveCount(15);
  const card = page.getByRole('region', {name: /Definition Luminosity/});
  await expect(card).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(results).toHaveCount(30, {timeout: 500});
  }).toPass();
  await expect(card).toHaveCount(1);
});

test('question mode answers with the card and its source', async ({page}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await dialog.getByRole('button', {name: 'Question mode'}).click();
  await page.keyboard.type('How do I normalise simulation to data?');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('divided by the sum of weights');
  await expect(dialog.locator('pre').first()).toContainText('def event_weight');
});

test(
  'an empty field offers queries, and one of them is searched for',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    const {dialog, field, hits} = await openSearch(page);
    const examples = dialog.getByRole('list', {name: 'Example queries:'});
    await examples.getByRole('button', {name: 'luminosity'}).click();
    await expect(field).toHaveValue('luminosity');
    await expect(field).toBeFocused();
    await expect(hits.first()).toContainText(/luminosity/i);
    await expect(examples).toBeHidden();
  },
);
