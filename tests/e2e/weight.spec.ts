/**
 * What pages weigh. The home page stays light, for it is the first that most readers open, often on a
 * slow line; an app weighs on nobody who does not open it.
 */
import {brotliCompressSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {expect, open, test, withoutPrefetch} from '../support/test';

async function scriptsOf(page: Page, address: string): Promise<ReadonlyMap<string, number>> {
  const responses: Response[] = [];
  const note = (response: Response): unknown => responses.push(response);
  page.on('response', note);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const scripts = responses.filter((response) => response.url().endsWith('.js'));
  return new Map(
    await Promise.all(
      scripts.map(
        async (script) => [script.url(), brotliCompressSync(await script.body()).length] as const,
      ),
    ),
  );
}

test('the code that the home page alone needs is under 15 kB, compressed', async ({page}) => {
  await withoutPrefetch(page);
  const elsewhere = await scriptsOf(page, '/contact-us');
  const home = await scriptsOf(page, '/');
  const own = [...home].filter(([url]) => !elsewhere.has(url));
  expect(own.length).toBeGreaterThan(0);
  const bytes = own.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(15_000);
});

const sizeOf = (scripts: readonly (readonly [string, number])[]): number =>
  scripts.reduce((sum, [, size]) => sum + size, 0);

test('a page with an analyser loads its code and its sample when it is opened, and not before', async ({
  page,
}) => {
  await withoutPrefetch(page);
  const elsewhere = await scriptsOf(page, '/contact-us');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const before = await scriptsOf(page, '/apps/histogram-analyser');
  const own = [...before].filter(([url]) => !elsewhere.has(url));
  expect(sizeOf(own), 'before it is opened').toBeLessThan(6_000);
  expect(asked.filter((path) => path.startsWith('/samples/'))).toEqual([]);

  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await expect(page.getByRole('list', {name: 'Histograms'})).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = responses.filter((response) => response.url().endsWith('.js'));
  const loaded = await Promise.all(
    scripts.map(
      async (script) => [script.url(), brotliCompressSync(await script.body()).length] as const,
    ),
  );
  expect(sizeOf(loaded), 'the app').toBeGreaterThan(10_000);
  expect(sizeOf(loaded), 'the app').toBeLessThan(90_000);
});
