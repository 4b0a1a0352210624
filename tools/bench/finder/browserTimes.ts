/** What a page with a finder costs its reader, in a browser. */
import type {Browser, Page} from '@playwright/test';
import {answerMathCdn} from '../../../tests/support/mathCdn';
import type {Visit} from '../figures';
import {firstVisit, savesData} from '../firstVisit';
import {namingHelper} from '../../lib/namingHelper';
import {typed} from './modelTimes';
import {installProbe} from './probe';
import {spreadOf, type Spread} from './spread';

const rounds = 5;

export interface PageTimes {
  readonly bytes: Visit;
  /** Median of the visits. */
  readonly ready: number;
  /** Null on a page without a finder. */
  readonly key: Spread | null;
}

async function visited<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    await answerMathCdn(context);
    await context.addInitScript({content: namingHelper});
    await context.addInitScript(savesData);
    await context.addInitScript(installProbe);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function pageTimes(browser: Browser, address: string, hasFinder: boolean) {
  const ready: number[] = [];
  const keys: number[] = [];
  const bytes = await firstVisit(browser, address);
  for (let round = 0; round < rounds; round += 1) {
    await visited(browser, async (page) => {
      await page.goto(address);
      ready.push(await page.evaluate(() => window.finderProbe.ready()));
      await page.waitForLoadState('networkidle');
      if (!hasFinder) return;
      keys.push(...(await page.evaluate((all) => window.finderProbe.type([...all]), typed)));
    });
  }
  const times: PageTimes = {
    bytes,
    ready: spreadOf(ready).p50,
    key: hasFinder ? spreadOf(keys) : null,
  };
  return times;
}
