/** The best threshold of the machine-learning lab: its rule, and what it maximises. */
import {
  button,
  chart,
  left,
  openLab,
  statusMessage,
  textOf,
  train,
  unfold,
} from '../../support/mlLab';
import {expect, nightly, test, withoutAnnouncement} from '../../support/test';

test.describe.configure({timeout: 240_000});

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('a threshold of few background events is shaded, and left with a reason', async ({page}) => {
  await openLab(page, '?ml.v=1&ml.data=ttz13&ml.method=boosted&ml.cut=0.99');
  await train(page);
  const point = page.getByRole('region', {name: 'Working point'});
  await expect(left(page)).toContainText(
    /has a higher S\/√B, 2\.60, but it is based on only 2\.2 effective background events/,
  );
  const curve = chart(page, 'Significance as a function of the threshold');
  await expect(curve.getByRole('img')).toHaveAccessibleName(
    /Shaded and not considered: thresholds above 0\.98, where fewer than 30/,
  );
  await curve.getByText('Numbers and files').click();
  await expect(curve.getByRole('columnheader', {name: /^Considered/})).toBeVisible();
  const take = button(page, 'Use the best threshold, 0.98');
  await expect(take).toHaveAccessibleDescription(
    /considers thresholds with at least 30 effective background events/,
  );
  await take.press('Enter');
  await expect(
    statusMessage(
      page,
      /previous threshold had a higher S\/√B, 2\.60, but it was based on only 2\.2 .* gives 1\.56\.$/,
    ),
  ).toBeVisible();
  await expect(take).toBeFocused();
  await expect(point).toContainText('S/√B = 1.56');
});

test(
  'a teaching set is judged by accuracy, without any significance',
  {tag: nightly},
  async ({page}) => {
    await openLab(page, '?ml.v=1&ml.data=exclusiveOr&ml.method=boosted');
    await train(page);
    await expect(
      statusMessage(
        page,
        /^Boosted decision trees \(BDT\): .* The best threshold is 0\.46, with accuracy 93\.2 %/,
      ),
    ).toBeAttached();
    await expect(chart(page, 'Accuracy as a function of the threshold')).toBeVisible();
    await button(page, 'Use the threshold with the highest accuracy, 0.46').press('Enter');
    await expect(statusMessage(page, /Accuracy changed from 93\.0 % to 93\.2 %\.$/)).toBeVisible();
    for (const title of ['ROC, precision and recall', 'Confusion matrix', 'Save and open models']) {
      await unfold(page, title);
    }
    await unfold(page, 'Compare training runs and cuts');
    await page.getByRole('textbox', {name: 'Your cuts'}).fill('in.x=0..');
    await expect(statusMessage(page, /x from 0\..*accuracy = \d\d\.\d %/)).toBeVisible();
    const runs = page.getByRole('table', {name: /^Training runs on these data/});
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
  },
);
