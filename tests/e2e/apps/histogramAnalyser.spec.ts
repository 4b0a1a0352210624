/** The histogram analyser: cuts by keyboard and pointer, its address, and what it does when things fail. */
import type {Locator, Page} from '@playwright/test';
import {checkForEverybody, lookAs, tagOfOne, views} from '../../support/everyRoute';
import {searchModal} from '../../support/search';
import {expect, navigate, nightly, open, test, withoutAnnouncement} from '../../support/test';

const address = '/apps/histogram-analyser';

const plot = (page: Page, name: string): Locator => page.getByRole('group', {name, exact: true});
const mass = 'Dilepton invariant mass';
const upperEnd = (page: Page): Locator => page.getByRole('slider', {name: `${mass}: upper end`});
const upperNumber = (page: Page): Locator =>
  page.getByRole('spinbutton', {name: new RegExp(`^to ?, ${mass}`)});
const cutFlow = (within: Page | Locator): Locator =>
  within.getByRole('table', {name: /pass each cut/});
const rows = (page: Page): Locator => cutFlow(page).getByRole('rowheader');
const summary = (page: Page, text: RegExp): Locator =>
  page.getByRole('status').filter({hasText: text});

async function openApp(page: Page, at = address): Promise<void> {
  await open(page, at);
  // On a phone the plots are tabs, of which one is shown.
  const plots = page.getByRole('list', {name: 'Histograms'});
  await expect(plots.or(page.getByRole('tablist', {name: 'Histograms'}))).toBeVisible();
}

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('by keyboard alone: cut, read what is left, share, reload, undo, redo, clear', async ({
  page,
}) => {
  await openApp(page);
  await expect(rows(page)).toHaveText(['All events']);
  await upperEnd(page).focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
  await expect(summary(page, /^Cut m\(ℓℓ\) below \d+ GeV: /)).toBeAttached();

  await upperNumber(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('75');
  await page.keyboard.press('Enter');
  const summaryText =
    /^Cut m\(ℓℓ\) below 75 GeV: 388 of 397 H → WW events remain, background 202,\d{3}, significance 0\.86\d\.$/;
  await expect(summary(page, summaryText)).toBeAttached();
  await expect(page).toHaveURL(/\?hww\.in\.mll=\.\.75&hww\.axis=log&hww\.c=\w&hww\.v=1$/);

  await page.getByRole('spinbutton', {name: /^to ?, Number of jets/}).focus();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(['All events', /m\(ℓℓ\) < 75.GeV/, 'N(jets) = 0']);
  await expect(page).toHaveURL(
    /hww\.in\.mll=\.\.75&hww\.in\.jets=\.\.0\.5&hww\.axis=log&hww\.c=\w&hww\.v=1$/,
  );
  const significance = await cutFlow(page).getByRole('row').nth(3).textContent();

  await page.reload();
  await expect(rows(page)).toHaveText(['All events', /m\(ℓℓ\) < 75.GeV/, 'N(jets) = 0']);
  await expect(cutFlow(page).getByRole('row').nth(3)).toHaveText(significance ?? '');
  await expect(upperNumber(page)).toHaveValue('75');

  await page.getByRole('button', {name: 'Remove the cut on N(jets)'}).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(['All events', /m\(ℓℓ\)/]);
  await upperEnd(page).focus();
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('Control+Shift+z');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear all cuts'}).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(['All events']);
  await expect(page).toHaveURL(new RegExp(`${address}$`));

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Clear all cuts'})).toBeFocused();
});

/** Draws a brush from 40 % to 60 % of a plot by the mouse. */
async function brush(page: Page, plotted: Locator): Promise<void> {
  const picture = plotted.locator('svg[role="img"]');
  // In the middle of the window, where no bar that stays in view covers it.
  await picture.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const box = await picture.boundingBox();
  if (!box) throw new Error('The plot has no box.');
  const {x, width} = box;
  const middle = box.y + box.height / 2;
  await page.mouse.move(x + width * 0.4, middle);
  await page.mouse.down();
  for (const at of [0.45, 0.5, 0.55, 0.6]) await page.mouse.move(x + width * at, middle);
  await page.mouse.up();
}

test('a brush across a histogram cuts all others, and one undo takes it back', async ({page}) => {
  await openApp(page);
  await brush(page, plot(page, mass));
  await expect(rows(page)).toHaveText(['All events', /≤ m\(ℓℓ\) </]);
  await expect(page).toHaveURL(/hww\.in\.mll=\d/);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(rows(page)).toHaveText(['All events']);
  await expect(page.getByRole('button', {name: 'Undo'})).toHaveAttribute('aria-disabled', 'true');
});

test('after a drag the keys undo and redo, in a guide in the app used last', async ({page}) => {
  await open(page, '/docs/webapps/teachersapp');
  const appOf = (name: string): Locator => page.locator(`[data-app="${name}"]`);
  for (const name of ['zll', 'hzz']) {
    // The second lab is in the next part of the page.
    if (name === 'hzz') await page.getByRole('link', {name: /^Next: Lab 2/}).click();
    await appOf(name).scrollIntoViewIfNeeded();
    await brush(
      page,
      appOf(name).getByRole('list', {name: 'Histograms'}).getByRole('group').first(),
    );
    await expect(cutFlow(appOf(name)).getByRole('row')).toHaveCount(3);
  }
  await expect(page.locator('body')).toBeFocused();
  for (const keys of ['Control+z', 'Control+Shift+z', 'Control+z']) {
    await page.keyboard.press(keys);
    const count = keys === 'Control+z' ? 2 : 3;
    await expect(cutFlow(appOf('hzz')).getByRole('row')).toHaveCount(count);
  }
  await page.getByRole('link', {name: 'Back to part 1'}).click();
  await expect(cutFlow(appOf('zll')).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('/');
  await expect(searchModal(page).field).toBeFocused();
});

test('processes, luminosity, normalisation and the definition are in the link too', async ({
  page,
}) => {
  await openApp(page, `${address}?hww.v=1&hww.in.mll=..75`);
  // Signal, background, figure of merit.
  const figureOfMerit = cutFlow(page).getByRole('row').nth(2).getByRole('cell').nth(2);
  await expect(figureOfMerit).toHaveText(/^0\.86/);
  await page.getByRole('spinbutton', {name: 'Luminosity value'}).fill('1006');
  await page.keyboard.press('Enter');
  await expect(figureOfMerit).toHaveText(/^8\.6/);
  await page.getByRole('button', {name: 'Numbers and definitions'}).click();
  await page.getByText('as published in 2020', {exact: true}).click();
  await page.keyboard.press('Escape');
  await expect(figureOfMerit).toHaveText(/^2\.70/);
  await page.getByRole('combobox', {name: 'Figure of merit'}).selectOption('Asimov ± B');
  await expect(page.getByRole('spinbutton', {name: 'Background uncertainty'})).toHaveValue('10');
  await page.getByRole('button', {name: 'H → WW', exact: true}).click();
  await expect(page).toHaveURL(
    /hww\.lumi=1006&hww\.show=higgs&hww\.measure=.*preset=published2020/,
  );
  await page.reload();
  await expect(page.getByRole('button', {name: 'H → WW', exact: true})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('checkbox', {name: 'Draw tt̄'})).not.toBeChecked();
});

test('cuts change places in the cut flow', {tag: nightly}, async ({page}) => {
  await openApp(page, `${address}?hww.v=1&hww.in.mll=..75&hww.is.channel=2`);
  await page.getByRole('button', {name: 'Cut flow by process'}).click();
  const all = page.getByRole('dialog', {name: 'Cut flow by process'});
  await all.getByRole('button', {name: 'Move the cut on Channel up'}).click();
  await expect(cutFlow(all).getByRole('rowheader')).toHaveText([
    'All events',
    'Channel: eμ',
    /m\(ℓℓ\)/,
  ]);
  await expect(page).toHaveURL(/is\.channel=2&hww\.in\.mll/);
});

test('a link that was cut off gives the rest, and says what is missing', async ({page}) => {
  await openApp(page, `${address}?hww.v=1&hww.in.mll=..75&hww.in.charm=1..&hww.lumi=many`);
  await expect(rows(page)).toHaveText(['All events', /m\(ℓℓ\) < 75.GeV/]);
  const notice = page.getByRole('status').filter({hasText: 'could not be read'});
  await expect(notice).toContainText('the cut on “charm”, the luminosity');
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL(/\?hww\.in\.mll=\.\.75&hww\.c=\w&hww\.v=1$/);
});

test(
  'a sample that is not there is told, and loaded on the next try',
  {tag: nightly},
  async ({page, consoleGuard}) => {
    consoleGuard.allow(/status of 404/, 'the sample is taken away');
    await page.route('**/samples/hww13.json', (route) => route.fulfill({status: 404, body: ''}));
    await open(page, `${address}?hww.v=1&hww.in.mll=..75`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The sample was not found.');
    await page.unroute('**/samples/hww13.json');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(rows(page)).toHaveText(['All events', /m\(ℓℓ\)/]);
  },
);

test('another file in the place of the sample is refused', {tag: nightly}, async ({page}) => {
  await page.route('**/samples/parts/*.bin.gz', (route) =>
    route.fulfill({body: '<html>Blocked by the filter of the school</html>'}),
  );
  await open(page, address);
  await expect(page.getByRole('alert')).toContainText('The sample is corrupted.');
});

test('where workers are refused it counts all the same', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {value: undefined});
  });
  await openApp(page, `${address}?hww.v=1&hww.in.mll=..75`);
  await expect(cutFlow(page).getByRole('row').nth(2)).toContainText('0.86');
});

test(
  'a page that begins with a cut can be cleared, also after a reload',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/markdown-page');
    const app = page.locator('[data-app="hww"]');
    await app.scrollIntoViewIfNeeded();
    const ownRows = app.getByRole('table', {name: /pass each cut/}).getByRole('rowheader');
    await expect(ownRows).toHaveText(['All events', 'Channel: eμ']);
    await expect(app.getByRole('list', {name: 'Histograms'}).locator(':scope > li')).toHaveCount(2);
    await app.getByRole('button', {name: 'Clear all cuts'}).click();
    await expect(ownRows).toHaveText(['All events']);
    await expect(page).toHaveURL(/\?hww\.axis=log&hww\.c=\w&hww\.v=1$/);
    await page.reload();
    await app.scrollIntoViewIfNeeded();
    await expect(ownRows).toHaveText(['All events']);
    await navigate(page, '/markdown-page');
    await expect(ownRows).toHaveText(['All events', 'Channel: eμ']);
  },
);

for (const view of views) {
  test(
    `in ${view.mode} mode at ${view.width} px the open app has no accessibility violation`,
    tagOfOne(view),
    async ({page}) => {
      await lookAs(page, view);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await openApp(page, `${address}?hww.v=1&hww.in.mll=..75&hww.is.channel=2`);
      const handle = page.getByRole('button', {name: 'All settings'});
      if (await handle.isVisible()) {
        await checkForEverybody(page, 'the app with one plot');
        await handle.click();
      }
      await checkForEverybody(page, 'the app with everything else');
      await page.getByText('Provenance of the events', {exact: true}).click();
      await expect(
        page.getByText('Simulated for teaching with a toy generator').first(),
      ).toBeVisible();
      // The line that stays in sight lies over what scrolls by.
      await page.evaluate(() => window.scrollTo(0, 0));
      await checkForEverybody(page, 'the open app');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what the app is and where its events are', async ({page}) => {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText('Histogram Analyser: H → WW');
    await expect(page.getByText('simulated for teaching', {exact: true})).toBeVisible();
    const files = page.getByRole('main').getByRole('link', {name: /columns|description/});
    await expect(files).toHaveCount(2);
    for (const file of await files.all()) {
      const answer = await page.request.get((await file.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
