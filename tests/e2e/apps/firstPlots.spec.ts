/** An analyser on a slow line: plots before the events, cuts on the first part, exact numbers after the last. */
import {readFileSync} from 'node:fs';
import type {Locator, Page, Route} from '@playwright/test';
import type {Manifest} from '../../../src/samples/format/manifest';
import {expect, open, test, withoutAnnouncement} from '../../support/test';

const address = '/apps/histogram-analyser';
const {parts} = JSON.parse(readFileSync('build/samples/hww13.json', 'utf8')) as Manifest;

const drawn = (page: Page): Locator =>
  page.getByRole('list', {name: 'Histograms'}).locator('[data-brush]');
const readout = (page: Page): Locator => page.locator('[data-settled]');
const cutFlow = (page: Page): Locator => page.getByRole('table', {name: /pass each cut/});

/** Holds back the parts of the sample; returns what lets one of them pass, with another answer if one is given. */
async function holdParts(page: Page) {
  const gates = parts.map(() => {
    let open: (answer: 'whole' | 'missing') => void = () => undefined;
    const opened = new Promise<'whole' | 'missing'>((resolve) => (open = resolve));
    return {open, opened};
  });
  for (const [number, {file}] of parts.entries()) {
    await page.route(`**/samples/${file}`, async (route: Route) => {
      const answer = await gates[number]?.opened;
      await (answer === 'missing' ? route.fulfill({status: 404, body: ''}) : route.continue());
    });
  }
  return (number: number, answer: 'whole' | 'missing' = 'whole'): void =>
    gates[number]?.open(answer);
}

/** A cut below 75 GeV, by keyboard. */
async function cut(page: Page): Promise<void> {
  await page.keyboard.press('2');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('PageDown');
}

const numbers = (page: Page): Promise<readonly string[]> =>
  cutFlow(page).getByRole('cell').allTextContents();

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

test('draws without events, cuts on the first part, and ends with the numbers of a link', async ({
  page,
}) => {
  const release = await holdParts(page);
  await open(page, address);
  await expect(drawn(page)).toHaveCount(9);
  await expect(readout(page)).toContainText('Preliminary');
  await expect(cutFlow(page)).toContainText('397');
  await expect(readout(page)).toHaveAttribute('data-usable', 'false');
  const before = await drawn(page).last().boundingBox();

  release(0);
  await expect(readout(page)).toHaveAttribute('data-usable', 'true');
  await cut(page);
  const rows = cutFlow(page).getByRole('rowheader');
  await expect(rows).toHaveText(['All events', /m\(ℓℓ\) < 75.GeV/]);
  await expect(readout(page)).toContainText(/First part: 24.% of the events/);
  await expect(readout(page)).toHaveAttribute('data-settled', 'false');

  for (const number of parts.keys()) release(number);
  await expect(readout(page)).toHaveAttribute('data-settled', 'true');
  await expect(readout(page)).not.toContainText('First part');
  await expect(rows).toHaveCount(2);
  expect(await drawn(page).last().boundingBox()).toEqual(before);
  const found = await numbers(page);

  await page.goto(page.url());
  await expect(readout(page)).toHaveAttribute('data-settled', 'true');
  expect(await numbers(page)).toEqual(found);
});

test('shows no preliminary numbers for a link', async ({page}) => {
  const release = await holdParts(page);
  await open(page, `${address}?hww.v=1&hww.in.mll=..75`);
  release(0);
  await expect(page.getByText('Loading the sample')).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
  for (const number of parts.keys()) release(number);
  await expect(readout(page)).toHaveAttribute('data-settled', 'true');
});

test('remains usable if a later part is missing, and loads it on request', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/, 'a part is taken away');
  const release = await holdParts(page);
  await open(page, address);
  release(0);
  release(1, 'missing');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Only 24.% of the events are counted/);
  await cut(page);
  await expect(cutFlow(page).getByRole('rowheader')).toHaveText(['All events', /m\(ℓℓ\) < 75.GeV/]);
  await page.getByRole('main').getByRole('button', {name: 'Share', exact: true}).click();
  await expect(page.getByText('This panel requires all events of the sample.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.unrouteAll({behavior: 'ignoreErrors'});
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(readout(page)).toHaveAttribute('data-settled', 'true');
  await expect(alert).toHaveCount(0);
});
