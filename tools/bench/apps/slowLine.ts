/**
 * Loading times of three analysers on a slow line with a processor four times slower: until the first paint, until the
 * first plot, which may be in the page, until the plots of the app, until cuts are possible, and until all events are
 * counted. `--rounds 1` takes one visit instead of three; `--before <folder>` measures another build in turns.
 */
import {addressOfApp, registry} from '../../../src/apps/registry';
import type {SampleKey} from '../../../src/samples/registry';
import {inBrowser, phoneNote, slowDown} from '../harness/browser';
import {startHost, type Host} from '../harness/host';
import {defineBench} from '../harness/report';
import {builtSite} from '../harness/sites';
import {inTurns, median} from '../harness/statistics';
import {columnTable, decimals, type Column} from '../harness/table';
import {installProbe} from './probe';

const appPlots = '[data-app] [aria-label="Histograms"] svg path';
const complete = '[data-app] [data-settled="true"]';

const selectors = {
  firstPlot: `${appPlots}, [data-app] [role="img"] svg > svg > path`,
  appPlots,
  usable: `${complete}, [data-app] [data-usable="true"]`,
  complete,
} as const;

/** Milliseconds from the start of a visit with an empty cache. */
type LoadingTimes = Readonly<Record<'firstPaint' | keyof typeof selectors, number>>;

const visitOptions = {
  args: ['--ignore-certificate-errors'],
  viewport: {width: 1280, height: 800},
  probe: installProbe,
  prepare: slowDown,
};

/** One visit to an analyser on the slow device. */
async function visitSlowly(address: string): Promise<LoadingTimes> {
  return inBrowser(visitOptions, async ({page}) => {
    await page.goto(address, {waitUntil: 'commit', timeout: 120_000});
    const ready = (selector: string): Promise<number> =>
      page.evaluate((wanted) => window.appProbe.ready(wanted), selector);
    const [plot = NaN, own = NaN, cut = NaN, all = NaN] = await Promise.all(
      Object.values(selectors).map(ready),
    );
    const firstPaint = await page.evaluate(() => window.appProbe.firstPaint());
    const firstPlot = Math.max(plot, firstPaint);
    return {firstPaint, firstPlot, appPlots: own, usable: cut, complete: all};
  });
}

const measured: readonly SampleKey[] = ['hww13', 'ttz13', 'hzz13'];

interface Figures {
  readonly app: string;
  readonly build: string;
  readonly visits: readonly LoadingTimes[];
}

/** The builds take turns, after a visit that warms their hosts. */
async function measureSlowly(hosts: ReadonlyMap<string, Host>, rounds: number): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const app of registry.filter(({sample}) => sample && measured.includes(sample))) {
    const all = await inTurns(Array.from(hosts.keys()), rounds + 1, (build) =>
      visitSlowly((hosts.get(build)?.origin ?? '') + addressOfApp(app)),
    );
    for (const [build, visits] of all) {
      figures.push({app: app.shortName, build, visits: visits.slice(1)});
    }
  }
  return figures;
}

const seconds =
  (key: keyof LoadingTimes) =>
  ({visits}: Figures): string =>
    decimals(1)(median(visits.map((visit) => visit[key])) / 1000);

const columns: readonly Column<Figures>[] = [
  ['App', ({app}) => app],
  ['build', ({build}) => build],
  ['first paint, s', seconds('firstPaint')],
  ['first plot, s', seconds('firstPlot')],
  ['plots of the app, s', seconds('appPlots')],
  ['usable, s', seconds('usable')],
  ['complete, s', seconds('complete')],
];

export const bench = defineBench({
  options: {rounds: {type: 'string', default: '3'}, before: {type: 'string'}},
  async measure({rounds, before}) {
    const folders = {...(before ? {before} : {}), now: 'build'};
    const hosts = new Map<string, Host>();
    try {
      for (const [name, folder] of Object.entries(folders)) {
        hosts.set(name, await startHost(builtSite(folder), 'HTTP/2'));
      }
      const figures = await measureSlowly(hosts, Number(rounds));
      return {notes: [phoneNote], tables: [columnTable(figures, columns, 2)], figures};
    } finally {
      for (const host of hosts.values()) host.close();
    }
  },
});
