/** One visit: the page is loaded at full speed, then search is opened and typed into. */
import type {Browser, Page} from '@playwright/test';
import {answerMathCdn} from '../../tests/support/mathCdn';
import {plainDoc} from '../figures';
import {savesData} from '../firstVisit';
import type {Host} from './host';
import {installProbe} from './probe';
import type {Search} from './searches';

/** Our runner names functions by a helper that the page does not have. */
const namingHelper = 'globalThis.__name = (named) => named;';

/** Loads a documentation page with an empty cache and hands it over when nothing more comes. */
export async function visited<T>(
  browser: Browser,
  host: Host,
  search: Search | undefined,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    await answerMathCdn(context);
    await context.addInitScript({content: namingHelper});
    await context.addInitScript(savesData);
    await search?.prepare?.(context);
    if (search) await context.addInitScript(installProbe, search.watched);
    const page = await context.newPage();
    await page.goto(`${host.origin}${plainDoc}${search?.query ?? ''}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    return await work(page);
  } finally {
    await context.close();
  }
}
