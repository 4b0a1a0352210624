/**
 * Our search beside Pagefind and the lunr plugin. `--keep` measures the sites of the last run again and builds nothing;
 * `--rounds 1` measures one query instead of four.
 */
import {readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import type {GoldenQuery} from '../../check/search/quality';
import {withBrowser} from '../harness/browser';
import {withHost} from '../harness/host';
import {defineBench} from '../harness/report';
import {byName} from '../harness/statistics';
import {searchNames, typedTexts, type Figures} from './figures';
import type {SearchFigures, SearchName} from './figures';
import {measureCosts} from './measure';
import {placesShown, qualityOf} from './quality';
import {searches} from './searches';
import {persistently} from './session';
import {buildSites, indexedPages, servedFolder, versions} from './sites';
import {tableOf} from './table';

const typed = 24;

const {queries} = JSON.parse(readFileSync('tests/search/golden.json', 'utf8')) as {
  queries: GoldenQuery[];
};
const queryTexts = queries.map(({query}) => query);

/** All searches at once: nothing is timed here. */
async function measureQuality() {
  const measured = searches.map(async (search) => {
    const places = await withHost(servedFolder(search.name), (host) =>
      persistently(() => placesShown(host, search, queries)),
    );
    const report = places.filter(({half}) => half === 'report');
    return [search.name, {all: qualityOf(places), report: qualityOf(report)}] as const;
  });
  return Object.fromEntries(await Promise.all(measured)) as Record<
    SearchName,
    SearchFigures['quality']
  >;
}

export const bench = defineBench({
  options: {
    rounds: {type: 'string', default: '4'},
    keep: {type: 'boolean', default: false},
  },
  async measure({rounds, keep}) {
    if (!keep) await buildSites();
    const quality = await measureQuality();
    const costs = await measureCosts(
      typedTexts(queryTexts, 2 * Number(rounds)).filter((_, i) => i % 2 === 0),
      typedTexts(queryTexts, typed),
    );
    const figures: Figures = {
      pages: indexedPages().length,
      searches: await byName(searchNames, (name) => ({...costs[name], quality: quality[name]})),
    };
    const chromium = await withBrowser((browser) => Promise.resolve(browser.version()));
    const others = Object.entries(versions).map(([name, version]) => `\`${name}\` ${version}`);
    return {
      notes: [
        `load after it ${(loadavg()[0] ?? 0).toFixed(2)}`,
        `Chromium ${chromium}, ${others.join(', ')}`,
      ],
      tables: [tableOf(figures)],
      figures,
    };
  },
});
