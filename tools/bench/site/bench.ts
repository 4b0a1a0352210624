/**
 * Our site beside a classic Docusaurus site with the same pages. `--rounds 1` visits each page
 * once for its speed; `--keep` builds nothing and measures what the last run has built.
 */
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {withBrowser} from '../harness/browser';
import {startHost, type Host} from '../harness/host';
import {defineBench, keptFigures, writeBetweenMarks} from '../harness/report';
import {build, commands, copyOfSite, forgetBuilds, workFolder} from '../harness/sites';
import {byName} from '../harness/statistics';
import {makeClassicSite} from './classic';
import {budget, measuredPages, plainDoc, siteNames, type Figures, type Origins} from './figures';
import type {SiteFigures, SiteName} from './figures';
import {firstVisit} from './firstVisit';
import {measureSpeeds, measureTurning} from './speed';
import {tableOf} from './table';

interface Site {
  /** Writes its sources and returns their folder. */
  readonly make: () => string;
  readonly command: readonly string[];
  /** The folder that is served, in the work folder. */
  readonly built: string;
}

const sites: Readonly<Record<SiteName, Site>> = {
  ours: {make: () => copyOfSite('ours'), command: commands.project, built: 'ours/build'},
  classic: {make: makeClassicSite, command: commands.docusaurus, built: 'classic/build'},
};

/** A build from nothing, and a second one that finds what the first has left. */
async function buildTwice(name: SiteName): Promise<Pick<SiteFigures, 'cold' | 'warm'>> {
  const {make, command} = sites[name];
  const site = make();
  forgetBuilds(site);
  return {cold: await build(site, 'cold', command), warm: await build(site, 'warm', command)};
}

async function measureSites(browser: Browser, rounds: number, keep: boolean) {
  const kept = keep ? keptFigures<Figures>('site')?.sites : undefined;
  // Ours first: the later one finds the packages in the disk cache, and that shall not be ours.
  const builds = kept ?? (await byName(siteNames, buildTwice));
  const hosts: Host[] = [];
  try {
    const origins: Origins = await byName(siteNames, async (name) => {
      const host = await startHost(path.join(workFolder, sites[name].built));
      hosts.push(host);
      return host.origin;
    });
    const visits = await byName(siteNames, (name) =>
      byName(Object.keys(measuredPages), (page) => firstVisit(browser, origins[name] + page)),
    );
    const speeds = await measureSpeeds(browser, origins, rounds);
    const turning = await measureTurning(browser, origins);
    return await byName(siteNames, (name): SiteFigures => {
      const {cold, warm} = builds[name];
      return {cold, warm, visits: visits[name], speeds: speeds[name], turning: turning[name]};
    });
  } finally {
    for (const host of hosts) host.close();
  }
}

const scriptBytes = ({visits}: SiteFigures): number => visits[plainDoc]?.js ?? 0;

export const bench = defineBench({
  options: {
    rounds: {type: 'string', default: '5'},
    keep: {type: 'boolean', default: false},
  },
  async measure(asked) {
    const rounds = Number(asked.rounds);
    const figures = await withBrowser(async (browser): Promise<Figures> => ({
      chromium: browser.version(),
      rounds,
      sites: await measureSites(browser, rounds, asked.keep ?? false),
    }));
    const times = scriptBytes(figures.sites.ours) / scriptBytes(figures.sites.classic);
    const verdict = `JavaScript of a doc page: ${times.toFixed(3)} times the classic site's; the budget is ${budget}.`;
    console.log(verdict);
    return {
      notes: [
        `Chromium ${figures.chromium}`,
        `LCP, TBT and CLS are the middle of ${rounds} visits`,
      ],
      tables: [tableOf(figures)],
      figures,
      failures: times <= budget ? [] : [verdict],
    };
  },
  publish(text) {
    writeBetweenMarks(path.join(__dirname, '../README.md'), 'figures', text);
  },
});
