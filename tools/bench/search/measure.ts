/** Bytes and times of each search, the searches in turns. */
import {startHost, type FileTransfer, type Host} from '../harness/host';
import {byName, inTurns, median, sum} from '../harness/statistics';
import {searchNames, type Opening, type SearchFigures, type SearchName} from './figures';
import {isOfIndex, searches, type Search} from './searches';
import {persistently, round, visited, type OpenedSearch, type Round} from './session';
import {servedFolder} from './sites';

const bytesOf = (sent: readonly FileTransfer[]): number => sum(sent.map(({bytes}) => bytes));

async function bytesOfPage(host: Host, search?: Search): Promise<number> {
  host.sent();
  return visited(host, search, async () => bytesOf(host.sent()));
}

function openingOf(all: readonly OpenedSearch[]): Opening {
  const bytes = (isCounted: (address: string) => boolean): number =>
    median(all.map(({sent}) => bytesOf(sent.filter(({address}) => isCounted(address)))));
  return {
    index: bytes(isOfIndex),
    scripts: bytes((address) => !isOfIndex(address)),
    requests: median(all.map(({sent}) => sent.length)),
    busy: median(all.map(({busy}) => busy)),
    milliseconds: median(all.map(({timing}) => timing.milliseconds)),
  };
}

/** A round for each query. */
async function allRounds(
  queries: readonly string[],
  texts: readonly string[],
  hosts: Readonly<Record<SearchName, Host>>,
): Promise<ReadonlyMap<Search, readonly Round[]>> {
  // First visits fill the hosts with compressed files, and are not counted.
  for (const search of searches) await round(hosts[search.name], search, queries[0] ?? '', []);
  return inTurns(searches, queries.length, async (search, i) => {
    const done = await persistently(() =>
      round(hosts[search.name], search, queries[i] ?? '', texts),
    );
    const {first, busyAtKey} = done;
    console.log(`${search.name}: ${JSON.stringify([first.timing, first.busy, busyAtKey])}`);
    return done;
  });
}

/**
 * All figures of all searches but their quality.
 *
 * @param queries the first query of each round, on both pages
 * @param texts typed in each round
 */
export async function measureCosts(queries: readonly string[], texts: readonly string[]) {
  const hosts = await byName(searchNames, (name) => startHost(servedFolder(name)));
  const bare = await startHost(servedFolder('none'));
  try {
    const all = await allRounds(queries, texts, hosts);
    await bytesOfPage(bare);
    const without = await bytesOfPage(bare);
    return await byName(searchNames, async (name): Promise<Omit<SearchFigures, 'quality'>> => {
      const search = searches.find((one) => one.name === name);
      const rounds = (search && all.get(search)) ?? [];
      return {
        onPage: (await bytesOfPage(hosts[name], search)) - without,
        first: openingOf(rounds.map(({first}) => first)),
        second: openingOf(rounds.map(({second}) => second)),
        busyAtKey: median(rounds.map(({busyAtKey}) => busyAtKey)),
      };
    });
  } finally {
    for (const host of [...Object.values(hosts), bare]) host.close();
  }
}
