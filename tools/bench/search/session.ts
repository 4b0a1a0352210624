/** One visit: a page is loaded at full speed, then the search is opened and typed into. */
import type {Page} from '@playwright/test';
import {answerMathCdnOf} from '../../../tests/support/mathCdn';
import {plainDoc} from '../figures';
import {savesData} from '../firstVisit';
import type {Host, FileTransfer} from '../host';
import {namingHelper} from '../../lib/namingHelper';
import {inBrowser, type Visit} from '../inBrowser';
import {installProbe} from './probe';
import type {Search} from './searches';

/** Milliseconds; a host that compresses files as they are requested takes long the first time. */
const patience = 180_000;

/** The page after the first one of a visit, opened by its URL: nothing but the browser's cache is left. */
export const secondDoc = '/docs/documentation/systematics';

/** Loads a page, and waits until nothing more comes. */
export async function load(
  page: Page,
  host: Host,
  search: Search | undefined,
  doc: string,
): Promise<void> {
  await page.goto(`${host.origin}${doc}${search?.query ?? ''}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/** All that the host sends until the page and the host are at rest. */
export async function sentUntilRest(page: Page, host: Host): Promise<readonly FileTransfer[]> {
  const all: FileTransfer[] = [];
  for (let more: readonly FileTransfer[] | undefined; more?.length !== 0;) {
    await page.evaluate(() => window.searchProbe.settled());
    more = host.sent();
    all.push(...more);
  }
  return all;
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
    context.setDefaultTimeout(patience);
    await answerMathCdnOf(page);
    await context.addInitScript({content: namingHelper});
    await context.addInitScript(savesData);
    await search?.prepare?.(context);
    if (search) await context.addInitScript(installProbe, search.watched);
    await load(page, host, search, plainDoc);
    return work(visit);
  });
}

/** A browser that dies half an hour into a run is no reason to begin again. */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.warn('Once more, after:', error);
    return work();
  }
}
