/**
 * `npm run bench:search`: our search beside Pagefind and the lunr plugin. With `-- --keep` it
 * measures the sites of the last run again and builds nothing.
 */
import {readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import type {GoldenQuery} from '../../check/search/quality';
import {buildSites, installAlternatives, versions} from './builtSites';
import {typedTexts, type Figures} from './figures';
import {startHost} from '../host';
import {inBrowser} from '../inBrowser';
import {circumstancesNow, report} from '../report';
import {writeScaling} from '../servers/scaling';
import {measureSize, type Setup} from './measure';
import {addressesOf} from './pages';
import {placesShown, qualityOf, type Quality} from './quality';
import {searches} from './searches';
import {tableOf} from './table';
import {prepareServed, servedFolder, sizes, type SearchName} from './served';
import {persistently} from './session';
import {slowdownNow} from './slowdown';
import {typicalSearch} from './typicalSearch';

const rounds = 4;
const heldRounds = 2;
const typed = 24;
/** Visits of readers who search, for what they ask of the server. */
const searchers = 9;

const {queries} = JSON.parse(readFileSync('tests/search/golden.json', 'utf8')) as {
  queries: GoldenQuery[];
};

async function measureQuality(): Promise<Figures['quality']> {
  // All at once: nothing is timed here.
  const entries = searches.map(async (search): Promise<[SearchName, Record<string, Quality>]> => {
    const host = await startHost(servedFolder(search.name, 1));
    const places = await persistently(() => placesShown(host, search, queries));
    host.close();
    const report = places.filter(({half}) => half === 'report');
    return [search.name, {all: qualityOf(places), report: qualityOf(report)}];
  });
  return Object.fromEntries(await Promise.all(entries)) as Figures['quality'];
}

async function measure(): Promise<Figures> {
  const queryTexts = queries.map(({query}) => query);
  const whole = (count: number) => typedTexts(queryTexts, 2 * count).filter((_, i) => i % 2 === 0);
  const setup: Setup = {
    queries: whole(rounds),
    texts: typedTexts(queryTexts, typed),
    heldRounds,
  };
  const slowdown = await slowdownNow();
  const quality = await measureQuality();
  const measured: [string, Figures['sizes'][string]][] = [];
  for (const size of sizes) measured.push([String(size), await measureSize(setup, size)]);
  const pages = addressesOf(servedFolder('ours', 1)).length;
  return {
    chromium: await inBrowser(async ({version}) => version),
    versions,
    rounds,
    pages: Object.fromEntries(sizes.map((size) => [String(size), pages * size])),
    slowdown,
    sizes: Object.fromEntries(measured),
    typicalSearch: await typicalSearch(whole(searchers)),
    quality,
  };
}

async function main(): Promise<void> {
  if (!process.argv.includes('--keep')) {
    installAlternatives();
    await buildSites();
    await prepareServed();
  }
  const now = circumstancesNow();
  const figures = await measure();
  const others = Object.entries(figures.versions).map(
    ([name, version]) => `\`${name}\` ${version}`,
  );
  const notes = [
    `load after it ${(loadavg()[0] ?? 0).toFixed(2)}`,
    `Chromium ${figures.chromium}, ${others.join(', ')}`,
    figures.slowdown === null
      ? 'no quarter core on this system'
      : `on the quarter core, work in a Worker took ${figures.slowdown} times as long`,
  ];
  report('search', now, notes, [tableOf(figures)], figures);
  writeScaling();
}

void main();
