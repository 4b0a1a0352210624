/** Opens one page after the other in pages that a worker keeps: a separate page would double the time of each test. */
import {readFileSync} from 'node:fs';
import {expect, test as base, type Page} from '@playwright/test';
import {hashOf} from '../../plugins/results-cache';
import {filesBelow} from '../../tools/lib/files';
import type {Route} from '../../config/routes';
import {guardConsole} from './consoleGuard';
import {checkForEverybody, openDirectly, type View} from './everyRoute';
import {redirectingHost} from './hosts';
import {contrastViolations} from './contrastSample';
import {answerMathCdnOf} from './mathCdn';
import {pageResults, type PageResults} from './pageResults';
import {shorten} from './shorten';
import {withDataSaver, withoutPrefetch} from './test';

/** Maximum layout shift that does not disturb readers while a page loads: web.dev, "Cumulative Layout Shift". */
export const maxShift = 0.02;

interface Visitor {
  readonly pageIn: (view: View) => Promise<Page>;
  /** Combinations of colours and sizes that passed on earlier pages. */
  readonly knownStyles: Set<string>;
  readonly results: PageResults;
}

export const test = base.extend<object, {visitor: Visitor}>({
  visitor: [
    async ({browser}, use) => {
      const page = await browser.newPage({
        baseURL: redirectingHost.origin,
        reducedMotion: 'reduce',
      });
      await answerMathCdnOf(page);
      await page.addInitScript(withoutPrefetch);
      await withDataSaver(page);
      let current: {readonly view: View; readonly begun: {dispose(): Promise<void>}} | undefined;
      const pageIn = async (view: View): Promise<Page> => {
        if (current?.view === view) return page;
        await current?.begun.dispose();
        await page.setViewportSize({width: view.width, height: 900});
        current = {view, begun: await page.addInitScript(beginVisit, view.mode)};
        return page;
      };
      const results = pageResults('build', hashOfChecks(browser.version()));
      await use({pageIn, knownStyles: new Set(), results});
      await page.close();
      await results.removeUnused();
    },
    {scope: 'worker'},
  ],
});

/** Hash of everything that determines the result of a page, apart from the page itself. */
function hashOfChecks(browserVersion: string): string {
  const code = [...filesBelow('tests/support', '.', /\.ts$/)].sort();
  const files = [...code.map((file) => `tests/support/${file}`), 'package-lock.json'];
  return hashOf(browserVersion, ...files.map((file) => readFileSync(file)));
}

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Runs in the page before its scripts: storage as on a first visit, and the sum of the layout shifts. */
function beginVisit(mode: View['mode']): void {
  if (window.origin === 'null') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.localStorage.setItem('theme', mode);
  const moved = {sum: 0};
  Object.assign(window, {moved});
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as unknown as Shift[]) moved.sum += shift.value;
  }).observe({type: 'layout-shift', buffered: true});
}

/** Waits until the fonts are loaded and the resize observers have been called. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function expectSteadyLayout(page: Page, path: string): Promise<void> {
  const {overflow, moved} = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    moved: (window as unknown as {moved: {sum: number}}).moved.sum,
  }));
  expect.soft(overflow, `sideways scroll of ${path}`).toBeLessThanOrEqual(0);
  expect.soft(moved, `layout shift of ${path}`).toBeLessThan(maxShift);
}

/** Rules of axe that compare the colours of each element with those around and behind it: half of its time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules that do not apply to a shortened page: a scrolling box may have lost its links. */
const wrongIfShortened = ['scrollable-region-focusable'];

export interface Visit {
  readonly view: View;
  /**
   * Thoroughness of the check. `all`: every rule on every element. `kind`, for a page that stands for its kind:
   * the rules about colours on one element of each combination, the others on the shortened page. `changed`: the same,
   * with all of it on the shortened page, and without the sizes of targets. `unchanged`: without colours too.
   */
  readonly depth: 'all' | 'kind' | 'changed' | 'unchanged';
}

/**
 * Opens a page directly and compares it with the requirements on every page, unless it passed before and
 * nothing has changed since.
 */
export async function visit(
  {pageIn, knownStyles, results}: Visitor,
  route: Route,
  {view, depth}: Visit,
): Promise<void> {
  const {path} = route;
  const name = [path, view.mode, view.width, depth].join(' ');
  if (await results.isKept(name)) {
    test.info().annotations.push({type: 'kept'});
    return;
  }
  const page = await pageIn(view);
  const consoleGuard = guardConsole(page);
  const keep = results.watch(page);
  const expectContrast = async (): Promise<void> =>
    expect.soft(await contrastViolations(page, knownStyles), path).toEqual([]);
  await openDirectly(page, route);
  await settled(page);
  await expectSteadyLayout(page, path);
  if (depth === 'kind') await expectContrast();
  if (depth !== 'all') await shorten(page);
  if (depth === 'changed') await expectContrast();
  const disabledRules = depth === 'all' ? [] : [...colourRules, ...wrongIfShortened];
  if (depth === 'changed' || depth === 'unchanged') disabledRules.push('target-size');
  await checkForEverybody(page, path, disabledRules);
  expect.soft(consoleGuard.problems(), `console of ${path}`).toEqual([]);
  consoleGuard.stop();
  if (test.info().errors.length === 0) await keep(name);
}
