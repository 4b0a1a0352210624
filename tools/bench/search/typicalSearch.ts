/** Requests of a typical search to the server: one query typed letter by letter, then another on another page. */
import {median, type TypicalSearch} from './figures';
import {startHost, type FileTransfer} from '../host';
import {searches} from './searches';
import {servedFolder} from './served';
import {load, persistently, secondDoc, sentUntilRest, visited} from './session';

/** Between two letters, in milliseconds; assumed. */
const pause = 150;

/** Medians over the queries; the one after each is that of the second page. */
export async function typicalSearch(queries: readonly string[]): Promise<TypicalSearch> {
  const [ours] = searches;
  const host = await startHost(servedFolder('ours', 1));
  const searched = {
    first: [] as (readonly FileTransfer[])[],
    next: [] as (readonly FileTransfer[])[],
  };
  try {
    for (const [i, query] of queries.entries()) {
      const next = queries[(i + 1) % queries.length] ?? query;
      const sent = await persistently(() =>
        visited(host, ours, async ({page}) => {
          const sentFor = async (typed: string): Promise<readonly FileTransfer[]> => {
            host.sent();
            await page.evaluate(([text, wait]) => window.searchProbe.open(text, wait), [
              typed,
              pause,
            ] as const);
            return sentUntilRest(page, host);
          };
          const first = await sentFor(query);
          await load(page, host, ours, secondDoc);
          return {first, next: await sentFor(next)};
        }),
      );
      searched.first.push(sent.first);
      searched.next.push(sent.next);
    }
  } finally {
    host.close();
  }
  const medians = (all: readonly (readonly FileTransfer[])[]) => ({
    bytes: median(all.map((sent) => sent.reduce((bytes, one) => bytes + one.bytes, 0))),
    requests: median(all.map((sent) => sent.length)),
  });
  return {first: medians(searched.first), next: medians(searched.next)};
}
