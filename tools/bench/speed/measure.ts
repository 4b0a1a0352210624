/** Speed of first visits and of "Next", round by round: what slows the machine for a while slows all. */
import type {Browser, Page} from '@playwright/test';
import {quantile} from '../../check/search/quality';
import {answerMathCdn} from '../../../tests/support/mathCdn';
import {
  nextPages,
  siteNames,
  speedPages,
  type SiteName,
  type Speed,
  type Turning,
} from '../figures';
import {namingHelper} from '../../lib/namingHelper';
import {median} from '../search/figures';
import {installProbe, speedOf, watchTurning} from './probe';
import {slowDown} from './slowDevice';

type Origins = Readonly<Record<SiteName, string>>;

/** "Next" below a page, in the default themes. */
const nextLink = '.pagination-nav__link--next, .pager-link.next';

/** A busy machine may take long; what takes longer than this is broken. */
const patience = 180_000;

interface Visit {
  readonly address: string;
  readonly isSlow: boolean;
}

/** With an empty cache. */
async function visited<T>(
  browser: Browser,
  {address, isSlow}: Visit,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  try {
    await context.addInitScript(namingHelper);
    await context.addInitScript(installProbe);
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await (isSlow ? slowDown(page) : answerMathCdn(context));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return await work(page);
  } finally {
    await context.close();
  }
}

async function toEnd(page: Page): Promise<void> {
  await page.locator(nextLink).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

/** Requests all that the measured visits need from a host, which compresses files at the first request. */
async function warmUp(browser: Browser, origin: string): Promise<void> {
  const pages = new Set([...speedPages, ...nextPages.map(([from]) => from)]);
  for (const page of pages) {
    await visited(browser, {address: `${origin}${page}`, isSlow: false}, toEnd);
  }
}

async function speed(browser: Browser, address: string): Promise<Speed> {
  return visited(browser, {address, isSlow: true}, async (page) => {
    await page.waitForTimeout(1000);
    return speedOf(await page.evaluate(() => window.benchSeen));
  });
}

/** Scrolls to the link, as a reader does who has come to the end, and rests on it before the click. */
async function turn(browser: Browser, origin: string, [from, to]: readonly [string, string]) {
  return visited(browser, {address: `${origin}${from}`, isSlow: true}, async (page) => {
    const next = page.locator(nextLink);
    await toEnd(page);
    await next.hover();
    await page.waitForTimeout(500);
    await page.evaluate(watchTurning, to);
    await next.click();
    return page.evaluate(() => window.benchTurned);
  });
}

function middle(speeds: readonly Speed[]): Speed {
  const of = (key: keyof Speed): number => median(speeds.map((one) => one[key]));
  return {lcp: of('lcp'), tbt: of('tbt'), cls: of('cls')};
}

const forEachSite = <T>(figure: (name: SiteName) => T): Record<SiteName, T> =>
  Object.fromEntries(siteNames.map((name) => [name, figure(name)])) as Record<SiteName, T>;

/** Of each page, the middle of all rounds. Leaves the hosts warm for `measureTurning`. */
export async function measureSpeeds(browser: Browser, origins: Origins, rounds: number) {
  const all = forEachSite(() => new Map<string, Speed[]>());
  for (const name of siteNames) await warmUp(browser, origins[name]);
  for (let round = 1; round <= rounds; round++) {
    for (const page of speedPages) {
      for (const name of siteNames) {
        const one = await speed(browser, `${origins[name]}${page}`);
        all[name].set(page, [...(all[name].get(page) ?? []), one]);
        console.log(`round ${round}, ${name} ${page}: ${JSON.stringify(one)}`);
      }
    }
  }
  return forEachSite((name) =>
    Object.fromEntries(Array.from(all[name], ([page, speeds]) => [page, middle(speeds)])),
  );
}

const turns = 3;

/** Each pair of pages several times, each in a visit of its own; what counts of a pair is the middle one. */
export async function measureTurning(
  browser: Browser,
  origins: Origins,
): Promise<Record<SiteName, Turning>> {
  const all = forEachSite((): number[] => []);
  for (const pair of nextPages) {
    const times = forEachSite((): number[] => []);
    for (let done = 0; done < turns; done += 1) {
      for (const name of siteNames) times[name].push(await turn(browser, origins[name], pair));
    }
    console.log(`${pair[1]}: ${JSON.stringify(times)} ms`);
    for (const name of siteNames) all[name].push(median(times[name]));
  }
  return forEachSite((name) => ({
    median: Math.round(median(all[name])),
    p95: Math.round(quantile(all[name], 0.95)),
  }));
}
