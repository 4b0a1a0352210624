/** A build with recorded data for one app: there the points are data, and everywhere else simulated. */
import type {Locator, Page} from '@playwright/test';
import {formatCount} from '../../src/kit/format/numbers';
import {mixedLabel, recordedLabel} from '../../src/samples/recorded/labels';
import type {RecordedManifest} from '../../src/samples/recorded/recordedManifest';
import {simulatedLabel} from '../../src/samples/simulatedLabel';
import {basePath} from '../../tools/build/subpathSite';
import {fourLeptonSample} from '../support/recordedSample';
import {expect, open, test, withoutAnnouncement} from '../support/test';

/** The description that the tool writes: it does not depend on the build. */
let manifest: RecordedManifest;

const flavours = 'Lepton flavours';
const dataName = `Data (${recordedLabel})`;
const energyAndLuminosity = (): string => `√s = 13 TeV, ${manifest.luminosity} fb⁻¹`;

const appOf = (page: Page): Locator => page.locator('[data-app]');
const textsOfPlots = (page: Page): Locator => page.locator('[data-app] svg text');
/** Plots whose description contains a text. */
const picturesWith = (page: Page, hasText: string | RegExp): Locator =>
  page.locator('[data-app] svg[role="img"]').filter({hasText});

async function openApp(page: Page, address: string): Promise<void> {
  await open(page, `${basePath}apps/${address}`);
  await expect(page.locator('[data-app] [data-settled="true"]')).toBeVisible();
  // While a part of the events is counted, data are hidden.
  await expect(page.getByText('Preliminary numbers')).toHaveCount(0);
}

/** Text of a part, visible or for screen readers. */
const wordsOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const attributes = Array.from(element.querySelectorAll('[aria-label], [title]'), (one) =>
      ['aria-label', 'title'].map((name) => one.getAttribute(name)).join(' '),
    );
    return [element.textContent, ...attributes].join('\n');
  });

test.beforeAll(async () => {
  ({manifest} = await fourLeptonSample());
});

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

test('the badge, the plots and their descriptions name the data as recorded', async ({page}) => {
  await openApp(page, 'four-lepton-analyser');
  const app = appOf(page);
  await expect(app.getByText(mixedLabel, {exact: true})).toBeVisible();
  await expect(
    textsOfPlots(page).filter({hasText: `recorded data, ${energyAndLuminosity()}`}),
  ).toHaveCount(9);
  await expect(textsOfPlots(page).filter({hasText: /^simulated, /})).toHaveCount(0);
  await expect(picturesWith(page, `${dataName}: ${manifest.rows} events.`)).toHaveCount(9);
  await page.getByRole('button', {name: `enlarge: ${flavours}`}).click();
  const detail = page.getByRole('dialog', {name: flavours});
  const full = `Open Data education sample, ${mixedLabel}, ${energyAndLuminosity()}`;
  await expect(detail.locator('svg text').filter({hasText: full})).toBeVisible();
  await expect(detail.getByText(dataName, {exact: true}).first()).toBeVisible();
});

test('as many data events are counted and drawn as the tool selected', async ({page}) => {
  await openApp(page, 'four-lepton-analyser');
  const data = appOf(page).locator('dl div').filter({hasText: /^Data/});
  await expect(data.getByRole('definition')).toHaveText(formatCount(manifest.rows));
  const luminosity = page.getByRole('spinbutton', {name: 'Luminosity value'});
  await expect(luminosity).toHaveValue(String(manifest.luminosity));
  await expect(luminosity).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', {name: `enlarge: ${flavours}`}).click();
  const detail = page.getByRole('dialog', {name: flavours});
  const table = detail.getByRole('table').first();
  await expect(table.getByRole('columnheader').last()).toHaveText(dataName);
  const cells = await table.locator('tbody tr td:last-child').allTextContents();
  const counts = cells.map((text) => Number.parseInt(text, 10));
  expect(counts).toHaveLength(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(manifest.rows);
  const paths = await detail
    .locator('svg[role="img"] path[stroke-width="6"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d') ?? ''));
  const points = paths.map((path) => path.match(/M/g)?.length ?? 0);
  // The legend has one more.
  expect(Math.max(...points)).toBe(counts.filter((count) => count > 0).length);
});

test('the provenance names record, DOI, files and numbers of events', async ({page}) => {
  await openApp(page, 'four-lepton-analyser');
  await page.getByRole('button', {name: 'Provenance of the events'}).click();
  const provenance = page.getByRole('dialog', {name: 'Provenance of the events'});
  const {rows, events, record, doi, selection, files, luminositySource} = manifest;
  for (const fact of [
    `${rows} data events, ${recordedLabel}`,
    `${rows} of ${events} events, ${recordedLabel}`,
    `record ${record} of the CERN Open Data Portal, doi:${doi}`,
    luminositySource,
    selection,
    ...files.map(({name, sha256}) => `${name} ${sha256}`),
  ]) {
    await expect(provenance).toContainText(fact);
  }
});

test('no part of the app calls recorded data pseudo-data', async ({page}) => {
  await openApp(page, 'four-lepton-analyser');
  const app = appOf(page);
  expect(await wordsOf(app)).not.toMatch(/pseudo-data/i);
  await expect(app.getByRole('button', {name: 'What if'})).toHaveCount(0);
  const panels = app.locator('[data-place] button, button[aria-haspopup="dialog"]');
  const names = await panels.evaluateAll((all) => [
    ...new Set(all.map((one) => one.getAttribute('aria-label') ?? one.textContent)),
  ]);
  expect(names).toContain('Repeat the experiment');
  for (const name of names) {
    await app.getByRole('button', {name, exact: true}).first().click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(/\w{3}/);
    expect(await wordsOf(dialog), name).not.toMatch(/pseudo-data/i);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('an app without a recorded sample still says that it is simulated', async ({page}) => {
  await openApp(page, 'histogram-analyser-data');
  const app = appOf(page);
  await expect(app.getByText(simulatedLabel, {exact: true})).toBeVisible();
  await expect(textsOfPlots(page).filter({hasText: 'simulated, √s = 13 TeV, '})).toHaveCount(9);
  await expect(picturesWith(page, /Pseudo-data \(simulated\): [\d,]+ events\./)).toHaveCount(9);
  expect(await wordsOf(app)).not.toContain(recordedLabel);
  await expect(textsOfPlots(page).filter({hasText: 'recorded'})).toHaveCount(0);
  await page.getByRole('button', {name: 'Provenance of the events'}).click();
  await expect(page.getByRole('dialog', {name: 'Provenance of the events'})).toContainText(
    'No event was recorded by a detector.',
  );
});

test.describe('before any script', () => {
  test.use({javaScriptEnabled: false});

  test('the plots in the page and the words beside them tell the same', async ({page}) => {
    await page.goto(`${basePath}apps/four-lepton-analyser`);
    const app = appOf(page);
    await expect(app.getByRole('img', {name: `, ${mixedLabel}, all events`})).toBeVisible();
    await expect(app.locator('noscript p')).toContainText(`Its data were ${recordedLabel}`);
    expect(await wordsOf(app)).not.toMatch(/pseudo-data/i);
  });
});
