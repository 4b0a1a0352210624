/** The machine-learning lab: by keyboard alone, its address, its lessons, and what it does when things fail. */
import {readFile} from 'node:fs/promises';
import {checkForEverybody, lookAs, tagOfOne, views} from '../../support/everyRoute';
import {
  address,
  button,
  chart,
  left,
  openLab,
  statusMessage,
  textOf,
  threshold,
  train,
  unfold,
  whileItComputes,
} from '../../support/mlLab';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

test.describe.configure({timeout: 240_000});

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('by keyboard alone: choose data, train, move the threshold, compare runs, export', async ({
  page,
}) => {
  await openLab(page);
  await page.getByRole('combobox', {name: 'Data', exact: true}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^One electron, one muon/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.getByRole('radio', {name: 'Boosted decision trees (BDT)'}).focus();
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', {name: 'Decision tree', exact: true})).toBeChecked();
  await expect(page).toHaveURL(/ml\.method=tree&ml\.c=\w&ml\.v=1$/);
  await train(page);
  await expect(
    statusMessage(page, /^Decision tree: AUC 0\.790 for test events, 0\.795/),
  ).toBeAttached();
  await expect(left(page)).toContainText('41.2 signal and 87.8 background events pass');
  await expect(left(page)).toContainText('Without a selection, S/√B is 3.20');

  await threshold(page).focus();
  await page.keyboard.press('Home');
  await expect(left(page)).toContainText('50.4 signal and 248 background');
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
  await expect(statusMessage(page, /^Threshold 0\.05: /)).toBeAttached();
  await expect(page).toHaveURL(/ml\.cut=0\.05/);
  await button(page, 'Use the best threshold, 0.61').press('Enter');
  await expect(page).not.toHaveURL(/ml\.cut/);
  await expect(
    statusMessage(
      page,
      /^The threshold moved from 0\.05 to 0\.61\. S\/√B changed from 3\.\d\d to 4\.40\.$/,
    ),
  ).toBeVisible();

  await page.getByRole('slider', {name: 'Maximum depth'}).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/^You have changed the settings/)).toBeVisible();
  await train(page);

  await unfold(page, 'Compare training runs and cuts');
  const runs = page.getByRole('table', {name: /^Training runs on these data/});
  await expect(runs.getByRole('row')).toHaveCount(3);
  await expect(runs.getByRole('row').nth(1)).toContainText('depth 4');
  await expect(runs.getByRole('row').nth(2)).toContainText('depth 8');
  await page.getByRole('textbox', {name: 'Your cuts'}).focus();
  await page.keyboard.type('in.met=119..&in.colour=1..');
  await expect(
    statusMessage(page, /ETmiss from 119 GeV\..*Ignored.*in\.colour.*S\/√B = 3\.44/),
  ).toBeVisible();

  await unfold(page, 'Save and open models');
  const download = page.waitForEvent('download');
  await button(page, 'Save the trained model as JSON').press('Enter');
  const saved = JSON.parse(await textOf(await download)) as Record<string, unknown>;
  expect(saved).toMatchObject({dataset: 'dm13', settings: {method: 'tree', depth: 8}});
  expect(String(saved['trainedOn'])).toContain('simulated for teaching');

  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', {name: 'Your cuts'})).toHaveValue('');
});

test(
  'the same link gives the same result, and what it says of nonsense is told',
  {tag: nightly},
  async ({page}) => {
    await openLab(
      page,
      '?ml.v=1&ml.data=clouds&ml.method=logistic&ml.points=500&ml.seed=7&ml.depth=deep',
    );
    await expect(statusMessage(page, /could not be read: Maximum depth\. /)).toBeVisible();
    await train(page);
    const figure = left(page);
    const first = await figure.textContent();
    await page.reload();
    await train(page);
    await expect(figure).toHaveText(first ?? '');
  },
);

test(
  'boosted trees and the network on dark matter do what the guide says',
  {tag: nightly},
  async ({page}) => {
    await openLab(page);
    await train(page);
    await expect(
      statusMessage(page, /^Boosted decision trees \(BDT\): AUC 0\.840 .* S\/√B 4\.93\.$/),
    ).toBeAttached();
  },
);

test(
  'training can be stopped, and what was learnt until then is there',
  {tag: nightly},
  async ({page}) => {
    await openLab(page, '?ml.v=1&ml.data=dm13&ml.method=network&ml.epochs=300&ml.layers=16,16,16');
    await page.keyboard.press('Tab');
    await button(page, 'Train').click();
    await expect(chart(page, 'Loss during training')).toBeVisible({timeout: whileItComputes});
    await button(page, 'Stop').click();
    await expect(page.getByText('You stopped the training.')).toBeVisible();
    await expect(chart(page, /^Score distribution/)).toBeVisible();
  },
);

test('each part unfolds to charts with numbers and pictures', {tag: nightly}, async ({page}) => {
  await openLab(page, '?ml.v=1&ml.data=exclusiveOr&ml.method=tree');
  await train(page);
  await unfold(page, 'ROC, precision and recall');
  await expect(chart(page, /^ROC curve/)).toBeVisible();
  await expect(chart(page, 'Decision boundary')).toBeVisible();
  await unfold(page, 'Inside the model');
  const tree = chart(page, 'Decision tree with its cuts');
  await tree.getByText('Numbers and files').click();
  await expect(tree.getByRole('table')).toContainText(/[xy] ≤/);
  const svg = page.waitForEvent('download');
  await tree.getByRole('button', {name: 'Save as SVG'}).click();
  const picture = await textOf(await svg);
  expect(picture.slice(0, 60)).toContain('<?xml');
  expect(picture.slice(-400)).toContain('points made up for teaching');
  const png = page.waitForEvent('download');
  await tree.getByRole('button', {name: 'Save as PNG'}).click();
  expect((await readFile(await (await png).path())).subarray(1, 4).toString()).toBe('PNG');
  await unfold(page, 'Feature importance');
  await expect(chart(page, 'Permutation feature importance')).toBeVisible({
    timeout: whileItComputes,
  });
  await unfold(page, 'Single event');
  await button(page, 'Highest-scoring background').click();
  await expect(statusMessage(page, /True class: Background.*which is wrong/)).toBeVisible();
  await unfold(page, 'Confusion matrix');
  await expect(page.getByRole('table', {name: /^Confusion matrix/}).getByRole('row')).toHaveCount(
    5,
  );
});

test('a lesson sets the lab and judges the run', async ({page}) => {
  await openLab(page);
  await unfold(page, 'Lessons');
  await button(page, 'Start: Overtraining').press('Enter');
  await expect(page).toHaveURL(/ml\.lesson=overtraining/);
  await train(page);
  await expect(
    statusMessage(page, /Not yet\. With 200 training events, the training AUC is 0\.989/),
  ).toBeVisible();
  await page.getByText('Events, weights and seed').click();
  await page.getByRole('slider', {name: 'Maximum number of training events'}).press('End');
  await page.getByRole('slider', {name: 'Maximum depth'}).press('Home');
  for (let i = 0; i < 3; i += 1) {
    await page.getByRole('slider', {name: 'Maximum depth'}).press('ArrowRight');
  }
  await train(page);
  await expect(statusMessage(page, /Reached\. With 35,000 training events/)).toBeVisible();
});

test('a file that is not a model is refused kindly, and one of the lab is opened', async ({
  page,
}) => {
  await openLab(page, '?ml.v=1&ml.data=rings&ml.method=forest&ml.trees=5');
  await train(page);
  const before = await left(page).textContent();
  await unfold(page, 'Save and open models');
  const download = page.waitForEvent('download');
  await button(page, 'Save the trained model as JSON').click();
  const text = await textOf(await download);
  await page.reload();
  await unfold(page, 'Save and open models');
  const file = page.getByLabel('Open a saved model');
  const offer = (content: string) =>
    file.setInputFiles({
      name: 'm.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await offer('%PDF-1.7');
  await expect(statusMessage(page, /is not a model of the machine-learning lab/)).toBeVisible();
  await offer(text.slice(0, -60));
  await expect(statusMessage(page, /is not a model of the machine-learning lab/)).toBeVisible();
  await offer(text);
  await expect(statusMessage(page, /^Opened: Random forest/)).toBeVisible();
  await expect(left(page)).toHaveText(before ?? '');
});

test(
  'a sample that is not there is told, and loaded on the next try',
  {tag: nightly},
  async ({page, consoleGuard}) => {
    consoleGuard.allow(/status of 404/, 'the sample is taken away');
    await page.route('**/samples/dm13.json', (route) => route.fulfill({status: 404, body: ''}));
    await open(page, address);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The sample was not found.');
    await page.unroute('**/samples/dm13.json');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(button(page, 'Train')).toBeVisible();
  },
);

for (const view of views) {
  test(
    `axe finds nothing in the open lab, ${view.mode} at ${view.width} px`,
    tagOfOne(view),
    async ({page}) => {
      await lookAs(page, view);
      await openLab(page, '?ml.v=1&ml.data=dm13&ml.method=tree&ml.lesson=overtraining');
      await train(page);
      for (const title of [
        'ROC, precision and recall',
        'Confusion matrix',
        'Decision boundary',
        'Inside the model',
        'Feature importance',
        'Single event',
        'Compare training runs and cuts',
        'Feature correlations',
        'Save and open models',
      ]) {
        await unfold(page, title);
      }
      await expect(chart(page, 'Correlations, signal')).toBeVisible();
      await expect(chart(page, 'Permutation feature importance')).toBeVisible({
        timeout: whileItComputes,
      });
      await checkForEverybody(page, `the lab, ${view.mode}, ${view.width}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(view.width);
    },
  );
}
