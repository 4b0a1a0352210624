/** What a page holds in memory after the garbage was collected, so that only what is still used counts. */
import {readFileSync} from 'node:fs';
import type {CDPSession, Page} from '@playwright/test';

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
  const peaks = processInfo
    .filter(({type}) => type === 'renderer')
    .map(({id}) => readFileSync(`/proc/${id}/status`, 'utf8'))
    .map((status) => Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0));
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
