/** The `test` of every browser test: guarded console, offline CDN, helpers for this site. */
import {expect, test as base, type Page} from '@playwright/test';
import {guardConsole, type ConsoleGuard} from './consoleGuard';
import {answerMathCdn} from './mathCdn';

interface Fixtures {
  readonly consoleGuard: ConsoleGuard;
  /** Whether pages fetch ahead what links in view lead to; by default not, because it costs a sixth of the time. */
  readonly prefetches: boolean;
}

/** Runs in the page, before its scripts: Docusaurus sets `window.docusaurus`, and its links call `prefetch`. */
export function withoutPrefetch(): void {
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    set(value: object) {
      Object.defineProperty(window, 'docusaurus', {value: {...value, prefetch: () => false}});
    },
  });
}

export const test = base.extend<Fixtures>({
  prefetches: [false, {option: true}],
  context: async ({context, prefetches}, use) => {
    await answerMathCdn(context);
    if (!prefetches) await context.addInitScript(withoutPrefetch);
    await use(context);
  },
  consoleGuard: [
    async ({page}, use, testInfo) => {
      const guard = guardConsole(page);
      await use(guard);
      await page.unrouteAll({behavior: 'ignoreErrors'});
      const problems = guard.problems();
      if (problems.length > 0 && testInfo.status === 'passed') {
        throw new Error(`The browser console was not quiet:\n${problems.join('\n')}`);
      }
    },
    {auto: true},
  ],
});

export {expect};

/** Tag of the tests that CI leaves to the nightly run; `docs-dev/gate.md` says which, and what the risk is. */
export const nightly = '@nightly';

/** The options of a test in both modes: CI runs it in light mode, and the nightly run in dark mode too. */
export const inLightAtOnce = (mode: 'light' | 'dark'): {tag?: string} =>
  mode === 'light' ? {} : {tag: nightly};

/** The options of one of several similar tests: CI runs every `n`-th, and the nightly run all of them. */
export const oneIn = (n: number, index: number): {tag?: string} =>
  index % n === 0 ? {} : {tag: nightly};

/** Waits until React runs the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens an address and waits until React runs the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Waits until no request has been on its way for half a second. Playwright misses that now and then where a page has
 * frames or workers: it is a pause, no check, so that tests go on after a while.
 */
export async function networkIsIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', {timeout: 15_000}).catch(() => undefined);
}

/** Opens an address and holds its scripts back. The function that it returns delivers them. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let letArrive = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letArrive = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('.footer, main').last().waitFor({state: 'attached'});
  return letArrive;
}

/** Goes to an address as a click on an internal link does: by the router, without a page load. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

/** Where a sidebar is shown, it shows the item of the current page. */
export async function expectCurrentItemInView(page: Page, path: string): Promise<void> {
  const sidebar = page.locator('.theme-doc-sidebar-container');
  if (!(await sidebar.isVisible())) return;
  await expect(sidebar.locator('[aria-current="page"]').first(), path).toBeInViewport({ratio: 0.9});
}

/** Opens pages as a browser that saves data: apps in pages wait until a reader opens them. */
export async function withDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Closes the announcement, so that it covers nothing in tests of other things. */
export async function withoutAnnouncement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Firefox runs this on the empty page before the first too, which has no storage.
    if (window.origin === 'null') return;
    window.localStorage.setItem('docusaurus.announcement.id', 'whats_new');
    window.localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
}
