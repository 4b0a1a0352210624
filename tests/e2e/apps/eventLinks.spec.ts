/** From a bar of a histogram to its events, by pointer and by keyboard. */
import type {Locator, Page} from '@playwright/test';
import {formatCount} from '../../../src/kit/format/numbers';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const address = '/apps/four-lepton-analyser';
const mass = 'Four-lepton invariant mass';

const plot = (page: Page): Locator => page.getByRole('group', {name: mass, exact: true});
/** The plot enlarged, with its table. */
async function enlarge(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: `1, enlarge: ${mass}`}).focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', {name: mass, exact: true});
}

const events = (page: Page, bar: string): Locator =>
  page.getByRole('dialog', {name: `${mass}: ${bar}`});

async function openApp(page: Page, query = ''): Promise<void> {
  await open(page, address + query);
  await expect(page.getByRole('list', {name: 'Histograms'})).toBeVisible();
}

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test(
  'a click on a bar lists its events, and the plot is as it was after closing',
  {tag: nightly},
  async ({page}) => {
    await openApp(page, '?hzz.v=1&hzz.in.m34=20..');
    const {x, y, width, height} = (await plot(page).locator('[data-brush]').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    // The axis goes from 80 to 170 GeV.
    await page.mouse.click(x + (width * (126 - 80)) / 90, y + height / 2);
    const list = events(page, '125 to 127.5 GeV');
    await expect(list.getByRole('table')).toBeVisible();
    const rows = list.getByRole('row').filter({has: page.getByRole('link')});
    await expect(rows).toHaveCount(30);
    await expect(rows.first().getByRole('link')).toHaveText(/^hzz13-\d+-\d+$/);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/hzz\.in\.m34=20\.\.$/);
  },
);

test(
  'by keyboard: the table of a plot leads to the events of one process',
  {tag: nightly},
  async ({page}) => {
    await openApp(page);
    const detail = await enlarge(page);
    const bar = detail.getByRole('button', {name: '122.5 to 125 GeV: list the events'});
    await bar.focus();
    await page.keyboard.press('Enter');
    const list = events(page, '122.5 to 125 GeV');
    const choice = list.getByRole('combobox', {name: 'Events to list'});
    await choice.selectOption({
      label: (await choice.getByRole('option').nth(1).textContent()) ?? '',
    });
    const processes = list.getByRole('row').getByRole('cell').and(page.locator('td:nth-child(2)'));
    expect(new Set(await processes.allTextContents())).toEqual(new Set(['H → ZZ*']));
    await page.keyboard.press('Escape');
    await expect(bar).toBeFocused();
  },
);

test(
  'events that were thrown again have no names, and the list says how to get those that do',
  {tag: nightly},
  async ({page}) => {
    await openApp(page, '?hzz.v=1&hzz.lumi=100');
    const detail = await enlarge(page);
    await detail.getByRole('button', {name: '122.5 to 125 GeV: list the events'}).click();
    await expect(events(page, '122.5 to 125 GeV')).toContainText('Set the luminosity');
  },
);

test('by keyboard: from a bar to the detector, to the numbers, and back with the cuts kept', async ({
  page,
}) => {
  await openApp(page, '?hzz.v=1&hzz.in.m34=20..');
  const detail = await enlarge(page);
  await detail.getByRole('button', {name: '122.5 to 125 GeV: list the events'}).focus();
  await page.keyboard.press('Enter');
  const list = events(page, '122.5 to 125 GeV');
  const row = list
    .getByRole('row')
    .filter({has: page.getByRole('link')})
    .first();
  const mass4l = Number(await row.getByRole('cell').nth(1).textContent());
  const link = row.getByRole('link');
  const id = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/apps\/event-display\?sample-event=hzz13-/);
  const elsewhere = page.getByRole('navigation', {name: 'This event in other apps'});
  await expect(elsewhere).toContainText(`Event ${id}`);
  await expect(page.getByText('simulated for teaching').first()).toBeVisible();
  const leptons = page.getByRole('checkbox', {name: /^Select (?:Electron|Muon) \d/});
  await expect(leptons).toHaveCount(4);
  for (const lepton of await leptons.all()) {
    await lepton.focus();
    await page.keyboard.press('Space');
  }
  const drawn = await page
    .getByRole('group', {name: 'Selection'})
    .getByText(/m\(.*\) =/)
    .textContent();
  const massInDisplay = Number(/([\d.]+) GeV/.exec(drawn ?? '')?.[1]);
  expect(Math.abs(massInDisplay - mass4l)).toBeLessThan(0.15);

  await elsewhere.getByRole('link', {name: 'Its row in the sample'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/root-explorer\?sample-event=/);
  const values = page.getByRole('table').filter({hasText: 'm4l'});
  const first = values.getByRole('row').nth(1);
  await expect(first.getByRole('rowheader')).toHaveText(formatCount(Number(id.split('-')[2])));
  await expect(first.getByRole('cell').nth(1)).toHaveText(new RegExp(`^${mass4l}`));

  await page.getByRole('link', {name: 'Back to the histograms'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/four-lepton-analyser\?hzz\.in\.m34=20\.\.&hzz\.c=\w&hzz\.v=1$/);
  await expect(page.getByRole('table', {name: /pass each cut/})).toContainText('m34');
});

test(
  'a link to an event that is not there says so, and what to do',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/apps/event-display?sample-event=hzz13-99-3&back=/apps/four-lepton-analyser');
    await expect(page.getByRole('alert')).toContainText('regenerated since this link was created');
    await open(page, '/apps/event-display?sample-event=nonsense');
    await expect(page.getByRole('alert')).toContainText('is not an event in our samples');
  },
);
