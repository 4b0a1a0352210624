/** "Show me" leads users of a keyboard to the control of each step, and a skip link to the step itself. */
import type {Locator, Page} from '@playwright/test';
import type {PlannedStep} from '../../../src/apps/histogramAnalyser/model/coach/evaluate';
import {guides} from '../../../src/apps/histogramAnalyser/model/coach/guides';
import {coach, current, openApp} from '../../support/coach/page';
import {followGuide} from '../../support/coach/followGuide';
import {expect, oneIn, open, test, withoutAnnouncement} from '../../support/test';

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

const guided = {
  'in full page': '/apps/histogram-analyser?guide=hww13-no-jet',
  'docked in a page': '/docs/webapps/find_the_higgs_2_13TeV?guide=hww13-no-jet',
  'in the quickstart': '/docs/userpath/quickstart',
};

for (const [where, address] of Object.entries(guided)) {
  for (const [index, width] of [375, 1280].entries()) {
    const options = where === 'in full page' ? oneIn(1, index) : oneIn(2, index);
    test(
      `the first control of an app skips to the step, ${where}, ${width} px`,
      options,
      async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, address);
        await page.locator('[data-app]').scrollIntoViewIfNeeded();
        await expect(coach(page)).toBeVisible();
        const controls = page.locator('[data-app]').locator('button, a, input, select');
        const skip = controls.filter({visible: true}).first();
        await expect(skip).toHaveText('Skip to the guide');
        await expect(skip).not.toHaveCSS('clip-path', 'none');
        await skip.focus();
        await expect(skip).toHaveCSS('clip-path', 'none');
        await expect(skip).toBeInViewport({ratio: 1});
        await page.keyboard.press('Enter');
        await expect(current(page)).toBeFocused();
        await expect(current(page)).toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(coach(page).locator(':focus')).toHaveCount(1);
      },
    );
  }
}
