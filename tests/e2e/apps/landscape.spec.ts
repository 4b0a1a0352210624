/** The significance landscape: the figure of merit against the position of a cut. */
import type {Locator, Page} from '@playwright/test';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const address = '/apps/histogram-analyser?hww.in.mll=..75&hww.axis=log';
const mass = 'Dilepton invariant mass';

async function enlarged(page: Page, at: string): Promise<Locator> {
  await open(page, at);
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  const dialog = page.getByRole('dialog', {name: mass});
  await expect(dialog.getByRole('heading', {name: /^Significance landscape/})).toBeVisible();
  return dialog;
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

test('has both curves, the present value in words and a table', async ({page}) => {
  const dialog = await enlarged(page, `${address}&hww.v=1`);
  await expect(
    dialog.getByRole('img', {name: /^S\/√B against the positions of the lower cut/}),
  ).toBeVisible();
  await expect(
    dialog.getByText('Lower cut open, upper cut 75\u00a0GeV: S/√B 0.862.'),
  ).toBeVisible();
  await dialog.getByText('Significance table').click();
  const table = dialog.getByRole('region', {name: 'Significance landscape'});
  const row = table.getByRole('row', {name: /^75/});
  await expect(row.getByRole('cell').last()).toHaveText('0.862');
  await dialog.getByRole('slider', {name: `${mass}: upper end`}).press('ArrowLeft');
  await expect(dialog.getByText(/upper cut 70\u00a0GeV: S\/√B 1\.\d\d\./)).toBeVisible();
});

test(
  'marks the best cuts only if a link says so, which a teacher makes under Share',
  {tag: nightly},
  async ({page}) => {
    const dialog = await enlarged(page, `${address}&hww.v=1`);
    const best = /^Best lower cut found: .* Best upper cut found: 55\u00a0GeV, S\/√B 1\.36\.$/;
    await expect(dialog.getByText(best)).toHaveCount(0);
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-app-bar]').getByRole('button', {name: 'Share'}).click();
    const link = page.getByRole('textbox', {name: 'Link to this analysis'});
    await expect(link).not.toHaveValue(/best/);
    await page.getByRole('checkbox', {name: /mark the best cuts/}).press('Space');
    await expect(link).toHaveValue(/hww\.best=on/);
    const made = await link.inputValue();
    await expect(page).not.toHaveURL(/best/);

    const guided = await enlarged(page, `${address}&hww.v=1&guide=hww13`);
    await expect(guided.getByText(/^Best lower/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-app-bar]').getByRole('button', {name: 'Share'}).click();
    await expect(page.getByRole('textbox', {name: 'Link to this analysis'})).toBeVisible();
    await expect(page.getByRole('checkbox', {name: /mark the best cuts/})).toHaveCount(0);

    const allowed = await enlarged(page, `${made}&guide=hww13`);
    await expect(allowed.getByText(best)).toBeVisible();
  },
);

test('is at the foot of a small plot while its cut is set by keyboard or pointer', async ({
  page,
}) => {
  await open(page, '/apps/histogram-analyser');
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
  const strip = page.locator('[data-landscape]');
  await expect(strip).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(strip).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(strip).toContainText('S/√B');
  await page.keyboard.press('6');
  await expect(strip).toHaveCount(1);
});

test('needs all processes', {tag: nightly}, async ({page}) => {
  await open(page, '/apps/histogram-analyser?hww.show=higgs,ww&hww.v=1');
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  await expect(
    page.getByText('Draw all processes to see the significance landscape.'),
  ).toBeVisible();
});
