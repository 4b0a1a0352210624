/** "Show me" leads users of a keyboard to the control of each step, and Escape leads them back. */
import type {Locator, Page} from '@playwright/test';
import type {PlannedStep} from '../../../src/apps/histogramAnalyser/model/coach/evaluate';
import {guides} from '../../../src/apps/histogramAnalyser/model/coach/guides';
import {current, openApp} from '../../support/coach/page';
import {followGuide} from '../../support/coach/followGuide';
import {expect, oneIn, test, withoutAnnouncement} from '../../support/test';

/** Guides that together have all kinds of goals: ranges, categories, figures of merit, options, processes, luminosity. */
const covered = ['hww13-first-cuts', 'hww13-fingerprints', 'hzz13-four-leptons', 'zll13-z-boson'];

const showMe = (page: Page): Locator => current(page).getByRole('button', {name: 'Show me'});

/** The control that does a step, in an app with the guide next to its plots. */
function controlOf(page: Page, {step: {goal, plot}, on}: PlannedStep): Locator {
  if (goal.kind === 'luminosity') return page.getByLabel('Luminosity value');
  if (goal.kind === 'option' && goal.name === 'measure') return page.getByLabel('Figure of merit');
  // Both are in the tab next to the guide.
  if (goal.kind === 'shown' || goal.kind === 'option') {
    return page.getByRole('tab', {name: 'Processes'});
  }
  return page
    .locator(`[data-plot="${plot ?? on[0]}"]`)
    .getByRole('checkbox')
    .or(page.locator(`[data-plot="${plot ?? on[0]}"]`).getByRole('spinbutton'));
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

for (const [index, guide] of guides.filter(({id}) => covered.includes(id)).entries()) {
  test(`the steps of ${guide.id} lead to their controls`, oneIn(4, index), async ({page}) => {
    await followGuide(page, guide, async (planned) => {
      await showMe(page).press('Enter');
      const control = controlOf(page, planned).and(page.locator(':focus'));
      await expect(control).toHaveCount(1);
      await expect(control).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Escape');
      await expect(showMe(page)).toBeFocused();
      await expect(page.locator('[data-pointed]')).toHaveCount(0);
    });
  });
}

test('on a phone it leads to the button that opens the fields', async ({page}) => {
  await page.setViewportSize({width: 375, height: 812});
  await openApp(page, '/apps/histogram-analyser?guide=hww13-no-jet');
  await expect(current(page)).not.toContainText('plot 3');
  await showMe(page).press('Enter');
  await expect(page.getByRole('button', {name: 'Set the cut'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(showMe(page)).toBeFocused();
});
