/** The standards of the field in the plots of the analysers: label, under- and overflow, pull panel, uncertainties. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test, withoutAnnouncement} from '../../support/test';

const mass = 'Dilepton invariant mass';

async function openApp(page: Page, at: string): Promise<void> {
  await open(page, at);
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
}

async function enlarged(page: Page): Promise<Locator> {
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  const dialog = page.getByRole('dialog', {name: mass});
  await expect(dialog.getByRole('table').first()).toBeVisible();
  return dialog;
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

test('each plot states that it is simulated, its energy and the displayed luminosity', async ({
  page,
}) => {
  await openApp(page, '/apps/histogram-analyser?hww.lumi=36.6&hww.v=1');
  const short = page.locator('svg text', {hasText: 'simulated, √s = 13 TeV, 36.6 fb⁻¹'});
  await expect(short).toHaveCount(9);
  const dialog = await enlarged(page);
  await expect(
    dialog.locator('svg text', {
      hasText: 'Open Data education sample, simulated, √s = 13 TeV, 36.6 fb⁻¹',
    }),
  ).toHaveCount(1);
  await expect(dialog.getByText(/ATLAS (Preliminary|Internal)/)).toHaveCount(0);
  await expect(
    dialog.getByText(/^Not drawn: underflow 0 events; overflow .* ± .* events/),
  ).toBeVisible();
});

test('the panel below a plot is off, a ratio or pulls, with the numbers in the table', async ({
  page,
}) => {
  await openApp(page, '/apps/histogram-analyser-data');
  const dialog = await enlarged(page);
  const head = dialog.getByRole('table').first().getByRole('columnheader');
  const below = dialog.getByRole('group', {name: 'Lower panel'});
  await expect(below.getByRole('radio', {name: 'Off'})).toBeChecked();
  await below.getByText('Ratio').click();
  await expect(head.last()).toHaveText('Data / prediction');
  await expect(dialog.locator('svg text', {hasText: 'Data / pred.'})).toBeVisible();
  await below.getByRole('radio', {name: 'Ratio'}).press('ArrowRight');
  await expect(head.last()).toHaveText('Pull');
  await expect(dialog.locator('svg text', {hasText: /^Pull$/})).toBeVisible();
  await expect(
    dialog
      .getByRole('row', {name: /^10 to 15/})
      .getByRole('cell')
      .last(),
  ).toHaveText(/^[+−]?\d\.\d\d$/);
  await expect(page).toHaveURL(/ratio=pull/);
});

test('yields have their uncertainties in the cut flow, and figures of merit are grouped', async ({
  page,
}) => {
  await openApp(page, '/apps/histogram-analyser?hww.in.mll=..75&hww.v=1');
  await page.getByRole('button', {name: 'Cut flow by process'}).click();
  const flow = page.getByRole('dialog').getByRole('row', {name: /75.GeV/});
  await expect(flow.getByRole('cell').nth(1)).toHaveText(/^388\.1 ± 4\.4/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Numbers and definitions'}).click();
  const numbers = page.getByRole('dialog');
  const significance = numbers.getByRole('group', {name: 'Significance Z'});
  await expect(significance.getByRole('radio')).toHaveCount(4);
  await expect(numbers.getByRole('group', {name: 'Purity'}).getByRole('radio')).toHaveCount(1);
  await expect(numbers.getByText('Signal efficiency')).toBeVisible();
  await expect(numbers.getByText('98 %').first()).toBeVisible();
});
