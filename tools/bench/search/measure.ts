/** Bytes and times of each search, round by round: what slows the machine for a while slows all. */
import {heldShare, keysOf, median, type Keys, type SizeFigures, type Speed} from './figures';
import {startHost, type Host} from '../host';
import type {Timing} from './probe';
import {canHold, held} from '../heldCore';
import {pagefindAtOnce, searches, type Search} from './searches';
import {servedFolder, type SearchName, type Size} from './served';
import {persistently, visited} from './session';

export interface Setup {
  /** The first query of each round. */
  readonly queries: readonly string[];
  /** Typed in each round. */
  readonly texts: readonly string[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function bytesOfPage(host: Host, search?: Search): Promise<number> {
  host.sent();
  return visited(host, search, async () => sum(host.sent().map(({bytes}) => bytes)));
}

interface Round {
  readonly opening: Timing;
  readonly bytes: number;
  readonly requests: number;
  readonly keys: readonly Timing[];
}

async function round(
  host: Host,
  search: Search,
  speed: Speed,
  {query, texts}: {readonly query: string; readonly texts: readonly string[]},
): Promise<Round> {
  return visited(host, search, ({page, group}) => {
    host.sent();
    const work = async (): Promise<Round> => {
      const opening = await page.evaluate((text) => window.searchProbe.open(text), query);
      await page.evaluate(() => window.searchProbe.settled());
      const sent = host.sent();
      const keys = await page.evaluate((all) => window.searchProbe.ask([...all]), texts);
      return {opening, bytes: sum(sent.map(({bytes}) => bytes)), requests: sent.length, keys};
    };
    return speed === 'held' ? held(group, heldShare, work) : work();
  });
}

type Rounds = Record<Speed, Round[]>;

function bySpeed<T>(rounds: Rounds, figure: (rounds: readonly Round[]) => T) {
  const speeds = (['full', 'held'] as const).filter((speed) => rounds[speed].length > 0);
  return Object.fromEntries(speeds.map((speed) => [speed, figure(rounds[speed])])) as Partial<
    Record<Speed, T>
  >;
}

const openingOf = (rounds: readonly Round[]): number =>
  median(rounds.map(({opening}) => opening.milliseconds));

const keysIn = (rounds: readonly Round[]): Keys => keysOf(rounds.map(({keys}) => keys));

/** All figures of all searches on pages of one size. */
export async function measureSize(
  setup: Setup,
  size: Size,
): Promise<Record<SearchName, SizeFigures>> {
  const {queries, texts} = setup;
  const variants = [...searches, pagefindAtOnce];
  const hosts = new Map<SearchName, Host>();
  for (const {name} of searches) hosts.set(name, await startHost(servedFolder(name, size)));
  const bare = await startHost(servedFolder('none', 1));
  const hostOf = ({name}: Search): Host => hosts.get(name) as Host;
  try {
    // First visits fill the hosts with compressed files, and are not counted.
    const all = new Map<Search, Rounds>();
    for (const search of variants) {
      await round(hostOf(search), search, 'full', {query: queries[0] ?? '', texts: []});
      all.set(search, {full: [], held: []});
    }
    await bytesOfPage(bare);
    const without = await bytesOfPage(bare);
    for (const query of queries) {
      for (const speed of canHold ? (['full', 'held'] as const) : (['full'] as const)) {
        for (const search of variants) {
          const asked = {query, texts};
          const done = await persistently(() => round(hostOf(search), search, speed, asked));
          all.get(search)?.[speed].push(done);
          const times = [done.opening, keysOf([done.keys])].map((what) => JSON.stringify(what));
          console.log(`x${size} ${search.name}${search.query ?? ''} ${speed}: ${times.join(' ')}`);
        }
      }
    }
    const figures = searches.map(async (search) => {
      const rounds = all.get(search) as Rounds;
      const atOnce = search.name === 'pagefind' ? (all.get(pagefindAtOnce) as Rounds) : rounds;
      const onPage = (await bytesOfPage(hostOf(search), search)) - without;
      const toHits = median(rounds.full.map(({bytes}) => bytes));
      const requests = median(rounds.full.map((one) => one.requests));
      const opening = bySpeed(rounds, openingOf);
      const keys = bySpeed(rounds, keysIn);
      const keysAtOnce = bySpeed(atOnce, keysIn);
      return [search.name, {onPage, toHits, requests, opening, keys, keysAtOnce}] as const;
    });
    return Object.fromEntries(await Promise.all(figures)) as Record<SearchName, SizeFigures>;
  } finally {
    for (const host of [...hosts.values(), bare]) host.close();
  }
}
