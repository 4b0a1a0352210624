/**
 * `npm run bench`: our site beside a classic Docusaurus site and a VitePress site with the same pages.
 * `-- --rounds 1` visits each page once for its speed; `-- --keep` builds nothing and measures what
 * the last run has built.
 */
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../lib/browser';
import {
  budget,
  plainDoc,
  siteNames,
  type Build,
  type Figures,
  type SiteFigures,
  type SiteName,
} from './figures';
import {startHost, type Host} from './host';
import {intoReadme} from './intoReadme';
import {circumstancesNow, keptFigures, report} from './report';
import {writeScaling} from './servers/scaling';
import {sites} from './sites';
import {measureSpeeds, measureTurning} from './speed/measure';
import {tableOf} from './table';
import {buildTwice} from './timedBuild';
import {visitPages} from './visits';

const {values} = parseArgs({
  options: {rounds: {type: 'string', default: '5'}, keep: {type: 'boolean', default: false}},
});

type Builds = Record<SiteName, {readonly cold: Build; readonly warm: Build}>;

/** Ours first: the later ones find the packages in the disk cache, and that shall not be ours. */
async function buildAll(): Promise<Builds> {
  const kept = values.keep && keptFigures<Figures>('sites');
  if (kept) return kept.sites;
  const builds: Partial<Builds> = {};
  for (const name of siteNames) {
    const {make, command} = sites[name];
    builds[name] = await buildTwice(make(), command);
  }
  return builds as Builds;
}

async function measureAll(browser: Browser, builds: Builds, hosts: Record<SiteName, Host>) {
  const rounds = Number(values.rounds);
  const visits: Partial<Record<SiteName, SiteFigures['visits']>> = {};
  for (const name of siteNames) visits[name] = await visitPages(browser, hosts[name].origin);
  const origins = Object.fromEntries(siteNames.map((name) => [name, hosts[name].origin]));
  const speeds = await measureSpeeds(browser, origins as Record<SiteName, string>, rounds);
  const turning = await measureTurning(browser, origins as Record<SiteName, string>);
  const figuresOf = (name: SiteName): SiteFigures => ({
    cold: builds[name].cold,
    warm: builds[name].warm,
    visits: visits[name] ?? {},
    speeds: speeds[name],
    turning: turning[name],
  });
  return Object.fromEntries(siteNames.map((name) => [name, figuresOf(name)])) as Figures['sites'];
}

async function measure(browser: Browser): Promise<Figures> {
  const builds = await buildAll();
  const hosts: Partial<Record<SiteName, Host>> = {};
  try {
    for (const name of siteNames) hosts[name] = await startHost(sites[name].built);
    return {
      chromium: browser.version(),
      rounds: Number(values.rounds),
      sites: await measureAll(browser, builds, hosts as Record<SiteName, Host>),
    };
  } finally {
    for (const host of Object.values(hosts)) host.close();
  }
}

const scriptBytes = (site: SiteFigures): number => site.visits[plainDoc]?.js.brotli ?? 0;

async function main(): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({executablePath: findBrowser(), args});
  try {
    const now = circumstancesNow();
    const figures = await measure(browser);
    const {rounds, chromium: version} = figures;
    const notes = [`Chromium ${version}`, `LCP, TBT and CLS are the middle of ${rounds} visits`];
    intoReadme('figures', report('sites', now, notes, [tableOf(figures)], figures));
    writeScaling();
    const times = scriptBytes(figures.sites.ours) / scriptBytes(figures.sites.classic);
    const verdict = `JavaScript of a doc page: ${times.toFixed(3)} times the classic site's; the budget is ${budget}.`;
    console.log(verdict);
    if (!(times <= budget)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

void main();
