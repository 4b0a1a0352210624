/** Diagrams of the Higgs boson: by keyboard, without motion, in words, and without JavaScript. */
import type {Locator, Page} from '@playwright/test';
import {violations} from '../../support/axe';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const part = (page: Page): Locator => page.locator('section#higgs-diagrams');
const drawing = (figure: Locator): Locator => figure.locator('[role="img"]');
const scale = (figure: Locator): Locator => figure.getByRole('slider', {name: 'Step'});
const newest = (figure: Locator): Locator => figure.locator('g[data-state="now"]').first();

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('a diagram is chosen and gone through by keyboard, and each step is said', async ({page}) => {
  await open(page, '/kitchen-sink');
  const figure = part(page);
  await expect(drawing(figure)).toHaveAccessibleName(/via gluon fusion, decay to four leptons/);
  await figure.getByRole('radio', {name: 'gluon fusion'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawing(figure)).toHaveAccessibleName(/via vector-boson fusion/);
  await figure.getByRole('radio', {name: 'ZZ* → 4ℓ'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawing(figure)).toHaveAccessibleName(/decay to two leptons and two neutrinos/);
  await figure.getByRole('button', {name: 'First step'}).press('Enter');
  await expect(drawing(figure)).toHaveAccessibleName(/a down quark\.$/);
  await expect(figure.locator('[data-state="later"]').first()).toBeHidden();
  await figure.getByRole('button', {name: 'Next step'}).press('Space');
  await expect(drawing(figure)).toHaveAccessibleName(/Each quark radiates a W boson/);
  await scale(figure).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(scale(figure)).toHaveAttribute('aria-valuetext', '1 of 6');
  await page.keyboard.press('End');
  await expect(drawing(figure)).toHaveAccessibleName(/In the detector: Two leptons/);
  await expect(figure.locator('[data-state="later"]')).toHaveCount(0);
});

test(
  'nothing moves before a reader plays it, and playing pauses',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/kitchen-sink');
    const figure = part(page);
    await expect(scale(figure)).toHaveAttribute('aria-valuetext', '6 of 6');
    await expect(newest(figure)).toHaveCount(0);
    await figure.getByRole('button', {name: 'Play'}).press('Enter');
    await expect(scale(figure)).toHaveAttribute('aria-valuetext', '1 of 6');
    await expect(newest(figure)).toHaveCSS('animation-duration', '0.9s');
    await expect(scale(figure)).toHaveAttribute('aria-valuetext', '2 of 6', {timeout: 8000});
    await figure.getByRole('button', {name: 'Pause'}).press('Enter');
    await page.waitForTimeout(5500);
    await expect(scale(figure)).toHaveAttribute('aria-valuetext', '2 of 6');
  },
);

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('steps show at once, without motion', {tag: nightly}, async ({page}) => {
    await open(page, '/kitchen-sink');
    const figure = part(page);
    await figure.getByRole('button', {name: 'First step'}).press('Enter');
    await figure.getByRole('button', {name: 'Next step'}).press('Enter');
    await expect(newest(figure)).toHaveCSS('animation-name', 'none');
    await expect(figure).toContainText('The link is a loop of top quarks');
  });
});

test(
  'axe has nothing to say about it, in the middle and at the end',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/kitchen-sink');
    const figure = part(page);
    await figure.locator('summary').click();
    for (const [mode, step] of [
      ['light', '2'],
      ['dark', '5'],
    ] as const) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      await scale(figure).fill(step);
      const found = await violations(page, {include: ['#higgs-diagrams']});
      expect.soft(found, `in ${mode} mode, step ${step}`).toEqual([]);
    }
  },
);

test('a phone of 320 px shows all of it', async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await open(page, '/docs/8TeVDoc/atlas_higgs_animations');
  const figure = page.locator('figure', {has: page.getByRole('slider', {name: 'Step'})});
  const width = await figure.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(width[0]).toBe(width[1]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every production mode and every decay is drawn to its end and described', async ({
    page,
  }) => {
    await page.goto('/kitchen-sink');
    const figure = part(page);
    await expect(figure.locator('input:visible, button:visible')).toHaveCount(0);
    await expect(drawing(figure)).toHaveCount(8);
    await expect(figure.locator('[data-state="later"]')).toHaveCount(0);
    for (const name of ['with a top-quark pair', 'two muons', 'two photons, via top quarks']) {
      await expect(figure.locator('noscript p', {hasText: name}).first()).toBeVisible();
    }
  });
});
