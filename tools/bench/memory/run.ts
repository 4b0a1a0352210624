/**
 * `npm run test:memory`: 50 client-side navigations, and each app opened and closed ten times, in the site in
 * `build/`. It ends with an error where memory, nodes, listeners, workers or drawing contexts grow.
 * `-- --only 'event display'` looks at that app alone, or at `navigation`.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Page} from '@playwright/test';
import {answerMathCdn} from '../../../tests/support/mathCdn';
import {alignedTable} from '../alignedTable';
import {startHost} from '../host';
import {namingHelper} from '../../lib/namingHelper';
import {inBrowser} from '../inBrowser';
import {circumstancesNow, report} from '../report';
import {growth} from './growth';
import {meterOf, type MemoryUsage, type Meter} from './meter';
import {openAndClose, restingPlace, visitedApps, walk} from './walks';

const {values: asked} = parseArgs({options: {only: {type: 'string', multiple: true}}});

interface Exercise {
  readonly name: string;
  readonly rounds: number;
  readonly round: (page: Page) => Promise<void>;
  /** The round as readers take it, of which the peak is measured. */
  readonly wholeRound: (page: Page) => Promise<void>;
}

interface Result {
  readonly name: string;
  readonly rounds: readonly MemoryUsage[];
  readonly peak: number | null;
  readonly grown: readonly string[];
}

/** The first round of each is not counted: it loads the code. */
const exercises: readonly Exercise[] = [
  {name: 'navigation', rounds: 6, round: walk, wholeRound: walk},
  ...visitedApps.map((app) => ({
    name: app.name,
    rounds: 11,
    round: (page: Page) => openAndClose(page, app, app.lightQuery ?? app.query),
    wholeRound: (page: Page) => openAndClose(page, app, app.query),
  })),
];

/**
 * Functions and patterns stay as they are, however often they run. Otherwise the browser makes faster and larger
 * code of those that run often, after 40 navigations or so: megabytes that are not growth of the site.
 */
const engineFlags = [
  '--no-lazy-feedback-allocation',
  '--no-sparkplug',
  '--no-maglev',
  '--no-opt',
  '--regexp-interpret-all',
];

const withoutFasterCode = [`--js-flags=${engineFlags.join(' ')}`];

/** Opens the page on which each round ends. */
async function begin(page: Page, origin: string): Promise<Meter> {
  await answerMathCdn(page.context());
  await page.addInitScript({content: namingHelper});
  const meter = await meterOf(page);
  await page.goto(origin + restingPlace);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return meter;
}

async function exercise(origin: string, one: Exercise): Promise<Result> {
  const all = await inBrowser(async ({page}) => {
    const meter = await begin(page, origin);
    const held: MemoryUsage[] = [];
    for (let done = 0; done < one.rounds; done += 1) {
      await one.round(page);
      held.push(await meter.measure());
    }
    return held;
  }, withoutFasterCode);
  const peak = await inBrowser(async ({page}) => {
    const meter = await begin(page, origin);
    await one.wholeRound(page);
    return meter.peak();
  });
  return {name: one.name, rounds: all, peak, grown: growth(all)};
}

const mebibytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : (bytes / 2 ** 20).toFixed(1);

function row({name, rounds, peak}: Result): readonly string[] {
  const [second, last] = [rounds[1], rounds.at(-1)];
  const both = (of: (held: MemoryUsage) => number): string =>
    [second, last].map((held) => (held ? of(held) : '–')).join(' / ');
  return [
    name,
    peak === null ? '–' : String(peak),
    mebibytes(second?.heap),
    mebibytes(last?.heap),
    both(({nodes}) => nodes),
    both(({listeners}) => listeners),
    both(({workers}) => workers),
    both(({contexts}) => contexts),
  ];
}

const head = [
  'What',
  'peak, MiB',
  'heap after round 2, MiB',
  'after the last',
  'nodes',
  'listeners',
  'workers',
  'WebGL',
];

async function main(): Promise<void> {
  const site = path.resolve('build');
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new Error('There is no built site in build/. Build it first: npm run build');
  }
  const now = circumstancesNow();
  const host = await startHost(site);
  const results: Result[] = [];
  try {
    for (const one of exercises) {
      if (asked.only && !asked.only.includes(one.name)) continue;
      const result = await exercise(host.origin, one);
      results.push(result);
      console.log([row(result).join('  '), ...result.grown].join('\n    grows: '));
    }
  } finally {
    host.close();
  }
  report('memory', now, [], [alignedTable([head, ...results.map(row)], 1)], results);
  const grown = results.flatMap(({name, grown: some}) => some.map((one) => `${name}: ${one}`));
  for (const line of grown) console.error(`Memory grows. ${line}`);
  process.exitCode = grown.length > 0 ? 1 : 0;
}

void main();
