/** Visits: a page is loaded at full speed, then the search is opened and typed into. */
import type {Page} from '@playwright/test';
import {answerMathCdnOf} from '../../../tests/support/mathCdn';
import {inBrowser, type Visit} from '../harness/browser';
import type {FileTransfer, Host} from '../harness/host';
import {processorTime} from '../harness/processes';
import {plainDoc} from '../site/figures';
import {installProbe, type Timing} from './probe';
import type {Search} from './searches';
import {secondDoc} from './sites';

/** Loads a page, and waits until nothing more comes. */
async function load(page: Page, host: Host, doc: string): Promise<void> {
  await page.goto(host.origin + doc);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/** All that the host sends until the page and the host are at rest. */
async function sentUntilRest(page: Page, host: Host): Promise<readonly FileTransfer[]> {
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
  const prepare = async (page: Page): Promise<void> => {
    await answerMathCdnOf(page);
    await search?.prepare?.(page.context());
    if (search) await page.context().addInitScript(installProbe, search.watched);
  };
  return inBrowser({savesData: true, prepare}, async (visit) => {
    await load(visit.page, host, plainDoc);
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

export interface OpenedSearch {
  readonly timing: Timing;
  /** Processor time until the first hit, in milliseconds. */
  readonly busy: number;
  readonly sent: readonly FileTransfer[];
}

async function opened({page, group}: Visit, host: Host, query: string): Promise<OpenedSearch> {
  host.sent();
  const before = processorTime(group);
  const timing = await page.evaluate((text) => window.searchProbe.open(text), query);
  const busy = processorTime(group) - before;
  return {timing, busy, sent: await sentUntilRest(page, host)};
}

export interface Round {
  readonly first: OpenedSearch;
  readonly second: OpenedSearch;
  /** Processor time of each key on average, in milliseconds. */
  readonly busyAtKey: number;
}

/** One visit, the search opened on two pages; `texts` are typed on the first. */
export async function round(
  host: Host,
  search: Search,
  query: string,
  texts: readonly string[],
): Promise<Round> {
  return visited(host, search, async (visit) => {
    const {page, group} = visit;
    const first = await opened(visit, host, query);
    const before = processorTime(group);
    await page.evaluate((all) => window.searchProbe.ask([...all]), texts);
    const busyAtKey = (processorTime(group) - before) / texts.length;
    await load(page, host, secondDoc);
    return {first, busyAtKey, second: await opened(visit, host, query)};
  });
}
