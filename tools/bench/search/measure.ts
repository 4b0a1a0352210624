/** Bytes and times of each search, round by round: what slows the machine for a while slows all. */
import {keysOf, median, type Keys, type Opening, type SizeFigures, type Speed} from './figures';
import {startHost, type Host, type FileTransfer} from '../host';
import {canHold} from '../heldCore';
import {round, type OpenedSearch, type Round} from './round';
import {isOfIndex, pagefindAtOnce, searches, type Search} from './searches';
import {servedFolder, type SearchName, type Size} from './served';
import {persistently, visited} from './session';

export interface Setup {
  /** The first query of each round, on both pages. */
  readonly queries: readonly string[];
  /** Typed in each round. */
  readonly texts: readonly string[];
  /** Rounds that are done again in a held browser, which takes several times as long. */
  readonly heldRounds: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const bytesOf = (sent: readonly FileTransfer[]): number => sum(sent.map(({bytes}) => bytes));

async function bytesOfPage(host: Host, search?: Search): Promise<number> {
  host.sent();
  return visited(host, search, async () => bytesOf(host.sent()));
}

type Rounds = Record<Speed, Round[]>;

function bySpeed<T>(rounds: Rounds, figure: (rounds: readonly Round[]) => T) {
  const speeds = (['full', 'held'] as const).filter((speed) => rounds[speed].length > 0);
  return Object.fromEntries(speeds.map((speed) => [speed, figure(rounds[speed])])) as Partial<
    Record<Speed, T>
  >;
}

function openingOf(rounds: Rounds, get: (round: Round) => OpenedSearch): Opening {
  const bytes = (isCounted: (address: string) => boolean): number =>
    median(
      rounds.full.map((one) => bytesOf(get(one).sent.filter(({address}) => isCounted(address)))),
    );
  return {
    index: bytes(isOfIndex),
    scripts: bytes((address) => !isOfIndex(address)),
    requests: median(rounds.full.map((one) => get(one).sent.length)),
    busy: median(rounds.full.map((one) => get(one).busy)),
    milliseconds: bySpeed(rounds, (some) =>
      median(some.map((one) => get(one).timing.milliseconds)),
    ),
  };
}

const keysIn = (rounds: readonly Round[]): Keys => keysOf(rounds.map(({keys}) => keys));

/** All rounds of all searches; those of one round follow one another. */
async function allRounds(
  {queries, texts, heldRounds}: Setup,
  size: Size,
  hostOf: (search: Search) => Host,
): Promise<ReadonlyMap<Search, Rounds>> {
  const all = new Map<Search, Rounds>();
  // First visits fill the hosts with compressed files, and are not counted.
  for (const search of [...searches, pagefindAtOnce]) {
    await round(hostOf(search), search, 'full', {query: queries[0] ?? '', texts: []});
    all.set(search, {full: [], held: []});
  }
  for (const [i, query] of queries.entries()) {
    for (const speed of canHold && i < heldRounds
      ? (['full', 'held'] as const)
      : ['full' as const]) {
      for (const [search, rounds] of all) {
        const queriesOfRound = {query, texts};
        const done = await persistently(() => round(hostOf(search), search, speed, queriesOfRound));
        rounds[speed].push(done);
        const {timing, busy} = done.first;
        const values = [timing, busy, done.busyAtKey, keysOf([done.keys])].map((what) =>
          JSON.stringify(what),
        );
        console.log(`x${size} ${search.name}${search.query ?? ''} ${speed}: ${values.join(' ')}`);
      }
    }
  }
  return all;
}

/** All figures of all searches on pages of one size. */
export async function measureSize(
  setup: Setup,
  size: Size,
): Promise<Record<SearchName, SizeFigures>> {
  const hosts = new Map<SearchName, Host>();
  for (const {name} of searches) hosts.set(name, await startHost(servedFolder(name, size)));
  const bare = await startHost(servedFolder('none', 1));
  const hostOf = ({name}: Search): Host => hosts.get(name) as Host;
  try {
    const all = await allRounds(setup, size, hostOf);
    await bytesOfPage(bare);
    const without = await bytesOfPage(bare);
    const figures: [SearchName, SizeFigures][] = [];
    for (const search of searches) {
      const rounds = all.get(search) as Rounds;
      const atOnce = search.name === 'pagefind' ? (all.get(pagefindAtOnce) as Rounds) : rounds;
      figures.push([
        search.name,
        {
          onPage: (await bytesOfPage(hostOf(search), search)) - without,
          first: openingOf(rounds, ({first}) => first),
          second: openingOf(rounds, ({second}) => second),
          busyAtKey: median(rounds.full.map(({busyAtKey}) => busyAtKey)),
          keys: bySpeed(rounds, keysIn),
          keysAtOnce: bySpeed(atOnce, keysIn),
        },
      ]);
    }
    return Object.fromEntries(figures) as Record<SearchName, SizeFigures>;
  } finally {
    for (const host of [...hosts.values(), bare]) host.close();
  }
}
