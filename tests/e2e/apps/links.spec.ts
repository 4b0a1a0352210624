/** Links that were mangled on their way: apps say what they could not read, and show the rest. */
import type {Locator, Page} from '@playwright/test';
import {expect, nightly, oneIn, open, test, withoutAnnouncement} from '../../support/test';

const notice = (page: Page): Locator =>
  page.getByRole('status').filter({hasText: 'could not be read'});
const cuts = (page: Page): Locator =>
  page.getByRole('table', {name: /pass each cut/}).getByRole('rowheader');

test.beforeEach(async ({page}) => withoutAnnouncement(page));

for (const [index, query] of [
  '?hww.v=1&amp;hww.in.mll=..75',
  '?HWW.V=1&HWW.IN.MLL=..75',
].entries()) {
  test(
    `${query} has its cut, and is corrected when the app writes it`,
    oneIn(2, index),
    async ({page}) => {
      await open(page, `/apps/histogram-analyser${query}`);
      await expect(cuts(page)).toHaveText(['All events', /m\(ℓℓ\) < 75.GeV/]);
      await expect(notice(page)).toHaveCount(0);
      await page.getByRole('button', {name: 'Clear all cuts'}).click();
      await page.getByRole('button', {name: 'Undo'}).click();
      await expect(page).toHaveURL(
        /\/apps\/histogram-analyser\?hww\.in\.mll=\.\.75&hww\.c=\w&hww\.v=1$/,
      );
    },
  );
}

test('a category that there is not is ignored, and named by its label', async ({page}) => {
  await open(page, '/apps/histogram-analyser?hww.v=1&hww.is.channel=7');
  await expect(notice(page)).toContainText('the cut on Channel.');
  await expect(cuts(page)).toHaveText(['All events']);
  await notice(page).getByRole('button', {name: 'Continue'}).click();
  await expect(notice(page)).toHaveCount(0);
});

test('the display names neither functions nor what is not there', async ({page}) => {
  await open(page, '/apps/event-display?event.constructor=1&event.v=1');
  await expect(notice(page)).toContainText(': “constructor”.');
  await open(page, '/apps/event-display?event.group=zee&event.key=zee-99&event.v=1');
  await expect(notice(page)).toContainText(': the event.');
  await open(page, '/apps/event-display?event.group=zee&event.pick=jet-77&event.v=1');
  await expect(notice(page)).toContainText(': the selected objects.');
});

test(
  'the lab names settings by their labels, and features that the data lack',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/apps/ml-lab?ml.rate=many&ml.v=1');
    await expect(notice(page)).toContainText(': Learning rate.');
    await open(page, '/apps/ml-lab?ml.data=dm13&ml.method=tree&ml.features=met,charm&ml.v=1');
    await expect(notice(page)).toContainText(': Input features.');
  },
);

test('the explorer says so before a file is open, and of a tree that the file lacks', async ({
  page,
}) => {
  await open(page, '/apps/root-explorer?root.file=javascript:1&root.bins=many&root.v=1');
  await expect(notice(page)).toContainText(': the file, Bins.');
  await expect(page.getByText('Open a ROOT file', {exact: true})).toBeVisible();
  await open(
    page,
    '/apps/root-explorer?root.file=/examples/toy-zmumu.root&root.tree=charm&root.v=1',
  );
  await expect(notice(page)).toContainText(': the file.');
});

test('a link that lost its end shows what is left, and says so', async ({page}) => {
  await open(page, '/apps/histogram-analyser?hww.in.mll=..75&hww.in.jets=');
  await expect(notice(page)).toContainText(
    'the cut on N(jets), the version at the end of the link',
  );
  await expect(cuts(page)).toHaveText(['All events', /m\(ℓℓ\) < 75.GeV/]);
});
