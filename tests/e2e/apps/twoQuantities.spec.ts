/** The two-dimensional brush: a rectangle in the density of two quantities sets both cuts. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test, withoutAnnouncement} from '../../support/test';

async function openPlane(page: Page): Promise<Locator> {
  await open(page, '/apps/histogram-analyser');
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
  await page.getByRole('button', {name: '2D histogram'}).click();
  const panel = page.getByRole('dialog', {name: '2D histogram'});
  await panel.getByLabel('x axis').selectOption('Dilepton invariant mass');
  await panel.getByLabel('y axis').selectOption('Missing transverse momentum');
  await expect(panel.locator('[data-brush="plane"]')).toBeVisible();
  return panel;
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

test('a rectangle is one step that cuts on both quantities', async ({page}) => {
  const panel = await openPlane(page);
  const area = panel.locator('[data-brush="plane"]');
  const {x, y, width, height} = (await area.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.move(x + 0.2 * width, y + 0.2 * height);
  await page.mouse.down();
  await page.mouse.move(x + 0.5 * width, y + 0.6 * height, {steps: 4});
  await expect(area.locator('span')).toHaveCount(1);
  await page.mouse.up();
  await expect(panel.getByLabel('from, Dilepton invariant mass, in GeV')).toHaveValue('21');
  await expect(panel.getByLabel('to, Missing transverse momentum, in GeV')).toHaveValue('160');
  await expect(panel.getByText(/^After all cuts: S 22\.9 ± 1\.1, B 4,815 ± 125/)).toBeVisible();
  await expect(page).toHaveURL(/in\.mll=21\.\.52&hww\.in\.met=80\.\.160/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(page).not.toHaveURL(/in\.mll/);
});

test('the ranges are set by keyboard, for a single process too', async ({page}) => {
  const panel = await openPlane(page);
  await panel.getByLabel('Process').selectOption('H → WW');
  await expect(panel.getByRole('img', {name: /^Dilepton invariant mass and/})).toBeVisible();
  const to = panel.getByLabel('to, Dilepton invariant mass, in GeV');
  await to.fill('75');
  await to.press('Enter');
  await expect(panel.getByText(/^After all cuts: S 388/)).toBeVisible();
  await expect(panel.locator('[data-brush="plane"] span')).toHaveCount(1);
  await panel.getByRole('button', {name: 'Clear both cuts'}).press('Enter');
  await expect(panel.locator('[data-brush="plane"] span')).toHaveCount(0);
  await panel.getByLabel('y axis').selectOption('Dilepton invariant mass');
  await expect(panel.getByText('Choose two different quantities.')).toBeVisible();
});

test('boxes choose categories', async ({page}) => {
  const panel = await openPlane(page);
  await panel.getByLabel('y axis').selectOption('Lepton flavours');
  await panel.getByRole('checkbox', {name: 'eμ'}).check();
  await expect(panel.locator('[data-brush="plane"] span')).toHaveCount(1);
  await expect(page).toHaveURL(/is\.channel=2/);
});
