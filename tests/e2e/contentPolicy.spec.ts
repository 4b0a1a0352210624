/**
 * The content policy: what a page may not do is refused, and what an app needs works. That no page and
 * no app breaks it is held by all browser tests, because a violation is an error on the console; only
 * of text as code nothing is said there, which has tests of its own.
 */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {parquetWriteBuffer} from 'hyparquet-writer';
import {startFileServer, type FileServer} from '../support/fileServer';
import {expect, oneIn, open, test, withoutAnnouncement} from '../support/test';

const refused = /Content Security Policy/;

interface Violation {
  readonly directive: string;
  /** Address of what was refused, or `eval`, or `inline`. */
  readonly what: string;
  /** Script that asked for it. */
  readonly by: string;
}

async function collectViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: Violation[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective: directive, blockedURI: what, sourceFile: by} = event;
      violations.push({directive, what, by});
    });
  });
}

const violations = async (page: Page): Promise<readonly Violation[]> =>
  page.evaluate(() => (window as unknown as {violations: readonly Violation[]}).violations);

test('a script planted into a page does not run, and is reported', async ({page, consoleGuard}) => {
  consoleGuard.allow(refused, 'that is what this test asks for');
  await collectViolations(page);
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    const planted = '<head><script>document.documentElement.dataset.planted = "yes"</script>';
    await route.fulfill({response, body: (await response.text()).replace('<head>', planted)});
  });
  await open(page, '/privacy');
  const html = page.locator('html');
  await expect
    .poll(() => violations(page))
    .toContainEqual(expect.objectContaining({directive: 'script-src-elem'}));
  await expect(html).not.toHaveAttribute('data-planted');
  await expect(html).toHaveAttribute('data-theme', /light|dark/);
});

test.describe('no app asks to run text as code, which is refused without a word on the console', () => {
  const texts = async (page: Page): Promise<readonly Violation[]> =>
    (await violations(page)).filter(({what}) => what === 'eval');

  test.beforeEach(async ({page}) => {
    await collectViolations(page);
    await withoutAnnouncement(page);
  });

  const signsOfLife = {
    'histogram-analyser': '[data-settled="true"]',
    'ml-lab': '[aria-label="Training settings"]',
    'event-display': '[role="application"] svg',
  };

  for (const [index, [app, sign]] of Object.entries(signsOfLife).entries()) {
    test(app, oneIn(2, index), async ({page}) => {
      await open(page, `/apps/${app}`);
      await expect(page.locator(`[data-app] ${sign}`).first()).toBeVisible();
      expect(await texts(page)).toEqual([]);
    });
  }

  test('and one that does is noticed', async ({page, consoleGuard}) => {
    consoleGuard.allow(/unsafe-eval/, 'some browsers do say it', {sometimes: true});
    await open(page, '/privacy');
    // A moment later, because code that Playwright runs is free of the policy.
    await page.evaluate(() => {
      setTimeout(() => {
        try {
          Function('');
        } catch {
          // Refused, as it should be.
        }
      });
    });
    await expect.poll(() => texts(page)).toHaveLength(1);
  });
});

test('a page requests no other site, also not from an app', async ({page, consoleGuard}) => {
  consoleGuard.allow(refused, 'that is what this test asks for');
  await open(page, '/apps/root-explorer');
  const outcome = await page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
});

test('other sites may frame an app, and no other page', async ({page, baseURL, consoleGuard}) => {
  consoleGuard.allow(/frame-ancestors/, 'that is what this test asks for');
  consoleGuard.allow(/status of 404/, 'the course has no icon, and one page is unknown', {
    sometimes: true,
  });
  consoleGuard.allow(/browser storage is not available/, 'browsers refuse it in a frame', {
    sometimes: true,
  });
  const frames = ['/apps/class-results', '/docs/intro', '/', '/docs/no-such-page']
    .map((path) => `<iframe src="${baseURL}${path}"></iframe>`)
    .join('');
  const course = `<!doctype html><title>Course</title>${frames}`;
  const school = await startFileServer({'/course.html': course});
  await page.goto(`${school.origin}/course.html`);
  const refusals = (): number =>
    page.frames().filter((frame) => frame.url().startsWith('chrome-error://')).length;
  await expect.poll(refusals).toBe(3);
  await expect(page.frameLocator('iframe').nth(0).locator('#__docusaurus')).toBeAttached();
  await school.stop();
});

test.describe('files of other sites', () => {
  const event = {
    '1/2': {'event number': 2, 'run number': 1, Jets: {A: [{eta: 0, phi: 1, energy: 5e4}]}},
  };
  let elsewhere: FileServer;

  test.beforeAll(async () => {
    elsewhere = await startFileServer({
      '/event.json': JSON.stringify(event),
      '/toy.root': readFileSync('tests/fixtures/rootFiles/toy-zmumu-zstd.root'),
    });
  });
  test.afterAll(() => elsewhere.stop());
  test.beforeEach(({page}) => withoutAnnouncement(page));

  test('open in the event display', async ({page}) => {
    await open(page, '/apps/event-display');
    await page.getByText('Open your own file', {exact: true}).click();
    await page.getByLabel('or the URL of a file').fill(`${elsewhere.origin}/event.json`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/event\.json: /)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('open in the ROOT explorer', async ({page}) => {
    await open(page, '/apps/root-explorer');
    await page.getByLabel('or enter the URL of a file').fill(`${elsewhere.origin}/toy.root`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('In this file')).toBeVisible();
  });
});

test('a Parquet file whose unpacking needs WebAssembly opens', async ({page}) => {
  const compress = (bytes: Uint8Array): Uint8Array => new Uint8Array(gzipSync(bytes));
  const masses = Array.from({length: 200}, (_, row) => 60 + (row % 60));
  const file = parquetWriteBuffer({
    columnData: [{name: 'mass', data: masses, type: 'DOUBLE'}],
    codec: 'GZIP',
    compressors: {GZIP: compress},
  });
  await open(page, '/apps/own-file');
  const buffer = Buffer.from(file);
  await page
    .locator('input[type="file"]')
    .setInputFiles({name: 'masses.parquet', mimeType: 'application/octet-stream', buffer});
  await expect(page.getByRole('heading', {name: 'Assign columns'})).toBeVisible();
});
