/** The figures that readers change: by keyboard alone, and whole without JavaScript. */
import type {Locator, Page} from '@playwright/test';
import {violations} from '../../support/axe';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const part = (page: Page, id: string): Locator => page.locator(`section#${id}`);

const drawing = (figure: Locator): Locator => figure.locator('[role="img"]');

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('a good run list is switched off and on, and what went wrong is undone', async ({page}) => {
  await open(page, '/kitchen-sink');
  const figure = part(page, 'luminosity-blocks');
  await expect(figure).toContainText('25 of 40');
  await figure.getByLabel('Apply the good run list').focus();
  await page.keyboard.press('Space');
  await expect(figure).toContainText('40 of 40');
  await expect(drawing(figure)).toHaveAccessibleName(/something was wrong in 15 of them/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(figure).toContainText('27 of 40');
  await expect(figure.locator('pre')).toContainText('<LBRange Start="5" End="23"/>');
  await expect(figure.getByRole('status')).toContainText('blocks 27 of 40');
});

test('a stage of a collision is chosen with the arrows, and pointed at with the mouse', async ({
  page,
}) => {
  await open(page, '/kitchen-sink');
  const figure = part(page, 'hard-scatter');
  const stage = (name: string) => figure.locator(`svg [data-stage="${name}"]`);
  await figure.getByRole('radio', {name: 'All stages'}).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(figure.getByRole('radio', {name: '2. Hard scatter'})).toBeChecked();
  await expect(stage('hard')).toHaveCSS('opacity', '1');
  await expect(stage('shower')).toHaveCSS('opacity', '0.16');
  await figure.getByText('4. Parton shower').hover();
  await expect(stage('shower')).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(stage('hard')).toHaveCSS('opacity', '1');
});

test('the shift of a scale is moved, and the numbers follow', {tag: nightly}, async ({page}) => {
  await open(page, '/kitchen-sink');
  const figure = part(page, 'systematic-variation');
  const slider = figure.getByRole('slider', {name: 'Shift of the jet energy scale'});
  const scale = figure.getByRole('row', {name: /^energy scale/});
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(scale).toContainText('0.0 %0.0 %');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^±0.25 %; from 65 to 70 GeV/);
  await expect(scale).toContainText('−');
  await expect(drawing(figure)).toHaveAccessibleName(/shifted by ±0.25 %/);
});

test('nuclei are moved apart until they miss, and thrown again', {tag: nightly}, async ({page}) => {
  await open(page, '/kitchen-sink');
  const figure = part(page, 'centrality');
  const slider = figure.getByRole('slider', {name: 'Impact parameter b'});
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(figure).toContainText('0–5 %, most central');
  await page.keyboard.press('End');
  await expect(figure).toContainText('0 of 416');
  await expect(figure).toContainText('no collision');
  await slider.fill('8');
  const before = await figure.locator('dl').textContent();
  await figure.getByRole('button', {name: 'Generate new nuclei'}).press('Enter');
  await expect(figure.locator('dl')).not.toHaveText(before ?? '');
  await expect(figure.getByRole('status')).toContainText('participants');
});

test('what was chosen has no accessibility violation either', {tag: nightly}, async ({page}) => {
  await open(page, '/kitchen-sink');
  await part(page, 'luminosity-blocks').getByLabel('Apply the good run list').uncheck();
  await part(page, 'hard-scatter').getByRole('radio', {name: '1. Two protons'}).check();
  await part(page, 'centrality').getByRole('slider').press('End');
  const found = await violations(page, {
    include: ['#luminosity-blocks', '#hard-scatter', '#centrality'],
  });
  expect(found).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the figures are there, with their words and without controls', async ({page}) => {
    await page.goto('/markdown-page');
    await expect(page.getByRole('img', {name: /^Made-up run/})).toBeVisible();
    await expect(page.getByRole('img', {name: /^Two lead nuclei/})).toBeVisible();
    await expect(page.getByText('Outgoing partons split again and again')).toBeVisible();
    await expect(page.getByRole('row', {name: /^in quadrature/})).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
