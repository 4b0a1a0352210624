/**
 * Times of analysers on a slow line (1.6 Mbit/s, 150 ms) with a processor four times slower: until the first paint,
 * until the first plot, which may be in the page, until the plots of the app, until cuts are possible, and until all
 * events are counted. Two builds are measured in turn, round by round.
 */
import {addressOfApp, registry} from '../../../src/apps/registry';
import type {SampleKey} from '../../../src/samples/registry';
import {alignedTable} from '../alignedTable';
import {startHost, type Host} from '../host';
import {inBrowser} from '../inBrowser';
import {namingHelper} from '../../lib/namingHelper';
import {median} from '../search/figures';
import {slowDown} from '../speed/slowDevice';
import {installProbe} from './probe';

/** Milliseconds from the start of a visit with an empty cache. */
interface LoadingTimes {
  readonly firstPaint: number;
  readonly firstPlot: number;
  readonly appPlots: number;
  readonly usable: number;
  readonly complete: number;
}

const appPlots = '[data-app] [aria-label="Histograms"] svg path';
const firstPlot = `${appPlots}, [data-app] [role="img"] svg > svg > path`;
const complete = '[data-app] [data-settled="true"]';
const usable = `${complete}, [data-app] [data-usable="true"]`;

/** One visit to an analyser on the slow device. */
async function visitSlowly(
  origin: string,
  address: string,
  viewport = {width: 1280, height: 800},
): Promise<LoadingTimes> {
  return inBrowser(
    async ({page}) => {
      await page.setViewportSize(viewport);
      await page.addInitScript({content: namingHelper});
      await page.addInitScript(installProbe);
      await slowDown(page);
      await page.goto(origin + address, {waitUntil: 'commit', timeout: 120_000});
      const [plot, own, cut, all] = await Promise.all(
        [firstPlot, appPlots, usable, complete].map((selector) =>
          page.evaluate((wanted) => window.appProbe.ready(wanted), selector),
        ),
      );
      const firstPaint = await page.evaluate(() => window.appProbe.firstPaint());
      return {
        firstPaint,
        firstPlot: Math.max(plot ?? NaN, firstPaint),
        appPlots: own ?? NaN,
        usable: cut ?? NaN,
        complete: all ?? NaN,
      };
    },
    ['--ignore-certificate-errors'],
  );
}

const middle = (visits: readonly LoadingTimes[]): LoadingTimes => {
  const of = (key: keyof LoadingTimes): number => median(visits.map((visit) => visit[key]));
  return {
    firstPaint: of('firstPaint'),
    firstPlot: of('firstPlot'),
    appPlots: of('appPlots'),
    usable: of('usable'),
    complete: of('complete'),
  };
};

const rounds = 3;
const measured: readonly SampleKey[] = ['hww13', 'ttz13', 'hzz13'];

interface Figures extends LoadingTimes {
  readonly app: string;
  readonly build: string;
}

/** Medians by app and build: the builds take turns, after a visit that warms their hosts. */
async function measureSlowly(
  hosts: readonly (readonly [build: string, host: Host])[],
): Promise<readonly Figures[]> {
  const figures: Figures[] = [];
  for (const app of registry.filter(({sample}) => sample && measured.includes(sample))) {
    const visits = hosts.map((): LoadingTimes[] => []);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [i, [, {origin}]] of hosts.entries()) {
        const times = await visitSlowly(origin, addressOfApp(app));
        if (round > 0) visits[i]?.push(times);
      }
    }
    figures.push(
      ...hosts.map(([build], i) => ({app: app.shortName, build, ...middle(visits[i] ?? [])})),
    );
  }
  return figures;
}

const columns: readonly (readonly [head: string, key: keyof LoadingTimes])[] = [
  ['first paint', 'firstPaint'],
  ['first plot', 'firstPlot'],
  ['plots of the app', 'appPlots'],
  ['usable', 'usable'],
  ['complete', 'complete'],
];

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** @param folders built sites by name @returns the table and what is in it, in milliseconds */
export async function slowLineTable(
  folders: Readonly<Record<string, string>>,
): Promise<readonly [table: string, figures: readonly Figures[]]> {
  const hosts: (readonly [string, Host])[] = [];
  for (const [name, folder] of Object.entries(folders)) {
    hosts.push([name, await startHost(folder, 'HTTP/2')]);
  }
  try {
    const figures = await measureSlowly(hosts);
    const rows = figures.map(({app, build, ...times}) => [
      app,
      build,
      ...columns.map(([, key]) => seconds(times[key])),
    ]);
    const heads = ['App', 'build', ...columns.map(([head]) => `${head}, s`)];
    return [alignedTable([heads, ...rows], 2), figures];
  } finally {
    for (const [, host] of hosts) host.close();
  }
}
