/** What readers do again and again: go on from page to page, and open and close each app. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {measuredApps, type MeasuredApp} from '../apps/apps';

/** The page on which each round ends, and memory is measured. */
export const restingPlace = '/contact-us';

const ways = [
  '/',
  '/docs/data/access_data',
  '/docs/documentation/systematics',
  '/docs/category/data-for-research',
  '/docs/documentation/introduction/events',
  '/projects',
  '/docs/faqs',
  '/docs/updates',
  '/docs/documentation/physic_objects/jets',
];

/** Goes on as a click on a link does: by the router, without loading the page again. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
  await page.waitForFunction(
    (to) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(to),
    address.replace(/\?.*/, ''),
  );
}

/** Ten client-side navigations. */
export async function walk(page: Page): Promise<void> {
  for (const address of [...ways, restingPlace]) {
    await goTo(page, address);
    await page.waitForTimeout(100);
  }
}

type Use = (page: Page) => Promise<void>;

const toyFile = 'tests/fixtures/rootFiles/toy-zmumu-lz4.root';

const table = ['mass,energy', ...Array.from({length: 300}, (_, row) => `${row % 90},${row}`)];

/** Chooses a file in the page itself: Playwright keeps a handle to each field that it gave files to. */
async function give(page: Page, name: string, content: Buffer): Promise<void> {
  await page.evaluate(
    ([called, base64]) => {
      const field = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!field) throw new Error('There is no field for a file.');
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], called));
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', {bubbles: true}));
    },
    [name, content.toString('base64')] as const,
  );
}

/** What is done in an app that does little before it is used. */
const uses: Readonly<Record<string, Use>> = {
  '/apps/root-explorer': async (page) => {
    await give(page, 'toy.root', readFileSync(toyFile));
    await page.getByRole('button', {name: 'Draw mll', exact: true}).click();
    await page.getByRole('img', {name: 'Histogram: mll'}).waitFor();
  },
  '/apps/own-file': async (page) => {
    await give(page, 'table.csv', Buffer.from(table.join('\n')));
    await page.getByRole('button', {name: 'Show the histograms'}).click();
    await page.getByRole('list', {name: 'Histograms'}).waitFor();
  },
  '/apps/ml-lab': async (page) => {
    await page.getByRole('button', {name: 'Train', exact: true}).click();
    await page.getByRole('button', {name: 'Train again', exact: true}).waitFor({timeout: 120_000});
  },
};

export interface Visited extends MeasuredApp {
  /** Parameters of the address, with the question mark. */
  readonly query: string;
  /** In place of these in the rounds, whose engine is slow, where an app is given less to do. */
  readonly lightQuery: string | undefined;
  readonly exercise: Use | undefined;
}

/** A training on few points, which the engine of the rounds ends within seconds instead of minutes. */
const lightQueries: Readonly<Record<string, string>> = {
  '/apps/ml-lab': '?ml.v=1&ml.data=clouds&ml.method=logistic&ml.points=500',
};

const inSpace = {
  name: 'event display, 3-D',
  query: '?event.v=1&event.view=space',
  ready: '[data-app] canvas',
};

export const visitedApps: readonly Visited[] = measuredApps.flatMap((app) => {
  const {address} = app;
  const visited = {...app, query: '', lightQuery: lightQueries[address], exercise: uses[address]};
  return address === '/apps/event-display' ? [visited, {...visited, ...inSpace}] : [visited];
});

/** Opens the app, uses it, and leaves it. */
export async function openAndClose(
  page: Page,
  {address, ready, exercise}: Visited,
  query: string,
): Promise<void> {
  await goTo(page, address + query);
  await page.locator(ready).first().waitFor({timeout: 60_000});
  await exercise?.(page);
  await goTo(page, restingPlace);
}
