/** From words to code: the finder over the 2025 samples. */
import type {Locator, Page} from '@playwright/test';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const address = '/docs/data/for_education/13TeV25_metadata';

const box = (page: Page, name: RegExp): Locator => page.getByRole('checkbox', {name});
const panel = (page: Page): Locator => page.getByRole('region', {name: /selected$/});

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('two samples of top-quark pairs, by words and generator, become code with their weights', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  await page.getByRole('searchbox', {name: 'Find samples by words'}).fill('ttbar');
  await page.getByRole('button', {name: /^Filters/}).click();
  await box(page, /^Powheg \+ Pythia 8 \+ EvtGen, /).check();
  await page.getByRole('button', {name: /^Show \d+ samples$/}).click();
  await expect(page.getByRole('button', {name: 'Filters Generator'})).toBeFocused();
  await box(page, /^Select .*410470|^Select PhPy8EG_A14_ttbar_hdamp258p75_nonallhad/).check();
  await box(page, /^Select PhPy8EG_A14_ttbar_hdamp258p75_allhad/).check();
  await expect(page).toHaveURL(/mc\.q=ttbar.*mc\.is\.generator=.*mc\.sel=410470,410471/);
  const code = panel(page).locator('pre').first();
  await expect(code).toContainText('"sigma": 729.77 * 1.139756362 * 0.5437965,');
  await expect(code).toContainText('"sum_w": 24014984445.816772,');
  await panel(page).getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('atom.set_release("2025e-13tev-beta")');
  expect(copied).toContain('"410471": {');
  await panel(page).getByRole('tab', {name: 'Normalisation'}).click();
  // 36,600 × 452.308 / 24,014,984,446
  await expect(panel(page).getByRole('row', {name: /410470/})).toContainText('6.893 × 10⁻⁴');
  await page.reload();
  await expect(page.getByRole('searchbox', {name: 'Find samples by words'})).toHaveValue('ttbar');
  await expect(panel(page)).toContainText('2 samples selected');
});

test('a skim changes the commands, and the records to cite', {tag: nightly}, async ({page}) => {
  await open(page, `${address}?mc.v=1&mc.sel=345060`);
  await panel(page).getByLabel('Skim').selectOption('exactly4lep');
  await panel(page).getByRole('tab', {name: 'Download commands'}).press('Enter');
  await expect(panel(page)).toContainText("--recid 93928 --filter-regexp 'mc_345060\\.' --verify");
  await panel(page).getByRole('tab', {name: 'Cite'}).press('Enter');
  await expect(panel(page)).toContainText('@misc{ATLAS-OpenData-93928,');
});

test('by keyboard alone: find, open, select', async ({page}) => {
  await open(page, address);
  await page.getByRole('searchbox', {name: 'Find samples by words'}).focus();
  await page.keyboard.type('410470');
  const name = page.getByRole('button', {name: /nonallhad/});
  await expect(name).toHaveCount(1);
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('In 36.6 fb⁻¹, 1.655 × 10⁷ events are expected before any selection'),
  ).toBeVisible();
  await page.keyboard.press('Space');
  await expect(panel(page)).toContainText('1 sample selected');
});

test('a mangled address gives the rest, and says so', async ({page}) => {
  await open(page, `${address}?mc.v=1&mc.q=ttbar&mc.in.events=many..few&mc.sel=410470,999`);
  await expect(page.getByRole('searchbox', {name: 'Find samples by words'})).toHaveValue('ttbar');
  await expect(panel(page)).toContainText('1 sample selected');
  await expect(page.getByText('Part of this link could not be read')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the first samples, the whole table as a file and citations can be read', async ({page}) => {
    await page.goto(address);
    await expect(page.getByText('The first 25 of 373 samples')).toBeVisible();
    await expect(page.locator('a[href$="/data/samples-2024r-pp.csv"]').first()).toBeVisible();
    await expect(page.getByText('@misc{ATLAS-OpenData-93910')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.goto('/docs/data/for_education/13TeV25_details');
    const advice = page.locator('main noscript p');
    await expect(advice.filter({hasText: 'The planner needs JavaScript'})).toBeVisible();
    await expect(advice.filter({hasText: 'The dictionary needs JavaScript'})).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
