/** One visit to an app alone, with an empty cache: what is sent, how long it takes, how it answers. */
import type {Page} from '@playwright/test';
import {answerMathCdn} from '../../../tests/support/mathCdn';
import {inBrowser} from '../harness/browser';
import {held, slowShare} from '../harness/heldCore';
import type {Host} from '../harness/host';
import {sum} from '../harness/statistics';
import type {MeasuredApp} from './apps';
import {installProbe} from './probe';

const moves = 80;

export interface AppVisit {
  readonly firstPaint: number;
  readonly ready: number;
  /** From each move or key to the paint of what it changed. */
  readonly answers: readonly number[];
  /** As sent, by kind. */
  readonly bytes: {readonly js: number; readonly css: number; readonly data: number};
  readonly requests: number;
}

/** Small steps to and fro with a jump after every tenth, as hands do. */
const placeOf = (move: number): number => 0.35 + 0.05 * (move % 6) + (move % 10 === 9 ? 0.3 : 0);

async function dragged(page: Page, across: string): Promise<void> {
  const target = page.locator(across).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to drag: ${across}`);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 0.2 * box.width, y);
  await page.waitForTimeout(500);
  // To come here changed nothing, and counts for nothing.
  await page.evaluate(() => window.appProbe.answers());
  await page.mouse.down();
  for (let move = 0; move < moves; move += 1) {
    await page.mouse.move(box.x + placeOf(move) * box.width, y);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
}

async function act(page: Page, {act: what}: MeasuredApp): Promise<readonly number[]> {
  if (what.kind === 'none') return [];
  await page.evaluate(() => window.appProbe.answers());
  if (what.kind === 'drag') await dragged(page, what.across);
  else {
    await page.locator(what.focus).first().focus();
    for (let press = 0; press < moves; press += 1) await page.keyboard.press(what.key);
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => window.appProbe.answers());
}

const kinds = {js: /\.js$/, css: /\.css$/, data: /\.(?:gz|json|root|bin)$/};

const visitOptions = {
  probe: installProbe,
  prepare: (page: Page) => answerMathCdn(page.context()),
};

export async function visitApp(host: Host, app: MeasuredApp, isSlow: boolean): Promise<AppVisit> {
  return inBrowser(visitOptions, async ({page, group}) => {
    host.sent();
    return held(group, isSlow ? slowShare : 1, async () => {
      await page.goto(host.origin + app.address, {waitUntil: 'commit', timeout: 120_000});
      const ready = await page.evaluate((selector) => window.appProbe.ready(selector), app.ready);
      const firstPaint = await page.evaluate(() => window.appProbe.firstPaint());
      const sent = host.sent();
      const answers = await act(page, app);
      const bytesOf = (kind: RegExp): number => {
        const files = sent.filter(({address}) => kind.test(address));
        return sum(files.map(({bytes}) => bytes));
      };
      return {
        firstPaint,
        ready,
        answers,
        bytes: {js: bytesOf(kinds.js), css: bytesOf(kinds.css), data: bytesOf(kinds.data)},
        requests: sent.length,
      };
    });
  });
}
