/**
 * What pages weigh on a first visit, by kind, against `tests/budgets.ts`. The home page stays light because
 * it is the first that most readers open, often on a slow line; an app weighs on nobody who does not open it.
 */
import type {Page} from '@playwright/test';
import {addressOfApp, registry} from '../../src/apps/registry';
import {measuredApps} from '../../tools/bench/apps/apps';
import {appBudgets, maxAppBytes, pageBudgets} from '../budgets';
import {weigh} from '../support/firstVisit';
import {overBudget} from '../support/overBudget';
import {expect, networkIsIdle, oneIn, open, test, withDataSaver} from '../support/test';

/** Bytes of those scripts that a page of text does not name: its code is on every page. */
async function ownCode(page: Page, scripts: ReadonlyMap<string, number>): Promise<number> {
  const plain = await (await page.request.get('/contact-us')).text();
  const own = [...scripts].filter(([url]) => !plain.includes(new URL(url).pathname));
  return own.reduce((sum, [, size]) => sum + size, 0);
}

test.beforeEach(async ({page}) => withDataSaver(page));

for (const [index, budget] of pageBudgets.entries()) {
  test(`${budget.kind} (${budget.address}) keeps its budget`, oneIn(2, index), async ({page}) => {
    const {weight, scripts} = await weigh(page, () => open(page, budget.address));
    expect(scripts.size).toBeGreaterThan(2);
    expect(overBudget(budget, weight)).toEqual([]);
  });
}

test('the code that the home page alone needs is under 15 kB, compressed', async ({page}) => {
  const {scripts} = await weigh(page, () => open(page, '/'));
  const own = await ownCode(page, scripts);
  expect(own).toBeGreaterThan(1000);
  expect(own).toBeLessThan(15_000);
});

/** All analysers have the same code: CI opens the first of them. */
const analysers = registry.filter(({sample}) => sample).map(addressOfApp);

for (const [index, budget] of appBudgets.entries()) {
  const place = analysers.indexOf(budget.address);
  const {tag} = place < 0 ? oneIn(2, index) : oneIn(analysers.length, place);
  test(
    `${budget.address} loads its code and data when it is opened, within its budget`,
    {tag},
    async ({page}) => {
      const app = measuredApps.find(({address}) => address === budget.address);
      const requestedPaths: string[] = [];
      const {weight, scripts} = await weigh(page, async () => {
        page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
        await open(page, budget.address);
        await networkIsIdle(page);
        expect(requestedPaths.filter((path) => /^\/(?:samples|events)\//.test(path))).toEqual([]);
        await page.getByRole('button', {name: 'Open', exact: true}).click();
        await expect(page.locator(app?.ready ?? 'no app').first()).toBeVisible();
      });
      expect(overBudget(budget, weight)).toEqual([]);
      const own = await ownCode(page, scripts);
      expect(own).toBeGreaterThan(10_000);
      expect(own, 'code of the app alone').toBeLessThan(maxAppBytes);
    },
  );
}
