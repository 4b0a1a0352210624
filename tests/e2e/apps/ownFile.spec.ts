/** A reader's own file: from the form to the open app, and what is said of a file that cannot be read. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {checkForEverybody} from '../../support/everyRoute';
import {ntupleOf} from '../../support/rootFiles/ntuple';
import {zEvents} from '../../support/rootFiles/testEvents';
import {expect, open, test, withoutAnnouncement} from '../../support/test';

const address = '/apps/own-file';

/** Two columns, in which every third row has a mass of 91. */
const table = [
  'mass,energy',
  ...Array.from({length: 300}, (_, row) => `${row % 3 === 0 ? 91 : 20 + (row % 60)},${row / 2}`),
].join('\n');

async function give(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page
    .locator('input[type="file"]')
    .setInputFiles({name, mimeType: 'application/octet-stream', buffer});
}

const heading = (page: Page, name: string) => page.getByRole('heading', {name});

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, address);
  await expect(heading(page, 'Open your own file')).toBeVisible();
});

test('a table becomes histograms that cut each other, and another file may follow', async ({
  page,
}) => {
  await give(page, 'table.csv', table);
  await expect(heading(page, 'Assign columns')).toBeVisible();
  await checkForEverybody(page, 'the form of a table');
  await page.getByRole('button', {name: 'Show the histograms'}).click();
  await expect(page.getByRole('list', {name: 'Histograms'}).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('simulated for teaching')).toHaveCount(0);
  await expect(page.getByText('fb⁻¹')).toHaveCount(0);
  for (const area of await page.locator('[data-brush]').all()) {
    const box = await area.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(110);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  }
  const flow = page.getByRole('table', {name: /pass each cut/});
  await expect(flow.getByRole('row').nth(1)).toContainText('300');

  await page.getByRole('spinbutton', {name: /^from ?, mass/}).fill('91');
  await page.keyboard.press('Enter');
  await expect(flow.getByRole('row').nth(2)).toContainText('100');
  await checkForEverybody(page, 'the open table');

  await page.getByRole('button', {name: 'Open another file'}).click();
  await expect(heading(page, 'Open your own file')).toBeVisible();
});

test('a ROOT file is read in the browser', async ({page}) => {
  await give(page, 'zmumu.root', readFileSync('tests/fixtures/rootFiles/toy-zmumu-zlib.root'));
  await expect(heading(page, 'Select the columns to read')).toBeVisible();
});

test('a file that cannot be read gets a message that says where, and the form stays', async ({
  page,
}) => {
  await give(page, 'broken.csv', 'mass,energy\n1,2\n3\n');
  await expect(page.getByRole('alert')).toContainText(/^Row 2 below the header .* “energy”/);
  await give(page, 'broken.root', 'root and nothing else');
  await expect(page.getByRole('alert')).toContainText('download was probably interrupted');
  await expect(heading(page, 'Open your own file')).toBeVisible();
});

test('a released file opens with the selection of its analyser at one press', async ({page}) => {
  const file = ntupleOf({release: '2020e-13tev', events: zEvents(120, 2, 8), seed: 9});
  await give(page, 'data_A.4lep.root', Buffer.from(file));
  await expect(
    page.getByText('This is a four-lepton file of the 2020 education release'),
  ).toBeVisible();
  await checkForEverybody(page, 'the offer of a selection');
  await page.getByRole('button', {name: 'Use the H → ZZ* → 4ℓ selection'}).press('Enter');
  await expect(page.getByRole('list', {name: 'Histograms'}).getByRole('listitem')).toHaveCount(9);
  await expect(page.getByText('with events recorded by ATLAS').first()).toBeVisible();
  await expect(page.getByText(/pseudo-data/i).filter({visible: true})).toHaveCount(0);
});
