/** A browser of its own for a piece of work. */
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../lib/browser';

export interface Visit {
  readonly page: Page;
  /** Process group of the browser. */
  readonly group: number;
  readonly version: string;
}

/**
 * A browser of its own for each piece of work: nothing is left over from the one before.
 *
 * @param extraArgs what the browser is started with besides
 */
export async function inBrowser<T>(
  work: (visit: Visit) => Promise<T>,
  extraArgs: readonly string[] = [],
): Promise<T> {
  const args = ['--no-sandbox', '--disable-gpu', ...extraArgs];
  const server = await chromium.launchServer({executablePath: findBrowser(), args});
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({viewport: {width: 1280, height: 900}});
    const page = await context.newPage();
    return await work({page, group: server.process().pid ?? 0, version: browser.version()});
  } finally {
    await server.close();
  }
}
