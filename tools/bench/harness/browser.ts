/** Pages with an empty cache, in a browser of their own or in a common one, and a slow phone. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {mathCdn} from '../../../tests/support/mathCdn';
import {findBrowser} from '../../lib/browser';
import {namingHelper} from '../../lib/namingHelper';
import {projectRoot} from './sites';

export interface PageOptions {
  readonly viewport?: {readonly width: number; readonly height: number};
  /** The browser reports that it saves data: a site then does not prefetch the pages that links open. */
  readonly savesData?: boolean;
  /** Runs in the page before its own code. */
  readonly probe?: () => void;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A host that compresses files at the first request takes long then; what takes longer is broken. */
const patience = 180_000;

const browserArgs = ['--no-sandbox', '--disable-gpu'];

function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** A page with an empty cache. */
export async function inContext<T>(
  browser: Browser,
  {viewport = {width: 1280, height: 900}, savesData, probe, prepare}: PageOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport});
  try {
    context.setDefaultTimeout(patience);
    await context.addInitScript({content: namingHelper});
    if (savesData) await context.addInitScript(saveData);
    if (probe) await context.addInitScript(probe);
    const page = await context.newPage();
    await prepare?.(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** A browser for several contexts. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs});
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export interface Visit {
  readonly page: Page;
  /** Process group of the browser. */
  readonly group: number;
}

/**
 * A page in a browser of its own: nothing is left over from the one before.
 *
 * @param args further arguments of the browser
 */
export async function inBrowser<T>(
  {args = [], ...options}: PageOptions & {readonly args?: readonly string[]},
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const server = await chromium.launchServer({
    executablePath: findBrowser(),
    args: [...browserArgs, ...args],
  });
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const group = server.process().pid ?? 0;
    return await inContext(browser, options, (page) => work({page, group}));
  } finally {
    await server.close();
  }
}

/** The phone of Lighthouse: a processor four times slower, on a slow 4G line. */
const phone = {slowdown: 4, latency: 150, kilobitsDown: 1638, kilobitsUp: 768} as const;

export const phoneNote = '1.6 Mbit/s, 150 ms, processor four times slower';

const bytesPerSecond = (kilobits: number): number => (kilobits * 1000) / 8;

/** Slows a page down by the browser's protocol; the CDN of the mathematics is as far away as the site. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({requestId, request}) => {
    const file = path.join(
      projectRoot,
      'node_modules/katex/dist',
      request.url.replace(mathCdn, ''),
    );
    const respond = async (): Promise<void> => {
      const body = await readFile(file);
      // Responses of the protocol itself come at once: they wait as long as the line would take.
      const delay = phone.latency + (1000 * body.length) / bytesPerSecond(phone.kilobitsDown);
      await new Promise((resolve) => setTimeout(resolve, delay));
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [
          {name: 'content-type', value: file.endsWith('.css') ? 'text/css' : 'font/woff2'},
          {name: 'access-control-allow-origin', value: '*'},
        ],
        body: body.toString('base64'),
      });
    };
    respond().catch(() => undefined); // The page was closed meanwhile.
  });
  await session.send('Fetch.enable', {patterns: [{urlPattern: 'https://cdn.jsdelivr.net/*'}]});
  await session.send('Emulation.setCPUThrottlingRate', {rate: phone.slowdown});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytesPerSecond(phone.kilobitsDown),
    uploadThroughput: bytesPerSecond(phone.kilobitsUp),
  });
}
