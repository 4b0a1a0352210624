/** How well each search answers the golden queries, judged by what the reader is shown. */
import {judge, scoreOf, type GoldenQuery} from '../../check/search/quality';
import type {Host} from '../harness/host';
import type {Quality} from './figures';
import type {HitLinks, Search} from './searches';
import {visited} from './session';

interface AnswerRank {
  readonly half: string;
  readonly place: number;
  readonly placeOfPage: number;
}

/** A hit that names sections below it is right if any of its links is. */
export function placesOf(golden: GoldenQuery, hits: readonly HitLinks[]): AnswerRank {
  const most = Math.max(1, ...hits.map((links) => links.length));
  const verdicts = Array.from({length: most}, (_, i) =>
    judge(golden, () => hits.map((links) => links[i] ?? links[0] ?? '')),
  );
  return {
    half: golden.half,
    place: Math.min(...verdicts.map(({place}) => place)),
    placeOfPage: Math.min(...verdicts.map(({placeOfPage}) => placeOfPage)),
  };
}

export function qualityOf(places: readonly AnswerRank[]): Quality {
  return {
    page: scoreOf(places.map(({placeOfPage}) => placeOfPage)),
    section: scoreOf(places.map(({place}) => place)),
  };
}

/** Types each query, waits until the list of hits is at rest, and reads it. */
export async function placesShown(
  host: Host,
  search: Search,
  queries: readonly GoldenQuery[],
): Promise<readonly AnswerRank[]> {
  return visited(host, search, async ({page}) => {
    await page.evaluate(() => window.searchProbe.open('data'));
    const places: AnswerRank[] = [];
    for (const golden of queries) {
      const [timing] = await page.evaluate((text) => window.searchProbe.ask([text]), golden.query);
      await page.evaluate(() => window.searchProbe.settled());
      const hits = timing?.outcome === 'hits' ? await search.hits(page) : [];
      places.push(placesOf(golden, hits));
    }
    return places;
  });
}
