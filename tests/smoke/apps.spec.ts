/** The web apps, each by the way through it that a reader takes first. */
import {readFileSync} from 'node:fs';
import {expect, open, test, withoutAnnouncement} from '../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('an analyser cuts by keyboard and keeps the cut in the address', async ({page}) => {
  await open(page, '/apps/histogram-analyser');
  const rows = page.getByRole('table', {name: /pass each cut/}).getByRole('rowheader');
  await expect(rows).toHaveText(['All events']);
  await page.getByRole('slider', {name: 'Dilepton invariant mass: upper end'}).focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/hww\.in\.mll=/);
});

test('the event display draws an event and picks a particle by keyboard', async ({page}) => {
  await open(page, '/apps/event-display');
  const view = page.getByRole('application');
  await expect(view).toBeVisible();
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({hasText: /^Muon 1, /})).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', {name: 'Selection', exact: true})).toContainText('Muon 1');
});

test('the machine-learning lab trains in a worker and says how well', async ({page}) => {
  await open(page, '/apps/ml-lab?ml.v=1&ml.data=clouds&ml.method=logistic&ml.points=500&ml.seed=7');
  await page.getByRole('button', {name: 'Train', exact: true}).press('Enter');
  await expect(page.getByRole('button', {name: 'Train again'})).toBeVisible({timeout: 45_000});
  await expect(page.getByRole('status').filter({hasText: /area under the ROC/})).toBeAttached();
});

test('the ROOT explorer reads a file and draws a branch of it', async ({page}) => {
  await open(page, '/apps/root-explorer');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'toy.root',
    mimeType: 'application/octet-stream',
    buffer: readFileSync('tests/fixtures/rootFiles/toy-zmumu-zstd.root'),
  });
  await page.getByRole('button', {name: 'Plot mll', exact: true}).press('Enter');
  await expect(page.getByRole('img', {name: 'Histogram: mll'})).toBeVisible({timeout: 30_000});
});
