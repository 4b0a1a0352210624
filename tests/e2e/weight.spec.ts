/** The home page stays light: it is the first that most readers open, often on a slow line. */
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
