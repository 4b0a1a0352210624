/** Speed of first visits and of "Next" on a slow phone, the sites in turns. */
import type {Browser, Page} from '@playwright/test';
import {answerMathCdn} from '../../../tests/support/mathCdn';
import {inContext, slowDown} from '../harness/browser';
import {byName, inTurns, median, quantile} from '../harness/statistics';
import {nextPages, siteNames, speedPages, type Origins, type SiteName, type Speed} from './figures';
import {installProbe, speedOf, watchTurning} from './probe';

/** "Next" below a page, in the default theme. */
const nextLink = '.pagination-nav__link--next';

async function visited<T>(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<void>,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const viewport = {width: 412, height: 823};
  return inContext(browser, {viewport, probe: installProbe, prepare}, async (page) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return work(page);
  });
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.locator(nextLink).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

/** Requests all that the measured visits need from a host, which compresses files at the first request. */
async function warmUp(browser: Browser, origin: string): Promise<void> {
  const answerCdn = (page: Page): Promise<void> => answerMathCdn(page.context());
  const pages = new Set([...speedPages, ...nextPages.map(([from]) => from)]);
  for (const page of pages) await visited(browser, origin + page, answerCdn, scrollToEnd);
}

async function speed(browser: Browser, address: string): Promise<Speed> {
  return visited(browser, address, slowDown, async (page) => {
    await page.waitForTimeout(1000);
    return speedOf(await page.evaluate(() => window.benchSeen));
  });
}

/** Scrolls to the link and hovers over it before the click, as users do at the end of a page. */
async function turn(browser: Browser, origin: string, [from, to]: readonly [string, string]) {
  return visited(browser, origin + from, slowDown, async (page) => {
    const next = page.locator(nextLink);
    await scrollToEnd(page);
    await next.hover();
    await page.waitForTimeout(500);
    await page.evaluate(watchTurning, to);
    await next.click();
    return page.evaluate(() => window.benchTurned);
  });
}

function medianOf(speeds: readonly Speed[]): Speed {
  const of = (key: keyof Speed): number => median(speeds.map((one) => one[key]));
  return {lcp: of('lcp'), tbt: of('tbt'), cls: of('cls')};
}

/** Medians of all rounds, by page. Leaves the hosts warm for `measureTurning`. */
export async function measureSpeeds(browser: Browser, origins: Origins, rounds: number) {
  for (const name of siteNames) await warmUp(browser, origins[name]);
  const visits = speedPages.flatMap((page) => siteNames.map((name) => ({page, name})));
  const all = await inTurns(visits, rounds, async ({page, name}, round) => {
    const one = await speed(browser, origins[name] + page);
    console.log(`round ${round + 1}, ${name} ${page}: ${JSON.stringify(one)}`);
    return one;
  });
  return byName(siteNames, (wanted) => {
    const ofSite = Array.from(all).filter(([{name}]) => name === wanted);
    return Object.fromEntries(ofSite.map(([{page}, speeds]) => [page, medianOf(speeds)]));
  });
}

const turns = 3;

/** Each pair of pages several times, each in a visit of its own; the median of a pair counts. */
export async function measureTurning(browser: Browser, origins: Origins) {
  const times = await byName(siteNames, (): number[] => []);
  for (const pair of nextPages) {
    const ofPair = await inTurns<SiteName, number>(siteNames, turns, (name) =>
      turn(browser, origins[name], pair),
    );
    console.log(`${pair[1]}: ${JSON.stringify(Object.fromEntries(ofPair))} ms`);
    for (const name of siteNames) times[name].push(median(ofPair.get(name) ?? []));
  }
  return byName(siteNames, (name) => ({
    median: Math.round(median(times[name])),
    p95: Math.round(quantile(times[name], 0.95)),
  }));
}
