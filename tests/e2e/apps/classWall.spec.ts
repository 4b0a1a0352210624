/** A class of thirty groups hands in codes, by keyboard alone: on the page for teachers and on the wall. */
import type {Locator, Page} from '@playwright/test';
import {apps} from '../../../src/apps/histogramAnalyser/descriptions';
import {changed, startOf} from '../../../src/apps/histogramAnalyser/model/analysis';
import {codeOf} from '../../../src/apps/histogramAnalyser/model/classResults/classCode';
import {schemeOf, type AppDescription} from '../../../src/apps/histogramAnalyser/model/description';
import {blockStorage} from '../../support/blockedStorage';
import {violations} from '../../support/axe';
import {expect, inLightAtOnce, nightly, open, test} from '../../support/test';

const address = '/apps/class-results';
const groups = 30;

/** The code that the app shows to a group with one cut. */
function codeFor(group: number, app: AppDescription = apps.hzz13, dimension = 'm34'): string {
  const scheme = schemeOf(app);
  const shared = Object.entries({groups, group, seed: 7}).reduce(
    (analysis, [name, value]) => changed(scheme, analysis, {type: 'option', name, value}),
    startOf(scheme),
  );
  const filter = {from: 20, to: null};
  const printed = codeOf(app, changed(scheme, shared, {type: 'cut', dimension, filter}), '1');
  return 'code' in printed ? printed.code : '';
}

const codes = Array.from({length: groups}, (_, at) => codeFor(at + 1));
const altered = (code: string): string =>
  code.slice(0, 8) + (code.charAt(8) === '4' ? '3' : '4') + code.slice(9);

async function openWall(page: Page): Promise<Locator> {
  await open(page, address);
  const button = page.getByRole('button', {name: 'Open wall mode'});
  await button.focus();
  await page.keyboard.press('Enter');
  const wall = page.getByRole('dialog');
  await expect(wall.getByLabel('Group code')).toBeFocused();
  return wall;
}

async function enter(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

const number = (text: string | null): number => Number((text ?? '').replace(/,|fb.*| .*/g, ''));

test('thirty codes on the page for teachers make the whole sample; others are refused', async ({
  page,
}) => {
  await open(page, address);
  const field = page.getByLabel('Codes or results from the groups');
  await expect(field).toBeVisible();
  await field.focus();
  const foreign = codeFor(3, apps.dm13, 'mll');
  const lines = [...codes.slice(0, 29), altered(codes[29] ?? ''), codes[4] ?? '', foreign];
  await page.keyboard.insertText(lines.map((code, at) => `Group ${at + 1} 👍\n${code}`).join('\n'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const received = page.getByRole('region', {name: 'Received results'});
  await expect(received.getByRole('status')).toHaveText('29 results received, 3 rejected.', {
    timeout: 60_000,
  });
  const items = received.getByRole('listitem');
  await expect(items.nth(29)).toContainText('Its check characters do not match. Compare “');
  await expect(items.nth(30)).toContainText('It is the same result as number 5.');
  await expect(items.nth(31)).toContainText(
    'It comes from a different app: “Histogram Analyser: Z and dark matter”. This class analyses',
  );
  await field.focus();
  await enter(page, codes[29] ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(received.getByRole('status')).toHaveText('30 results received, 3 rejected.');

  // The same numbers as the key, which counts the whole sample.
  const key = page.getByRole('region', {name: 'Answer key', exact: true});
  await key.getByLabel('App').selectOption('hzz13');
  await key.getByLabel('Seed').fill('7');
  await key.getByLabel('Cuts').fill('m34>=20');
  await key.getByRole('button', {name: 'Calculate the answer key'}).press('Enter');
  await expect(key.getByRole('rowheader')).toHaveCount(groups + 1, {timeout: 60_000});
  const all = key.getByRole('row', {name: /^All/});
  const sum = page.getByRole('table', {name: 'Results by group'}).getByRole('row', {name: /^Sum/});
  const expected = await all.getByRole('cell').allTextContents();
  await expect(sum.getByRole('cell')).toHaveText(expected.slice(expected.length / 2));
  await page.reload();
  await expect(received.getByRole('status')).toHaveText('30 results received, 2 rejected.', {
    timeout: 60_000,
  });
});

test('the wall grows with each code, and says why one is refused', async ({page}) => {
  const wall = await openWall(page);
  const status = wall.getByRole('status');
  const luminosity = wall.getByRole('definition').nth(1);
  await expect(wall).toContainText('The combined histogram appears with the first code.');
  await enter(page, (codes[6] ?? '').toLowerCase());
  await expect(status).toHaveText('Group 7 added: 1 of 30 groups.', {timeout: 60_000});
  await expect(wall.getByRole('img', {name: /^Histogram: /})).toBeVisible();
  const first = number(await luminosity.textContent());
  for (const [at, code] of codes.slice(0, 6).entries()) {
    await enter(page, code);
    await expect(status).toHaveText(`Group ${at + 1} added: ${at + 2} of 30 groups.`);
  }
  expect(number(await luminosity.textContent())).toBeCloseTo(7 * first, 0);
  await enter(page, altered(codes[9] ?? ''));
  await expect(status).toContainText('Rejected.');
  await expect(status).toContainText('Its check characters do not match. Compare “');
  await enter(page, codes[2] ?? '');
  await expect(status).toContainText('Group 3 rejected. It is the same result as number 4.');
  await enter(page, codeFor(3, apps.dm13, 'mll'));
  await expect(status).toContainText('It comes from a different app');
  await enter(page, 'hello');
  await expect(status).toContainText('It is neither a class code nor a result.');
  await enter(page, codes.slice(7).join(' '));
  await expect(status).toHaveText('23 codes accepted.');
  await expect(wall.getByRole('listitem').filter({hasText: 'not yet'})).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(wall).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open wall mode'})).toBeFocused();
});

test('without storage the wall works, and says that a reload loses the codes', async ({
  page,
  consoleGuard,
}) => {
  await blockStorage(page, consoleGuard, ['localStorage', 'sessionStorage']);
  const wall = await openWall(page);
  await enter(page, codes[0] ?? '');
  await expect(wall.getByRole('status')).toHaveText('Group 1 added: 1 of 30 groups.', {
    timeout: 60_000,
  });
  await expect(wall).toContainText('This browser does not store the results.');
});

for (const [width, height, mode] of [
  [1280, 800, 'light'],
  [1920, 1080, 'dark'],
] as const) {
  test(
    `the wall fits ${width} × ${height} in ${mode} mode`,
    inLightAtOnce(mode),
    async ({page}) => {
      await page.setViewportSize({width, height});
      await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
      const wall = await openWall(page);
      await enter(page, codes.join('\n'));
      await expect(wall.getByRole('status')).toHaveText('30 codes accepted.', {timeout: 60_000});
      expect(await violations(page)).toEqual([]);
      const hidden = await wall.evaluate((element) =>
        [element, ...Array.from(element.querySelectorAll('main, aside'))].map((part) => [
          part.scrollWidth - part.clientWidth,
          part.scrollHeight - part.clientHeight,
        ]),
      );
      expect(hidden.flat().every((pixels) => pixels === 0)).toBe(true);
      const middles = await wall.locator('header > *').evaluateAll((parts) =>
        parts.map((part) => {
          const {top, bottom} = part.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      // Title, choices and buttons share a line.
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    },
  );
}

test(
  'a group finds its code and its QR code under Share, and files under Export',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/apps/four-lepton-analyser?hzz.in.m34=20..&hzz.group=7&hzz.seed=7&hzz.v=1');
    const main = page.getByRole('main');
    await main.getByRole('button', {name: 'Share', exact: true}).click({timeout: 60_000});
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status', {name: 'Class code'})).toHaveText(codes[6] ?? '');
    for (const name of ['QR code of the link', 'QR code of the class code']) {
      await dialog.getByRole('button', {name: `Show ${name}`}).press('Enter');
      await expect(dialog.getByRole('img', {name})).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await main.getByRole('button', {name: 'Export', exact: true}).click();
    await expect(dialog.getByRole('button', {name: 'Save the result'})).toBeVisible();
    await expect(dialog.getByRole('button', {name: 'Save as PNG'})).toBeVisible();
  },
);
