/**
 * 50 client-side navigations, and each app opened and closed ten times, in the site in `build/`. It ends with an error
 * where memory, nodes, listeners, workers or drawing contexts grow. `--only 'Event display'` looks at that app alone,
 * or at `navigation`.
 */
import type {Page} from '@playwright/test';
import {answerMathCdn} from '../../../tests/support/mathCdn';
import {inBrowser} from '../harness/browser';
import {withHost} from '../harness/host';
import {defineBench} from '../harness/report';
import {builtSite} from '../harness/sites';
import {named} from '../harness/statistics';
import {columnTable, decimals, type Column} from '../harness/table';
import {growth, meterOf, type MemoryUsage, type Meter} from './meter';
import {openAndClose, restingPlace, visitedApps, walk} from './walks';

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
const withoutFasterCode =
  '--js-flags=--no-lazy-feedback-allocation --no-sparkplug --no-maglev --no-opt --regexp-interpret-all';

/** Opens the page on which each round ends. */
async function begin(page: Page, origin: string): Promise<Meter> {
  await answerMathCdn(page.context());
  const meter = await meterOf(page);
  await page.goto(origin + restingPlace);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return meter;
}

async function exercise(origin: string, one: Exercise): Promise<Result> {
  const rounds = await inBrowser({args: [withoutFasterCode]}, async ({page}) => {
    const meter = await begin(page, origin);
    const held: MemoryUsage[] = [];
    for (let done = 0; done < one.rounds; done += 1) {
      await one.round(page);
      held.push(await meter.measure());
    }
    return held;
  });
  const peak = await inBrowser({}, async ({page}) => {
    const meter = await begin(page, origin);
    await one.wholeRound(page);
    return meter.peak();
  });
  return {name: one.name, rounds, peak, grown: growth(rounds)};
}

const heap = (usage: MemoryUsage | undefined): string => decimals(1)(usage && usage.heap / 2 ** 20);

/** After the second round and after the last. */
const both =
  (quantity: 'nodes' | 'listeners' | 'workers' | 'contexts') =>
  ({rounds}: Result): string =>
    [rounds[1], rounds.at(-1)].map((usage) => usage?.[quantity] ?? '–').join(' / ');

const columns: readonly Column<Result>[] = [
  ['What', ({name}) => name],
  ['peak, MiB', ({peak}) => decimals(0)(peak)],
  ['heap after round 2, MiB', ({rounds}) => heap(rounds[1])],
  ['after the last', ({rounds}) => heap(rounds.at(-1))],
  ['nodes', both('nodes')],
  ['listeners', both('listeners')],
  ['workers', both('workers')],
  ['WebGL', both('contexts')],
];

export const bench = defineBench({
  options: {only: {type: 'string', multiple: true}},
  async measure({only}) {
    const results: Result[] = [];
    await withHost(builtSite(), async (host) => {
      for (const one of named(exercises, ({name}) => name, only)) {
        const result = await exercise(host.origin, one);
        results.push(result);
        const line = columns.map(([, cell]) => cell(result)).join('  ');
        console.log([line, ...result.grown].join('\n    grows: '));
      }
    });
    return {
      tables: [columnTable(results, columns)],
      figures: results,
      failures: results.flatMap(({name, grown}) =>
        grown.map((one) => `Memory grows. ${name}: ${one}`),
      ),
    };
  },
});
