/** The requests of a first visit to a page, with an empty cache. */
import {brotliCompressSync, constants} from 'node:zlib';
import type {Browser, Page, Request} from '@playwright/test';
import {answerMathCdn, mathCdn} from '../../../tests/support/mathCdn';
import {inContext} from '../harness/browser';
import {sum} from '../harness/statistics';
import type {Visit} from './figures';

interface Response {
  readonly url: string;
  readonly type: string;
  /** Compressed on its own by brotli 11, as a good host sends it. */
  readonly bytes: number;
}

const best = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};

async function responseTo(request: Request): Promise<Response> {
  const response = await request.response();
  if (!response?.ok()) {
    throw new Error(`${request.url()} answered ${response?.status() ?? 'nothing'}`);
  }
  const type = (await response.headerValue('content-type')) ?? '';
  const {length} = brotliCompressSync(await response.body(), best);
  return {url: request.url(), type, bytes: length};
}

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
}

/** Runs in the browser: React has taken the page over. */
const isAlive = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

function visitOf(responses: readonly Response[]): Visit {
  const cdn = responses.filter(({url}) => mathCdn.test(url));
  const own = responses.filter(({url}) => !mathCdn.test(url));
  const bytesOf = (some: readonly Response[]): number => sum(some.map(({bytes}) => bytes));
  const ofType = (type: string): number => bytesOf(own.filter((one) => one.type.includes(type)));
  return {
    html: ofType('text/html'),
    js: ofType('javascript'),
    css: ofType('text/css'),
    fonts: ofType('font'),
    cdn: bytesOf(cdn),
    requests: own.length,
    cdnRequests: cdn.length,
  };
}

/** Opens the address with an empty cache and adds up all that was needed until nothing more came. */
export async function firstVisit(browser: Browser, address: string): Promise<Visit> {
  const requests: Request[] = [];
  const options = {savesData: true, prepare: (page: Page) => answerMathCdn(page.context())};
  return inContext(browser, options, async (page) => {
    page.on('request', (request) => requests.push(request));
    await page.goto(address);
    await page.waitForFunction(isAlive);
    await page.waitForLoadState('networkidle');
    const responses: Response[] = [];
    for (const request of requests) {
      const counts = request.url().startsWith('http') && !(await isPrefetch(request));
      if (counts) responses.push(await responseTo(request));
    }
    return visitOf(responses);
  });
}
