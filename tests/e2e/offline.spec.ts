/** Reading and working offline after the user has saved the site, and removing the saved files. */
import type {BrowserContext, Page} from '@playwright/test';
import type {OfflineManifest} from '../../src/offline/model/manifest';
import {expect, navigate, nightly, open, test} from '../support/test';

const panel = (page: Page) => page.getByRole('region', {name: 'Save for offline use'});
const lists = '**/offline/manifest.json';

/** What the tests below open; the whole list would take them minutes. */
const few =
  /^(?:index|offline|search|docs\/(?:faqs|data)|apps\/z-analyser)\.html$|^(?:assets|css|fonts|img|katex|search)\/|^samples\/(?:parts\/|uncut\/)?zll13|^moved\.js$/;

/** Lets the page see a list with fewer files, or another one. */
async function changeList(
  context: BrowserContext,
  change: (manifest: OfflineManifest) => OfflineManifest,
): Promise<void> {
  await context.route(lists, async (route) => {
    const response = await route.fetch();
    await route.fulfill({json: change((await response.json()) as OfflineManifest)});
  });
}

function shortened(manifest: OfflineManifest): OfflineManifest {
  const parts = Object.entries(manifest.parts).map(([id, files]) => [
    id,
    files.filter(([file]) => few.test(file)),
  ]);
  return {...manifest, parts: Object.fromEntries(parts) as OfflineManifest['parts']};
}

async function saveShortList(page: Page): Promise<void> {
  await changeList(page.context(), shortened);
  await open(page, '/offline');
  await expect(panel(page)).toContainText('Nothing is saved on this device.');
  await page.getByLabel(/Histogram analyser: the Z boson/).check();
  await page.getByRole('button', {name: /^Save for offline use, [\d.]+ MB$/}).click();
  await expect(panel(page).getByRole('status')).toContainText('Done', {timeout: 180_000});
}

const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await window.caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('pages, search and an app work offline after they were saved, and can be removed', async ({
  page,
  context,
  consoleGuard,
}) => {
  test.setTimeout(240_000);
  consoleGuard.allow(/Failed to load resource/, 'the network is cut', {sometimes: true});
  await open(page, '/docs/faqs');
  expect(await stored(page)).toEqual({caches: [], workers: 0});
  await saveShortList(page);

  await test.step('online, the newest page is shown as it is', async () => {
    await open(page, '/docs/faqs');
    await expect(page.locator('.saved-copy')).toHaveCount(0);
  });

  await context.setOffline(true);

  await test.step('saved pages open, by any of their addresses, and say so', async () => {
    for (const address of ['/', '/docs/faqs', '/docs/data.html?from=a-link', '/apps/z-analyser']) {
      await open(page, address);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('.saved-copy')).toContainText(/Saved copy of \d+ \w+ 20\d\d;/);
    }
  });

  await test.step('so do links, and what is searched for', async () => {
    await open(page, '/docs/faqs');
    await navigate(page, '/docs/data');
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-data/);
    await open(page, '/search?q=higgs');
    await expect(page.getByRole('main').getByRole('link', {name: /Higgs/}).first()).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('an app draws its sample', async () => {
    await open(page, '/apps/z-analyser');
    await expect(page.getByRole('main').locator('svg').first()).toBeVisible({timeout: 60_000});
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  await test.step('what was not saved says so', async () => {
    await page.goto('/docs/updates');
    await expect(page.locator('h1')).toHaveText('This page is not in the saved copy');
  });

  await test.step('all of it can be removed, also offline', async () => {
    await open(page, '/offline');
    await page.getByRole('button', {name: 'Remove from this device'}).click();
    await expect(panel(page).getByRole('status')).toContainText('removed from this device');
    expect(await stored(page)).toEqual({caches: [], workers: 0});
  });
});

test('a file that is not what the list says is refused, and the copy does not count', async ({
  page,
  context,
}) => {
  await changeList(context, (manifest) => {
    const home = manifest.parts.reading?.find(([file]) => file === 'docs/faqs.html');
    const damaged = [[home?.[0] ?? '', home?.[1] ?? 0, 'f'.repeat(32)]] as const;
    return {...manifest, parts: {reading: damaged}};
  });
  await open(page, '/offline');
  await page.getByRole('button', {name: /^Save for offline/}).click();
  await expect(panel(page).getByRole('status')).toContainText('A file does not match');
  await expect(panel(page)).toContainText('The saved copy is not complete.');
  expect((await stored(page)).workers).toBe(0);
});

test('too little room is told before anything is stored', {tag: nightly}, async ({page}) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({quota: 1_000_000, usage: 0});
  });
  await open(page, '/offline');
  await page.getByRole('button', {name: /^Save for offline/}).click();
  await expect(panel(page).getByRole('status')).toContainText('not enough disk space');
  expect(await stored(page)).toEqual({caches: [], workers: 0});
});

test(
  'a new version is announced in the panel, and once on a page',
  {tag: nightly},
  async ({page, context}) => {
    const tiny = (manifest: OfflineManifest): OfflineManifest => ({
      ...manifest,
      id: 'an-older-one',
      parts: {
        reading: (manifest.parts.reading ?? []).filter(([file]) => file === 'docs/faqs.html'),
      },
    });
    await changeList(context, tiny);
    await open(page, '/offline');
    await page.getByRole('button', {name: /^Save for offline/}).click();
    await expect(panel(page).getByRole('status')).toContainText('Done');
    await expect(panel(page)).toContainText('It is the latest version.');
    await context.unroute(lists);
    await open(page, '/offline');
    await expect(panel(page)).toContainText('A new version of the site is available.');
    await expect(page.getByRole('button', {name: /^Update the saved copy/})).toBeVisible();
    await expect(async () => {
      await open(page, '/docs/faqs');
      await expect(page.locator('.saved-copy')).toContainText('is older', {timeout: 1000});
    }).toPass();
    await open(page, '/docs/faqs');
    await expect(page.locator('.saved-copy')).toHaveCount(0);
  },
);

test('where the browser may not store, the panel says what to do', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
    Object.assign(window.caches, {has: refuse, keys: refuse, open: refuse});
  });
  await open(page, '/offline');
  await expect(panel(page).getByRole('status')).toContainText('does not allow this site to store');
});
