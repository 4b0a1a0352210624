/** The ROOT explorer in a browser: by keyboard from the example to its code, and what is said of bad files. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {corruptedToy} from '@site/src/test-kit/rootFile/testFixtures';
import sums from '../../fixtures/rootFiles/toy-zmumu.json';
import {checkForEverybody} from '../../support/everyRoute';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const address = '/apps/root-explorer';
const fixture = (codec: string): Buffer =>
  readFileSync(`tests/fixtures/rootFiles/toy-zmumu-${codec}.root`);

async function give(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({name, mimeType: 'application/octet-stream', buffer});
}

const draw = (page: Page) => page.getByRole('combobox', {name: 'Expression (x axis)', exact: true});
const numbers = (page: Page) => page.getByRole('table').filter({hasText: 'Standard deviation'});

/** A number of the plot by its name, of the first selection or another. */
async function numberOf(page: Page, name: string, selection = 1): Promise<string> {
  const row = numbers(page)
    .getByRole('row')
    .filter({hasText: new RegExp(`^${name}`)});
  return row.locator('th, td').nth(selection).innerText();
}

const count = (text: string): number => Number(text.replaceAll(',', ''));

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, address);
  await expect(page.getByText('Open a ROOT file', {exact: true})).toBeVisible();
});

test('by keyboard: the example, a branch, two selections, the table, the code, a file', async ({
  page,
}) => {
  await checkForEverybody(page, 'the start');
  await page.getByRole('button', {name: 'Open the example'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('events generated at random for teaching')).toBeVisible();
  await expect(page.locator('p:focus')).toContainText('toy-zmumu.root');

  await page.getByRole('button', {name: 'Plot mll', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', {name: 'Histogram: mll'})).toBeVisible();
  await expect.poll(() => numberOf(page, 'Entries')).toBe('2,000');
  await expect(page.getByRole('status').filter({hasText: 'Plot of mll'})).toContainText(
    'all: 2,000 entries',
  );

  const selection = page.getByRole('combobox', {name: 'Filter events'});
  await selection.focus();
  await page.keyboard.type('me');
  await expect(page.getByRole('option', {name: /^met/})).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(selection).toHaveValue('met');
  await page.keyboard.type(' < 20');
  await page.keyboard.press('Enter');
  await expect.poll(() => numberOf(page, 'Selection')).toBe('met < 20');
  const few = count(await numberOf(page, 'Entries'));
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(sums.entries);

  await page.getByRole('button', {name: 'Compare with a second selection'}).press('Enter');
  await page.getByRole('combobox', {name: /^Compare with a second/}).fill('met >= 20');
  await page.keyboard.press('Enter');
  await expect.poll(() => numberOf(page, 'Selection', 2)).toBe('met >= 20');
  expect(few + count(await numberOf(page, 'Entries', 2))).toBe(sums.entries);

  await page.getByText('Table of bins').press('Enter');
  await expect(page.getByRole('columnheader', {name: 'Entries: met < 20'})).toBeVisible();
  await page.getByText('Python and C++ code').press('Enter');
  await expect(page.getByText('import uproot').first()).toBeVisible();
  await checkForEverybody(page, 'a drawing with its table and its code');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as CSV'}).press('Enter');
  expect((await saved).suggestedFilename()).toBe('toy-zmumu-mll.csv');
});

test('a URL contains what is drawn, and opens it again', {tag: nightly}, async ({page}) => {
  await page.getByRole('button', {name: 'Open the example'}).click();
  await draw(page).fill('met + 1');
  await page.keyboard.press('Enter');
  await expect.poll(() => numberOf(page, 'Entries')).toBe('2,000');
  await expect.poll(() => new URL(page.url()).search).toContain('met');
  await page.reload();
  await expect(page.getByRole('img', {name: 'Histogram: met + 1'})).toBeVisible();
  await expect(draw(page)).toHaveValue('met + 1');
});

test(
  'what is wrong with an expression is said below its field, and nothing is lost',
  {tag: nightly},
  async ({page}) => {
    await page.getByRole('button', {name: 'Open the example'}).click();
    await draw(page).fill('sqrt(meet)');
    await page.keyboard.press('Enter');
    await expect(draw(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(draw(page)).toBeFocused();
    await expect(draw(page)).toHaveAccessibleDescription(/meet.*met/);
    await expect(draw(page)).toHaveValue('sqrt(meet)');
    await draw(page).fill('constructor');
    await page.keyboard.press('Enter');
    await expect(draw(page)).toHaveAccessibleDescription(/constructor/);
    await checkForEverybody(page, 'a wrong expression');
  },
);

test('two dimensions, a stored histogram and the first values are shown', async ({page}) => {
  await page.getByRole('button', {name: 'Open the example'}).click();
  await page.getByRole('button', {name: 'Plot mll', exact: true}).click();
  await page.getByRole('button', {name: /^Plot met on the y axis/}).click();
  await expect(page.getByRole('img', {name: 'Histogram: mll and met'})).toBeVisible();
  await expect(page.getByRole('group', {name: 'Shades: Entries'})).toBeVisible();
  await checkForEverybody(page, 'two dimensions');
  const [first] = sums.first.lep_pt;
  const values = page.getByRole('row').filter({hasText: first?.[0]?.toFixed(3) ?? 'none'});
  await expect(values).toContainText('361107');
  await page.getByRole('button', {name: /h_mll/}).click();
  await expect(page.getByRole('img', {name: /^Histogram:/})).toBeVisible();
  await expect(page.getByText(/^TH1D h_mll, /)).toBeVisible();
  await checkForEverybody(page, 'a stored histogram');
});

/** The sum of a column of a table, by a part of its name. */
function sumOf(csv: string, name: string): number {
  const [head = '', ...lines] = csv.trim().split('\n');
  const column = head.split(',').indexOf(name);
  return lines.reduce((sum, line) => sum + Number(line.split(',')[column]), 0);
}

for (const codec of ['none', 'zlib', 'lz4', 'zstd', 'lzma']) {
  const tag = codec === 'lzma' ? [] : nightly;
  test(
    `a file compressed with ${codec} is read in a worker, equal to its sums`,
    {tag},
    async ({page}) => {
      await give(page, `${codec}.root`, fixture(codec));
      await draw(page).waitFor();
      expect(page.workers()).toHaveLength(1);
      await page.getByText('y axis, weight, lists').click();
      const weight = page.getByRole('combobox', {name: 'Event weight'});
      // With each value as its own weight, the bins with both sides add up to the sum of the branch.
      for (const [name, expected] of Object.entries(sums.sums)) {
        await draw(page).fill(name);
        await weight.fill(name);
        await page.keyboard.press('Enter');
        await expect(
          page.getByRole('img', {name: `Histogram: ${name}`, exact: true}),
        ).toBeVisible();
        await expect(page.getByText('All 2,000 entries of the tree were read.')).toBeVisible();
        const saved = page.waitForEvent('download');
        await page.getByRole('button', {name: 'Save as CSV'}).click();
        const csv = readFileSync(await (await saved).path(), 'utf8');
        expect(sumOf(csv, 'Sum of weights') / expected, name).toBeCloseTo(1, 9);
      }
    },
  );
}

test('a bad file gets a message that leads on, and the form stays', async ({page}) => {
  const whole = fixture('zlib');
  const alert = page.getByRole('alert');
  await give(page, 'cut.root', whole.subarray(0, 30_000));
  await expect(alert).toContainText('download it again');
  await give(page, 'letter.root', Buffer.from('Dear reader, this is no ROOT file at all.'));
  await expect(alert).toContainText('not a ROOT file');
  await give(page, 'empty.root', Buffer.alloc(0));
  await expect(alert).toContainText('empty');
  await checkForEverybody(page, 'a file that cannot be read');
  await give(page, 'whole.root', whole);
  await expect(page.getByText('In this file')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test(
  'a corrupted basket is named, and the other entries are plotted',
  {tag: nightly},
  async ({page}) => {
    await give(page, 'toy.root', Buffer.from(corruptedToy('zlib', 'mll', 2)));
    await page.getByRole('button', {name: 'Plot mll', exact: true}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Basket 2 of the branch “mll” (entries 1,000 to 1,499)');
    await expect(alert).toContainText('shows the other 1,500 entries');
    await expect.poll(() => numberOf(page, 'Entries')).toBe('1,500');
    await expect(page.getByText('1,500 of 2,000 entries of the tree were read')).toBeVisible();
    await checkForEverybody(page, 'a corrupted file');
    await page.getByRole('button', {name: 'Plot met', exact: true}).click();
    await expect(page.getByText('All 2,000 entries of the tree were read.')).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test('an address that leads nowhere says so and stays in its field', async ({page}) => {
  const field = page.getByLabel('or enter the URL of a file');
  await field.fill('/examples/none.root');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('404');
  await expect(field).toHaveValue('/examples/none.root');
});

test(
  'a link to a file of another site asks before it is followed',
  {tag: nightly},
  async ({page}) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.getByRole('button', {name: 'Open the example'}).click();
    await draw(page).fill('met');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toContain('toy-zmumu');
    const there = new URL(page.url());
    there.searchParams.set('root.file', 'https://example.org/toy-zmumu.root');
    await open(page, there.href);
    await expect(page.getByText('Your browser requests the file from example.org')).toBeVisible();
    expect(requestedUrls.filter((url) => url.includes('example.org/'))).toEqual([]);
    await page.getByRole('button', {name: 'Choose a different file'}).click();
    await expect(page.getByText('Open a ROOT file', {exact: true})).toBeVisible();
  },
);
