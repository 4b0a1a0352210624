/** One round of one search: a visit of two pages. */
import {heldShare, type Speed} from './figures';
import type {Host, FileTransfer} from '../host';
import {held} from '../heldCore';
import type {Visit} from '../inBrowser';
import type {Timing} from './probe';
import {processorTime} from './processorTime';
import type {Search} from './searches';
import {load, secondDoc, sentUntilRest, visited} from './session';

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
  readonly keys: readonly Timing[];
  /** Processor time of each key on average, in milliseconds. */
  readonly busyAtKey: number;
}

interface RoundQueries {
  readonly query: string;
  readonly texts: readonly string[];
}

/** One visit, the search opened on two pages; the browser is held only while it is used. */
export async function round(
  host: Host,
  search: Search,
  speed: Speed,
  {query, texts}: RoundQueries,
): Promise<Round> {
  return visited(host, search, async (visit) => {
    const {page, group} = visit;
    const paced = <T>(work: () => Promise<T>): Promise<T> =>
      speed === 'held' ? held(group, heldShare, work) : work();
    const measureKeys = async (): Promise<Pick<Round, 'keys' | 'busyAtKey'>> => {
      const before = processorTime(group);
      const keys = await page.evaluate((all) => window.searchProbe.ask([...all]), texts);
      return {keys, busyAtKey: (processorTime(group) - before) / texts.length};
    };
    const [first, keys] = await paced(
      async () => [await opened(visit, host, query), await measureKeys()] as const,
    );
    await load(page, host, search, secondDoc);
    const second = await paced(() => opened(visit, host, query));
    return {first, second, ...keys};
  });
}
