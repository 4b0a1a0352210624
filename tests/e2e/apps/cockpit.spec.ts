/** The analysers in a wide window: all plots at once, cut by pointer and by few keys, enlarged one at a time. */
import type {Locator, Page} from '@playwright/test';
import {registry} from '../../../src/apps/registry';
import {expect, nightly, oneIn, open, test, withoutAnnouncement} from '../../support/test';

const address = '/apps/histogram-analyser';
const mass = 'Dilepton invariant mass';

const plots = (page: Page): Locator =>
  page.getByRole('list', {name: 'Histograms'}).locator(':scope > li');
const plot = (page: Page, name: string): Locator =>
  page.getByRole('list', {name: 'Histograms'}).getByRole('group', {name, exact: true});
const rows = (page: Page): Locator =>
  page.getByRole('table', {name: /pass each cut/}).getByRole('rowheader');

async function openApp(page: Page, at = address): Promise<void> {
  await open(page, at);
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
}

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

for (const [index, {slug}] of registry.filter(({sample}) => sample).entries()) {
  test(`all plots of ${slug} are on one screen`, oneIn(8, index), async ({page}) => {
    await openApp(page, `/apps/${slug}`);
    const areas = page.locator('[data-brush]');
    const boxes = await Promise.all((await areas.all()).map((area) => area.boundingBox()));
    expect(boxes.length).toBeGreaterThan(3);
    expect(boxes).toHaveLength(await plots(page).count());
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(slug === 'histogram-analyser' ? 165 : 110);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(960);
    }
    const {height, width} = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect({height, width}).toEqual({height: 800, width: 1280});
  });
}

test('five cuts take at most 20 keys, typed digits included', async ({page}) => {
  await openApp(page);
  let pressed = 0;
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key);
      pressed += 1;
    }
  };
  await press('2', 'PageDown', 'PageDown', 'PageDown');
  await press('3', 'Home');
  await press('5', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await press('6', 'PageUp', 'PageUp');
  await press('8', '<', '8', '0', 'Enter');
  expect(pressed).toBeLessThanOrEqual(20);
  await expect(rows(page)).toHaveText([
    'All events',
    /m\(ℓℓ\) < 75.GeV/,
    'N(jets) = 0',
    /pT\(ℓℓ\) ≥ 30.GeV/,
    /ETmiss ≥ 40.GeV/,
    /Δφ\(ℓ, ℓ\) < 80/,
  ]);
  await expect(page.getByText('1.68', {exact: true}).first()).toBeVisible();

  await press('Backspace');
  await expect(rows(page)).toHaveCount(5);
  await press('Shift+Backspace');
  await expect(rows(page)).toHaveText(['All events']);
});

test('the end of a range moves by a bin, with Shift by less', {tag: nightly}, async ({page}) => {
  await openApp(page);
  await page.keyboard.press('2');
  await expect(page.getByRole('slider', {name: `${mass}: upper end`})).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rows(page).nth(1)).toHaveText(/< 100.GeV/);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(rows(page).nth(1)).toHaveText(/< 99.GeV/);
  await page.keyboard.press('ArrowRight');
  await expect(rows(page).nth(1)).toHaveText(/< 100.GeV/);
});

test('a plot is enlarged with its table, sound, files and events, and the focus comes back', async ({
  page,
}) => {
  await openApp(page, `${address}?hww.in.mll=..75&hww.axis=log&hww.v=1`);
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  const detail = page.getByRole('dialog', {name: mass});
  await expect(detail.getByRole('table')).toBeVisible();
  await expect(detail.getByText('Pairs from a Z boson peak near 91 GeV')).toBeVisible();
  await expect(detail.getByRole('button', {name: /^Play/})).toBeVisible();
  await expect(detail.getByRole('combobox', {name: 'Plot'})).toHaveValue('mll');
  const saving = page.waitForEvent('download');
  await detail.getByRole('button', {name: 'Save as SVG'}).click();
  expect((await saving).suggestedFilename()).toBe('hww13-mll.svg');
  await detail.getByRole('spinbutton', {name: /^to ?, /}).fill('60');
  await page.keyboard.press('Enter');
  await detail.getByRole('button', {name: '20 to 25 GeV: list the events'}).click();
  await expect(page.getByRole('dialog', {name: `${mass}: 20 to 25 GeV`})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(page.getByRole('slider', {name: `${mass}: upper end`})).toBeFocused();
  await expect(rows(page).nth(1)).toHaveText(/< 60.GeV/);
});

test('the plot with a peak is enlarged with its fit', {tag: nightly}, async ({page}) => {
  await openApp(page, '/apps/two-photon-analyser');
  await page.getByRole('button', {name: '1, enlarge: Diphoton invariant mass'}).click();
  const detail = page.getByRole('dialog', {name: 'Diphoton invariant mass'});
  await expect(detail.getByText('Local significance at this mass')).toBeVisible();
});

test(
  'fields take the place of the cut in the head, and nothing moves',
  {tag: nightly},
  async ({page}) => {
    await openApp(page, `${address}?hww.in.mll=..75&hww.axis=log&hww.v=1`);
    const panel = plot(page, mass);
    const chip = panel.getByText(/^< 75.GeV$/);
    const field = panel.getByRole('spinbutton', {name: /^to ?, /});
    const shownOf = (): Promise<string> =>
      field.evaluate(
        (element) => getComputedStyle(element.parentElement?.parentElement ?? element).opacity,
      );
    const places = async (): Promise<unknown> => [
      await panel.boundingBox(),
      await panel.locator('[data-brush]').boundingBox(),
      await panel.getByRole('button', {name: /^Clear the cut/}).boundingBox(),
      await plot(page, 'Number of jets').boundingBox(),
    ];
    await page.mouse.move(5, 5);
    await expect(chip).toBeVisible();
    expect(await shownOf()).toBe('0');
    const before = await places();
    await panel.hover();
    await expect(chip).toBeHidden();
    expect(await shownOf()).toBe('1');
    expect(await places()).toEqual(before);
    await page.mouse.move(5, 5);
    await expect(chip).toBeVisible();
    await field.focus();
    await expect(chip).toBeHidden();
    expect(await places()).toEqual(before);
    await panel.getByRole('button', {name: /^Clear the cut/}).click();
    await expect(rows(page)).toHaveText(['All events']);
  },
);

test('the signal is an outline, multiplied as is printed', async ({page}) => {
  await openApp(page);
  const choice = page.getByRole('combobox', {name: 'Signal', exact: true});
  await expect(choice.locator(':checked')).toHaveText('signal × 10,000 (auto)');
  const picture = page.getByRole('img', {name: `Histogram: ${mass}`});
  await expect(picture).toHaveAccessibleDescription(/outline: H → WW × 10,000\./);
  await choice.selectOption('500');
  await expect(picture).toHaveAccessibleDescription(/outline: H → WW × 500\./);
  await expect(page).toHaveURL(/hww\.axis=log&hww\.signal=500&/);
  await choice.selectOption('stacked');
  await expect(picture).not.toHaveAccessibleDescription(/outline/);
});

test('letters and digits work until they are switched off', async ({page}) => {
  await openApp(page);
  const log = page.getByRole('radio', {name: 'log', exact: true});
  await expect(log).toBeChecked();
  await page.keyboard.press('l');
  await expect(log).not.toBeChecked();
  await page.keyboard.press('l');
  await expect(log).toBeChecked();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await keys
    .getByRole('checkbox', {name: 'Single-key shortcuts (letters, digits and symbols)'})
    .uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.keyboard.press('2');
  await expect(log).toBeChecked();
  await expect(page.getByRole('slider', {name: `${mass}: upper end`})).not.toBeFocused();
  await page.reload();
  await expect(log).toBeChecked();
  await page.keyboard.press('l');
  await expect(log).toBeChecked();
});

test('narrower windows have tabs, and phones one plot at a time', async ({page}) => {
  await page.setViewportSize({width: 900, height: 800});
  await openApp(page);
  await expect(rows(page)).toHaveText(['All events']);
  const tab = page.getByRole('tab', {name: 'Cut flow'});
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', {name: 'Processes'})).toContainText('Simulated');
  await page.setViewportSize({width: 375, height: 812});
  await expect(page.getByRole('tab', {name: 'Cut flow'})).toHaveCount(0);
  await expect(page.getByRole('tablist', {name: 'Histograms'}).getByRole('tab')).toHaveCount(9);
  await page.getByRole('tab', {name: mass}).click();
  await page.getByRole('button', {name: `2, enlarge: ${mass}`}).click();
  await expect(page.getByRole('dialog', {name: mass}).getByRole('table')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
