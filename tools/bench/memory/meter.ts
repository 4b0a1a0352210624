/** What a page holds in memory after the garbage was collected, so that only what is still used counts. */
import type {CDPSession, Page} from '@playwright/test';
import {memoryOf} from '../harness/processes';

export interface MemoryUsage {
  /** Of the page's JavaScript, in bytes; workers have heaps of their own. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly workers: number;
  /** Drawing contexts of WebGL that were made, and neither given back nor forgotten. */
  readonly contexts: number;
}

export interface Meter {
  readonly measure: () => Promise<MemoryUsage>;
  /** Most memory that the process of the page has had, in MiB, or null where that cannot be known. */
  readonly peak: () => Promise<number | null>;
}

/** Runs in the page before its own code: remembers each context, without keeping it alive. */
function watchContexts(): void {
  const made: WeakRef<WebGL2RenderingContext>[] = [];
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(
    this: HTMLCanvasElement,
    ...asked: Parameters<typeof original>
  ) {
    const context = original.apply(this, asked) as RenderingContext | null;
    if (context instanceof WebGL2RenderingContext) made.push(new WeakRef(context));
    return context;
  } as typeof original;
  Object.assign(window, {
    openContexts: () => made.filter((one) => one.deref()?.isContextLost() === false).length,
  });
}

async function collect(session: CDPSession, page: Page): Promise<void> {
  // What is freed in one round may let go of more in the next, and some of it waits for a timer.
  for (let round = 0; round < 3; round += 1) {
    await page.waitForTimeout(200);
    await session.send('HeapProfiler.collectGarbage');
  }
}

async function peakOf(page: Page): Promise<number | null> {
  const browser = page.context().browser();
  if (!browser || process.platform !== 'linux') return null;
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({type}) => type === 'renderer');
  const peaks = pages.map(({id}) => memoryOf(id, 'VmHWM'));
  return Math.round(Math.max(...peaks) / 1024);
}

export async function meterOf(page: Page): Promise<Meter> {
  await page.addInitScript(watchContexts);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async (): Promise<MemoryUsage> => {
    await collect(session, page);
    const {metrics} = await session.send('Performance.getMetrics');
    const valueOf = (wanted: string): number =>
      metrics.find(({name}) => name === wanted)?.value ?? Number.NaN;
    const contexts = await page.evaluate(() =>
      (window as unknown as {openContexts: () => number}).openContexts(),
    );
    return {
      heap: valueOf('JSHeapUsedSize'),
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
      workers: page.workers().length,
      contexts,
    };
  };
  return {measure, peak: () => peakOf(page)};
}

type Quantity = keyof MemoryUsage;

/** Tolerated growth: caches that fill up late, and memory that the browser has not freed yet. */
const tolerance: Readonly<Record<Quantity, {readonly part: number; readonly whole: number}>> = {
  heap: {part: 0.02, whole: 300_000},
  nodes: {part: 0.02, whole: 50},
  listeners: {part: 0.02, whole: 10},
  workers: {part: 0, whole: 0},
  contexts: {part: 0, whole: 0},
};

const quantities = Object.keys(tolerance) as readonly Quantity[];

/** Minimum over a few rounds: memory that remains by chance after one of them is not growth. */
const minOf = (rounds: readonly MemoryUsage[], quantity: Quantity): number =>
  Math.min(...rounds.map((round) => round[quantity]));

/**
 * What the last third of the rounds holds more than the first, in words; nothing if nothing grows. The
 * first round is left out: it loads the code.
 */
export function growth(rounds: readonly MemoryUsage[]): readonly string[] {
  const warm = rounds.slice(1);
  const third = Math.ceil(warm.length / 3);
  if (third < 1) throw new Error('Growth needs more rounds than one.');
  return quantities.flatMap((quantity) => {
    const before = minOf(warm.slice(0, third), quantity);
    const after = minOf(warm.slice(-third), quantity);
    const {part, whole} = tolerance[quantity];
    return after - before <= part * before + whole ? [] : [`${quantity}: ${before} to ${after}`];
  });
}
