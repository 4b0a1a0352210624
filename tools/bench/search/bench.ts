/**
 * Our search beside Pagefind and the lunr plugin. `--keep` measures the sites of the last run again and builds nothing;
 * `--rounds 1` measures one query instead of four.
 */
import {readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import type {GoldenQuery} from '../../check/search/quality';
import {withBrowser} from '../harness/browser';
import {startHost} from '../harness/host';
import {defineBench} from '../harness/report';
import {byName} from '../harness/statistics';
import {searchNames, typedTexts, type Figures} from './figures';
import {measureCosts} from './measure';
import {placesShown, qualityOf} from './quality';
import {searches} from './searches';
import {persistently} from './session';
import {buildSites, indexedPages, servedFolder, versions} from './sites';
import {tableOf} from './table';

const heldRounds = 2;
const typed = 24;

const {queries} = JSON.parse(readFileSync('tests/search/golden.json', 'utf8')) as {
  queries: GoldenQuery[];
};
const queryTexts = queries.map(({query}) => query);

async function measureQuality() {
  // All at once: nothing is timed here.
  const measured = searches.map(async (search) => {
    const host = await startHost(servedFolder(search.name));
    const places = await persistently(() => placesShown(host, search, queries));
    host.close();
    const report = places.filter(({half}) => half === 'report');
    return {name: search.name, all: qualityOf(places), report: qualityOf(report)};
  });
  return Promise.all(measured);
}

export const bench = defineBench({
  options: {
    rounds: {type: 'string', default: '4'},
    keep: {type: 'boolean', default: false},
  },
  async measure({rounds, keep}) {
    if (!keep) await buildSites();
    const quality = await measureQuality();
    const costs = await measureCosts({
      queries: typedTexts(queryTexts, 2 * Number(rounds)).filter((_, i) => i % 2 === 0),
      texts: typedTexts(queryTexts, typed),
      heldRounds,
    });
    const figures: Figures = {
      pages: indexedPages().length,
      searches: await byName(searchNames, (name) => {
        const [{all, report}] = quality.filter((one) => one.name === name) as typeof quality &
          [(typeof quality)[number]];
        return {...costs[name], quality: {all, report}};
      }),
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
