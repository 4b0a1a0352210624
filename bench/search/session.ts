/** One visit: the page is loaded at full speed, then search is opened and typed into. */
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../../scripts/lib/browser';
import {answerMathCdn} from '../../tests/support/mathCdn';
import {plainDoc} from '../figures';
import {savesData} from '../firstVisit';
import type {Host} from './host';
import {installProbe} from './probe';
import type {Search} from './searches';

/** Our runner names functions by a helper that the page does not have. */
const namingHelper = 'globalThis.__name = (named) => named;';

export interface Visit {
  readonly page: Page;
  /** Process group of the browser. */
  readonly group: number;
  readonly version: string;
}

/** A browser of its own for each piece of work: nothing is left over from the one before. */
export async function inBrowser<T>(work: (visit: Visit) => Promise<T>): Promise<T> {
  const args = ['--no-sandbox', '--disable-gpu'];
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

/** Loads a documentation page with an empty cache and hands it over when nothing more comes. */
export async function visited<T>(
  host: Host,
  search: Search | undefined,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  return inBrowser(async (visit) => {
    const {page} = visit;
    const context = page.context();
    await answerMathCdn(context);
    await context.addInitScript({content: namingHelper});
    await context.addInitScript(savesData);
    await search?.prepare?.(context);
    if (search) await context.addInitScript(installProbe, search.watched);
    await page.goto(`${host.origin}${plainDoc}${search?.query ?? ''}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    return work(visit);
  });
}

/** A browser that dies half an hour into a run is no reason to begin anew. */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.warn('Once more, after:', error);
    return work();
  }
}
