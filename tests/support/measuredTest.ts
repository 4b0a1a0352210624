/** The `test` of a copy that counts page views: what its browser reports arrives at a server of ours. */
import type {BrowserContext, Page} from '@playwright/test';
import {startMeasuringServer, type MeasuringServer} from './measuringServer';
import {expect, hydrated, networkIsIdle, test as base} from './test';

interface Fixtures {
  /** The reports of this test. */
  readonly reports: MeasuringServer['reports'];
}

interface WorkerFixtures {
  readonly running: MeasuringServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [
    async ({}, use) => {
      const server = await startMeasuringServer();
      await use(server);
      await server.stop();
    },
    {scope: 'worker'},
  ],
  reports: [
    async ({running}, use) => {
      running.reports.length = 0;
      await use(running.reports);
    },
    {auto: true},
  ],
});

/** Opens an address and waits until the page has sent its requests. */
export async function openAndRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await networkIsIdle(page);
}

/** Goes to a page by the router and waits for its title. */
export async function goOn(page: Page, href: string, title: RegExp): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, href);
  await expect(page).toHaveTitle(title);
}

/**
 * The copy was built to ask first; this makes it one that reports until the reader says no. Its
 * privacy page, as built, still says otherwise: come to it by the router.
 */
export async function withoutAsking(context: BrowserContext): Promise<void> {
  const consentRequired = 'consent:"required"';
  await context.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain(consentRequired);
    await route.fulfill({response, body: body.replace(consentRequired, 'consent:"given"')});
  });
}

export const question = (page: Page) => page.getByRole('region', {name: 'Counting page views'});

export {expect, nightly} from './test';
