/** `npm run bench`: our site against an untouched classic Docusaurus site with the same pages. */
import {availableParallelism, loadavg} from 'node:os';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../scripts/lib/browser';
import {makeClassicSite} from './classicSite';
import {budget, plainDoc, type Figures, type SiteFigures} from './figures';
import {makeOurSite} from './ourSite';
import {publish} from './publish';
import {buildTwice} from './timedBuild';
import {visitPages} from './visits';

async function measure(browser: Browser): Promise<Figures> {
  const loadBefore = Number((loadavg()[0] ?? 0).toFixed(2));
  // Ours first: the later one finds the packages in the disk cache, and that shall not be ours.
  const [ourSite, classicSite] = [makeOurSite(), makeClassicSite()];
  const ourBuilds = await buildTwice(ourSite);
  const classicBuilds = await buildTwice(classicSite);
  return {
    date: new Date().toISOString().slice(0, 10),
    cpus: availableParallelism(),
    loadBefore,
    node: process.versions.node,
    chromium: browser.version(),
    ours: {...ourBuilds, visits: await visitPages(browser, ourSite)},
    classic: {...classicBuilds, visits: await visitPages(browser, classicSite)},
  };
}

const scriptBytes = (site: SiteFigures): number => site.visits[plainDoc]?.js.brotli ?? 0;

async function main(): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({executablePath: findBrowser(), args});
  try {
    const figures = await measure(browser);
    publish(figures);
    const times = scriptBytes(figures.ours) / scriptBytes(figures.classic);
    const verdict = `JavaScript of a doc page: ${times.toFixed(3)} times the classic site's; the budget is ${budget}.`;
    console.log(verdict);
    if (!(times <= budget)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

void main();
