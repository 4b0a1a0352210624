/** Bytes and times of each search, the searches in turns. */
import {canHold} from '../harness/heldCore';
import {startHost, type FileTransfer, type Host} from '../harness/host';
import {byName, median, sum} from '../harness/statistics';
import {paces, searchNames, type Opening, type Pace} from './figures';
import type {SearchFigures, SearchName} from './figures';
import {isOfIndex, searches, type Search} from './searches';
import {persistently, round, visited} from './session';
import type {OpenedSearch, Round} from './session';
import {servedFolder} from './sites';

export interface Setup {
  /** The first query of each round, on both pages. */
  readonly queries: readonly string[];
  /** Typed in each round. */
  readonly texts: readonly string[];
  /** Rounds that are done again in a held browser, which takes several times as long. */
  readonly heldRounds: number;
}

const bytesOf = (sent: readonly FileTransfer[]): number => sum(sent.map(({bytes}) => bytes));

async function bytesOfPage(host: Host, search?: Search): Promise<number> {
  host.sent();
  return visited(host, search, async () => bytesOf(host.sent()));
}

type Rounds = Record<Pace, Round[]>;

function byPace<T>(rounds: Rounds, figure: (rounds: readonly Round[]) => T) {
  const measured = paces.filter((pace) => rounds[pace].length > 0);
  return Object.fromEntries(measured.map((pace) => [pace, figure(rounds[pace])])) as Partial<
    Record<Pace, T>
  >;
}

function openingOf(rounds: Rounds, get: (round: Round) => OpenedSearch): Opening {
  const all = rounds.full.map(get);
  const bytes = (isCounted: (address: string) => boolean): number =>
    median(all.map(({sent}) => bytesOf(sent.filter(({address}) => isCounted(address)))));
  return {
    index: bytes(isOfIndex),
    scripts: bytes((address) => !isOfIndex(address)),
    requests: median(all.map(({sent}) => sent.length)),
    busy: median(all.map(({busy}) => busy)),
    milliseconds: byPace(rounds, (some) => median(some.map((one) => get(one).timing.milliseconds))),
  };
}

/** All rounds of all searches; those of one round follow one another. */
async function allRounds(
  {queries, texts, heldRounds}: Setup,
  hosts: Readonly<Record<SearchName, Host>>,
): Promise<ReadonlyMap<Search, Rounds>> {
  const all = new Map<Search, Rounds>();
  // First visits fill the hosts with compressed files, and are not counted.
  for (const search of searches) {
    await round(hosts[search.name], search, 'full', {query: queries[0] ?? '', texts: []});
    all.set(search, {full: [], held: []});
  }
  for (const [i, query] of queries.entries()) {
    for (const pace of paces.slice(0, canHold && i < heldRounds ? 2 : 1)) {
      for (const [search, rounds] of all) {
        const done = await persistently(() =>
          round(hosts[search.name], search, pace, {query, texts}),
        );
        rounds[pace].push(done);
        const {first, busyAtKey} = done;
        console.log(
          `${search.name} ${pace}: ${JSON.stringify([first.timing, first.busy, busyAtKey])}`,
        );
      }
    }
  }
  return all;
}

/** All figures of all searches but their quality. */
export async function measureCosts(setup: Setup) {
  const hosts = await byName(searchNames, (name) => startHost(servedFolder(name)));
  const bare = await startHost(servedFolder('none'));
  try {
    const all = await allRounds(setup, hosts);
    await bytesOfPage(bare);
    const without = await bytesOfPage(bare);
    return await byName(searchNames, async (name): Promise<Omit<SearchFigures, 'quality'>> => {
      const search = searches.find((one) => one.name === name) as Search;
      const rounds = all.get(search) as Rounds;
      return {
        onPage: (await bytesOfPage(hosts[name], search)) - without,
        first: openingOf(rounds, ({first}) => first),
        second: openingOf(rounds, ({second}) => second),
        busyAtKey: median(rounds.full.map(({busyAtKey}) => busyAtKey)),
      };
    });
  } finally {
    for (const host of [...Object.values(hosts), bare]) host.close();
  }
}
