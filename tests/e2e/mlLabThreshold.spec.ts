/** The best threshold of the machine-learning lab: its rule, and what it maximises. */
import {button, chart, openLab, said, textOf, train, unfold} from '../support/mlLab';
import {expect, test, withoutAnnouncement} from '../support/test';

test.describe.configure({timeout: 240_000});

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('a teaching set is judged by accuracy, without any significance', async ({page}) => {
  await openLab(page, '?ml.v=1&ml.data=exclusiveOr&ml.method=boosted');
  await train(page);
  await expect(
    said(page, /^Boosted trees: .* The best threshold is 0\.46, with accuracy 93\.2 %/),
  ).toBeAttached();
  await expect(chart(page, 'Accuracy as a function of the threshold')).toBeVisible();
  await button(page, 'Take the threshold with the highest accuracy, 0.46').press('Enter');
  for (const title of ['ROC, precision and recall', 'Right and wrong answers', 'Save and open']) {
    await unfold(page, title);
  }
  await unfold(page, 'Compare runs, and your own cuts');
  await page.getByRole('textbox', {name: 'Your cuts'}).fill('in.x=0..');
  await expect(said(page, /x from 0\..*accuracy = \d\d\.\d %/)).toBeVisible();
  const runs = page.getByRole('table', {name: /^Trainings on these data/});
  await expect(runs.getByRole('columnheader', {name: 'Best accuracy'})).toBeVisible();
  await expect(runs.getByRole('row').nth(1)).toContainText('93.2 %');
  for (const details of await page.getByText('Numbers and files').all()) await details.click();
  const lab = page.getByRole('main');
  await expect(lab).not.toContainText(/S\/√B|Asimov/);
  const names = await page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names.join(' ')).not.toMatch(/S\/√B|Asimov|significance/i);
  const download = page.waitForEvent('download');
  await runs
    .locator('xpath=ancestor::details[1]')
    .getByRole('button', {name: 'Save as CSV'})
    .click();
  const head = (await textOf(await download)).split('\n')[0] ?? '';
  expect(head).toContain('accuracy');
  expect(head).not.toContain('significance');
});
