/** The tools for the data: the calculator, the planner, the dictionary, citations. */
import type {Locator, Page} from '@playwright/test';
import {blockStorage} from '../../support/blockedStorage';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const sample = '/markdown-page';
const basketPage = '/docs/documentation/ethical_legal/citation_policy#my-citations';

const tool = (page: Page, name: string): Locator => page.getByRole('region', {name, exact: true});

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('the calculator weighs a sample that was found by keyboard', async ({page}) => {
  await open(page, sample);
  const calculator = tool(page, 'Normalisation calculator');
  await calculator.getByRole('combobox', {name: 'Sample'}).focus();
  await page.keyboard.type('ttbar nonallhad powheg');
  await expect(calculator.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // 452.308 pb × 36,600 pb⁻¹, and that over 2.4015 × 10¹⁰
  await expect(calculator).toContainText('1.655 × 10⁷');
  await expect(calculator).toContainText('6.893 × 10⁻⁴');
  await expect(calculator).toContainText('36,600 pb⁻¹ × 729.77 pb × 1.139756 × 0.5437965');
  await page.keyboard.press('Tab');
  await expect(calculator.getByLabel('Luminosity L in fb⁻¹')).toBeFocused();
  await page.keyboard.type('36,6');
  await expect(calculator).toContainText('Use a decimal point: 36.6.');
  await expect(calculator).toContainText('requires luminosity');
});

test(
  'the calculator keeps what is not published unknown, and says why a row is flagged',
  {tag: nightly},
  async ({page}) => {
    await open(page, sample);
    const calculator = tool(page, 'Normalisation calculator');
    await calculator.getByRole('combobox', {name: 'Sample'}).fill('801976');
    await calculator.getByRole('option').first().click();
    await expect(calculator).toContainText('Probably wrong.');
    await expect(calculator.getByLabel('Sum of weights Σw')).toHaveAttribute(
      'placeholder',
      'not published',
    );
    await expect(calculator).toContainText('requires sum of weights');
  },
);

test(
  'the planner sums what may be summed, and names a smaller skim',
  {tag: nightly},
  async ({page}) => {
    await open(page, sample);
    const planner = tool(page, 'Download planner');
    await planner.getByRole('checkbox', {name: /^4lep/}).focus();
    await page.keyboard.press('Space');
    // 658.4 MB of data and 968.4 MB of simulation, 16 and 373 files
    await expect(planner).toContainText('1.63 GB (1.52 GiB) in 389 files: 2 min');
    await expect(planner).toContainText('1,515,848 recorded; 1,509,317 simulated');
    await planner.getByLabel('Required objects').selectOption('exactly4lep');
    await expect(planner).toContainText('exactly4lep is sufficient');
    await planner.getByRole('checkbox', {name: /^3lep/}).check();
    await expect(planner).toContainText('All events of 4lep are in 3lep too');
    await expect(planner).toContainText('not added up');
    await planner.getByLabel('Connection speed in Mbit/s').fill('fast');
    await expect(planner).toContainText('unknown: enter your connection speed');
  },
);

test(
  'the dictionary follows a name, and its address can be shared',
  {tag: nightly},
  async ({page}) => {
    await open(page, sample);
    const dictionary = tool(page, 'Variable dictionary');
    await dictionary.getByRole('combobox').focus();
    await page.keyboard.type('met_et');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?variable=met_et$/);
    await expect(dictionary).toContainText('Renamed in 2025.');
    await expect(dictionary).toContainText('the 2025 release uses GeV, the older releases MeV');
    await open(page, `${sample}?variable=met_et`);
    await expect(dictionary.locator('dd code').first()).toHaveText('met_et');
    await open(page, `${sample}?variable=lep_momentum`);
    await expect(dictionary).toContainText('No release lists a variable named lep_momentum');
  },
);

test('citations are collected, kept, and taken out', async ({page}) => {
  await open(page, sample);
  const citation = tool(page, 'Cite record 93910');
  await expect(citation).toContainText('@misc{ATLAS-OpenData-93910,');
  await citation.getByRole('tab', {name: 'RIS'}).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    citation.getByRole('button', {name: 'Download atlas-open-data.ris'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('atlas-open-data.ris');
  await citation.getByRole('button', {name: 'Add to my citations'}).press('Enter');
  await expect(citation).toContainText('1 record collected');
  await open(page, basketPage);
  const basket = tool(page, 'My citations');
  await expect(basket).toContainText('(record 93910)');
  await basket.getByRole('button', {name: 'Remove record 93910'}).press('Enter');
  await expect(basket).toContainText('No records collected yet');
  expect(
    await page.evaluate(() => window.localStorage.getItem('atlas-open-data.citations')),
  ).toBeNull();
});

test(
  'where the browser keeps nothing, citations last for the visit, and the page says so',
  {tag: nightly},
  async ({page, consoleGuard}) => {
    await blockStorage(page, consoleGuard);
    await open(page, sample);
    const citation = tool(page, 'Cite record 93910');
    await citation.getByRole('button', {name: 'Add to my citations'}).click();
    await expect(citation).toContainText('1 record collected');
    await expect(citation).toContainText('does not allow this site to store data');
  },
);
