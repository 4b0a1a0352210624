/** The page for teachers: results of groups become one, others are refused, and nothing leaves the browser. */
import type {Locator, Page} from '@playwright/test';
import {crc32} from '../../../src/lib/crc32';
import {violations} from '../../support/axe';
import {expect, inLightAtOnce, open, test} from '../../support/test';

const address = '/apps/class-results';
const edges = Array.from({length: 11}, (_, edge) => edge - 0.5);
const processes = ['higgs', 'ww', 'ttbar', 'z'];

/** What a group would send that has so many rows in the second bin of each process. */
function resultOf(group: number, rows: number): string {
  const sums = processes.map((_, process) => {
    const inBin = (value: number): readonly number[] =>
      Array.from({length: edges.length + 1}, (_none, slot) => (slot === 2 ? value : 0));
    const weight = process + 1;
    return {
      sumOfWeights: inBin(rows * weight),
      sumOfSquaredWeights: inBin(rows * weight ** 2),
      rows: inBin(rows),
    };
  });
  const left = processes.map((_, process) => ({
    sumOfWeights: rows * (process + 1),
    sumOfSquaredWeights: rows * (process + 1) ** 2,
    rows,
  }));
  const content = {
    id: `group${1000 + group}`,
    sample: 'hww13',
    sampleVersion: '1',
    part: `${group}/30/1`,
    scheme: 'hww',
    state: `?hww.v=1&hww.in.mll=..75&hww.group=${group}`,
    processes,
    flow: [
      {cut: null, left},
      {cut: 'mll', left},
    ],
    histograms: [{dimension: 'jets', edges, sums}],
  };
  const checksum = crc32(JSON.stringify(content));
  return JSON.stringify({format: 'histogram-analyser-result', version: 1, checksum, content});
}

const part = (page: Page, name: string): Locator => page.getByRole('region', {name, exact: true});

async function focusField(page: Page): Promise<void> {
  const field = page.getByLabel('Codes or results from the groups');
  await expect(field).toBeVisible();
  await field.focus();
}

test('by keyboard: three groups are in, a damaged and a double one are refused', async ({page}) => {
  const others: string[] = [];
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(origin) && request.method() === 'GET';
    if (!isOurs && /^http/.test(request.url())) others.push(request.url());
  });
  await open(page, address);
  await focusField(page);
  const damaged = resultOf(4, 9).replace('"rows":9', '"rows":8');
  const lines = [resultOf(7, 40), resultOf(2, 10), damaged, resultOf(3, 16), resultOf(2, 10)];
  await page.keyboard.insertText(lines.join('\n'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Add results'})).toBeFocused();
  await page.keyboard.press('Enter');

  const list = part(page, 'Received results').getByRole('listitem');
  await expect(part(page, 'Received results').getByRole('status')).toHaveText(
    '3 results received, 2 rejected.',
  );
  await expect(list.nth(2)).toContainText('Its checksum does not match');
  await expect(list.nth(4)).toContainText('It is the same result as number 2.');

  const table = page.getByRole('table', {name: 'Results by group'});
  await expect(table.getByRole('rowheader')).toHaveText([
    'Group 2',
    'Group 3',
    'Group 7',
    'Sum',
    'Mean ± standard deviation',
  ]);
  // 66 rows of weight 1; 66 × (2 + 3 + 4) of background, and 66 / √594
  await expect(table.getByRole('row').nth(4)).toContainText('66.0 ± 8.1');
  await expect(table.getByRole('row').nth(4)).toContainText('2.71');
  await expect(part(page, 'Combined')).toContainText(
    'All groups used the same cuts: m(ℓℓ) < 75 GeV.',
  );
  await expect(page.getByRole('img', {name: 'Histogram: Number of jets'})).toBeVisible();

  const remove = list.nth(1).getByRole('button');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'Received results').getByRole('status')).toHaveText(
    '3 results received, 1 rejected.',
  );
  await expect(part(page, 'Received results').getByRole('status')).toBeFocused();
  expect(others).toEqual([]);
});

test('what is in survives a reload, and can be removed at once', async ({page}) => {
  await open(page, address);
  await focusField(page);
  await page.keyboard.insertText(resultOf(7, 40) + resultOf(2, 10));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(part(page, 'Received results').getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(part(page, 'Received results').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', {name: 'Remove all'}).click();
  await page.reload();
  await expect(part(page, 'Received results')).toContainText('No results yet');
});

test('files are opened together, and the combined result is saved and read again', async ({
  page,
}) => {
  await open(page, address);
  const chooser = page.getByLabel('Open files');
  const fileOf = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await chooser.setInputFiles([
    fileOf('a.json', resultOf(7, 40)),
    fileOf('b.json', resultOf(2, 10)),
    fileOf('c.json', '{"format": "picture"}'),
  ]);
  await expect(part(page, 'Received results').getByRole('listitem').nth(2)).toContainText('c.json');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Save combined result'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('hww13-class-result.json');
  await page.getByRole('button', {name: 'Remove all'}).click();
  await chooser.setInputFiles(await download.path());
  await expect(page.getByRole('rowheader', {name: 'Groups 2, 7'})).toBeVisible();
});

test('the key by seed is counted from the sample', async ({page}) => {
  await open(page, address);
  const key = part(page, 'Answer key');
  await key.getByLabel('Number of groups').fill('5');
  await key.getByLabel('Cuts').fill('mll<75 jets=0');
  await key.getByRole('button', {name: 'Calculate the answer key'}).press('Enter');
  await expect(key.getByRole('rowheader')).toHaveText(['1', '2', '3', '4', '5', 'All']);
  await expect(key.getByRole('table')).toContainText('m(ℓℓ) < 75 GeV; N(jets) = 0');
});

for (const [width, mode] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(
    `with results it is for everybody, at ${width} px in ${mode} mode`,
    inLightAtOnce(mode),
    async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
      await open(page, address);
      await focusField(page);
      await page.keyboard.insertText(`${resultOf(7, 40)}${resultOf(2, 10)}{"format": 1}`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table', {name: 'Results by group'})).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    },
  );
}
