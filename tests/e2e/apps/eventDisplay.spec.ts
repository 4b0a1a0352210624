/** The event display: picked and filled by keyboard, sorted and guessed, its address, and files that are none. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {address, give, openDisplay, picked} from '../../support/eventDisplay';
import {checkForEverybody, lookAs, tagOfOne, views} from '../../support/everyRoute';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const histogram = (page: Page): Locator => page.getByRole('img', {name: /^Histogram of/});
const choice = (page: Page, name: string): Locator => page.getByRole('radio', {name, exact: true});

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('by keyboard alone: walk to two muons, fill their mass, next event, reload, undo', async ({
  page,
}) => {
  await openDisplay(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({hasText: /^Muon 1, /})).toBeAttached();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 6; i += 1) {
    const statusMessage = page.getByRole('status').filter({hasText: /^Muon 2, /});
    if (await statusMessage.count()) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('p');
  await expect(picked(page).getByText(/m\(μμ\) = \d/)).toBeVisible();
  const text =
    (await picked(page)
      .getByText(/m\(μμ\) =/)
      .textContent()) ?? '';
  const mass = Number(/([\d.]+) GeV/.exec(text)?.[1]);
  expect(mass).toBeGreaterThan(66);
  expect(mass).toBeLessThan(116);

  await page.keyboard.press('f');
  await expect(histogram(page)).toHaveAccessibleName(/^Histogram of 1 masses/);
  await expect(page).toHaveURL(/event\.fill=zmumu-01(?::|%3A)mm/);

  await page.keyboard.press('.');
  await expect(page.getByRole('combobox', {name: 'Event'})).toHaveValue('1');
  await expect(picked(page).getByText('No objects selected.')).toBeVisible();
  await expect(histogram(page)).toHaveAccessibleName(/^Histogram of 1 masses/);
  await expect(page).toHaveURL(/event\.key=zmumu-02/);

  await page.reload();
  await expect(page.getByRole('combobox', {name: 'Event'})).toHaveValue('1');
  await expect(histogram(page)).toHaveAccessibleName(/^Histogram of 1 masses/);

  await page.getByRole('application').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  await page.keyboard.press('Escape');
  await choice(page, 'off').check();
  await expect(page).toHaveURL(/event\.field=0/);
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+z');
  await expect(choice(page, 'on')).toBeChecked();
});

test(
  'the two leptons of a Z event have a mass near 91 GeV, whichever way they are picked',
  {tag: nightly},
  async ({page}) => {
    await openDisplay(page, '?event.v=1&event.group=zee&event.key=zee-03');
    for (const name of ['Electron 1', 'Electron 2']) {
      await page.getByRole('checkbox', {name: `Select ${name}`}).check();
    }
    const inTable = await picked(page)
      .getByText(/m\(ee\) =/)
      .textContent();
    expect(Number(/([\d.]+) GeV/.exec(inTable ?? '')?.[1])).toBeGreaterThan(66);
    await page.getByRole('button', {name: 'Clear selection'}).click();
    const table = page.getByRole('table', {name: /^Drawn objects of the event/});
    for (const number of [1, 2]) {
      const row = table
        .getByRole('row')
        .filter({hasText: `of electron ${number}`})
        .first();
      await row.getByRole('checkbox').check();
    }
    await expect(picked(page).getByText(/m\(ee\) =/)).toHaveText(inTable ?? '');
  },
);

test('in the masterclass events are sorted, kept, handed in and added up', async ({page}) => {
  await openDisplay(page, '?event.v=1&event.mode=masterclass&event.seed=5');
  const side = page.getByRole('group', {name: 'Masterclass'});
  await side.getByRole('button', {name: 'two muons', exact: true}).click();
  await expect(side.getByText(/^Select two muons first/)).toBeVisible();
  await side.getByRole('button', {name: 'none of these', exact: true}).click();
  await expect(side.getByText(/^(?:Right|Not quite): /)).toBeVisible();
  await expect(page.getByText('1 of 24 events sorted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 24 events sorted')).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save the result'}).click();
  const file = await (await waiting).path();
  const result = readFileSync(file, 'utf8');
  await page.getByText('Class results', {exact: true}).click();
  const field = page.getByLabel('Group results as text');
  await field.fill(`${result}\n${result}\n{"format":"something else"}`);
  await page.getByRole('button', {name: 'Add pasted results'}).click();
  await expect(page.getByText('1 result, 1 event.')).toBeVisible();
  const list = page.getByRole('list', {name: 'Received results'}).getByRole('listitem');
  await expect(list.nth(1)).toContainText('Not counted. It is the same result as number 1.');
  await expect(list.nth(2)).toContainText('Not counted.');
});

test(
  'the quiz hides the process, explains an answer, and keeps it',
  {tag: nightly},
  async ({page}) => {
    await openDisplay(page, '?event.v=1&event.mode=quiz&event.seed=3');
    const quiz = page.getByRole('group', {name: 'Quiz'});
    await expect(page.getByRole('combobox', {name: 'Kind of collision'})).toHaveCount(0);
    const choices = quiz.locator('button[aria-pressed]');
    await expect(choices).toHaveCount(4);
    await choices.first().click();
    await expect(quiz.getByText(/^(?:Right|Not quite), this is /)).toBeVisible();
    await expect(quiz.getByText(/^[01] of 1 correct/)).toBeVisible();
    await quiz.getByRole('button', {name: 'Next question'}).click();
    await expect(quiz.getByText(/^Question 2: /)).toBeVisible();
    await page.reload();
    await expect(quiz.getByText(/^Question 2: /)).toBeVisible();
    await expect(quiz.getByText(/^[01] of 1 correct/)).toBeVisible();
  },
);

test('an event is saved, and the file opened again shows the same objects', async ({page}) => {
  await openDisplay(page, '?event.v=1&event.group=hyy&event.key=hyy-02');
  const photon = page.getByRole('row').filter({hasText: 'Photon 1'}).first();
  const before = await photon.innerText();
  await page.getByText('Save and share', {exact: true}).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save this event'}).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('hyy-02.json');
  await give(page, 'mine.json', readFileSync(await download.path(), 'utf8'));
  await expect(page.getByText('your own file, simulated')).toBeVisible();
  await expect(photon).toHaveText(before, {useInnerText: true});
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This link refers to an event in a file.');
  await page.getByRole('button', {name: 'Show a library event'}).click();
  await expect(page.getByRole('application')).toBeVisible();
});

test('pictures are saved as SVG and PNG', {tag: nightly}, async ({page}) => {
  await openDisplay(page);
  await page.getByText('Save and share', {exact: true}).click();
  for (const [kind, start] of [
    ['SVG', '<?xml'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', {name: `Save as ${kind}`}).click();
    const content = readFileSync(await (await waiting).path(), 'latin1');
    expect(content.startsWith(start)).toBe(true);
  }
});

for (const [what, content, said] of [
  ['an empty file', '', 'The file is empty.'],
  ['half a file', '{"1/2": {"Tracks": {"T": [{"pos', 'not valid JSON'],
  ['a web page', '<!doctype html><p>Not found</p>', 'This is a web page'],
  ['JSON without an event', '{"a": 1}', 'a JSON file without events'],
] as const) {
  test(
    `${what} gets a message, and the open event stays`,
    {tag: what === 'half a file' ? [] : nightly},
    async ({page}) => {
      await openDisplay(page, '?event.v=1&event.group=zee&event.pick=electron-0');
      await give(page, 'broken.json', content);
      await expect(page.getByRole('alert')).toContainText(said);
      await expect(picked(page).getByText('Electron 1')).toBeVisible();
      await page.getByRole('button', {name: 'Close this message'}).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

test('events that do not arrive are told, and loaded on the next try', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/, 'the events are taken away');
  await page.route('**/events/zee.json', (route) => route.fulfill({status: 404, body: ''}));
  await open(page, `${address}?event.v=1&event.group=zee`);
  await expect(page.getByRole('alert')).toContainText('The events were not found.');
  await page.unroute('**/events/zee.json');
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('application')).toBeVisible();
});

test('a link that was cut off gives the rest, and says what is missing', async ({page}) => {
  await openDisplay(page, '?event.v=1&event.group=ttbar&event.pt=many&event.charm=1');
  const notice = page.getByRole('status').filter({hasText: 'could not be read'});
  await expect(notice).toContainText('the minimum transverse momentum of tracks, “charm”');
  await expect(page.getByRole('combobox', {name: 'Kind of collision'})).toHaveValue('ttbar');
});

for (const view of views) {
  test(
    `in ${view.mode} mode at ${view.width} px the open display has no accessibility violation`,
    tagOfOne(view),
    async ({page}) => {
      await lookAs(page, view);
      await openDisplay(
        page,
        '?event.v=1&event.group=ttbar&event.view=all&event.pick=jet-0,jet-1&event.mass=jet-0,jet-1',
      );
      await page.getByText('Text description of this event', {exact: true}).click();
      await page.getByText('Open your own file', {exact: true}).click();
      await expect(page.getByText('or the URL of a file')).toBeVisible();
      await checkForEverybody(page, 'the open display');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what the display is and where its events are', async ({page}) => {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText('Event display');
    await expect(page.getByText('simulated for teaching', {exact: true})).toBeVisible();
    const files = page.getByRole('main').getByRole('link', {name: /library index|two muons/});
    await expect(files).toHaveCount(2);
    for (const file of await files.all()) {
      const answer = await page.request.get((await file.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('in three dimensions the same event is drawn, and turns by keyboard', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/GPU stall due to ReadPixels/, 'the test takes pictures of a WebGL canvas', {
    sometimes: true,
  });
  await openDisplay(page, '?event.v=1&event.group=ttz&event.key=ttz-02');
  await choice(page, '3D').check();
  const picture = page.getByRole('img', {name: 'The event in 3D'});
  await expect(picture.locator('canvas')).toBeVisible();
  const stretch = page.getByRole('button', {name: 'Enlarge the inner detector (not to scale)'});
  await expect(stretch).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('The view is to scale.')).toBeVisible();
  const shot = async (): Promise<string> => (await picture.screenshot()).toString('base64');
  await expect.poll(shot).not.toBe('');
  const before = await shot();
  await page.getByRole('button', {name: 'Rotate left'}).click();
  await expect.poll(shot).not.toBe(before);
  await stretch.click();
  await expect(page.getByText(/^Not to scale: /)).toBeVisible();
  await expect(page).toHaveURL(/event\.view=space/);
});
