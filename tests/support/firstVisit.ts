/** What a browser that has never been here asks for on one page, and what that weighs, compressed. */
import {brotliCompressSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {hashOf, resultsCache} from '../../plugins/results-cache';
import {mathCdn} from './mathCdn';
import {networkIsIdle} from './test';

/** Each file compressed on its own by brotli, where that makes it smaller; in bytes. */
export interface Weight {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  /** Pictures, samples and other data. */
  readonly other: number;
  readonly requests: number;
  /** How many of the requests went to the CDN of mathematics; their bytes are in no sum. */
  readonly cdnRequests: number;
}

export interface Visit {
  readonly weight: Weight;
  /** Addresses of scripts with their bytes. */
  readonly scripts: ReadonlyMap<string, number>;
}

type Kind = 'html' | 'js' | 'css' | 'fonts' | 'other';

/** The same files are on many pages, which several workers open: the sizes are kept by the content of the file. */
const sizes = new Map<string, number>();
const kept = resultsCache('brotli-sizes');

interface Received {
  readonly response: Response;
  readonly body: Promise<Buffer>;
}

async function sizeOf({response, body: arriving}: Received): Promise<number> {
  const known = sizes.get(response.url());
  if (known !== undefined) return known;
  const body = await arriving;
  const compressed = await kept.content(hashOf(body), () =>
    Buffer.from(String(brotliCompressSync(body).length)),
  );
  const size = Math.min(body.length, Number(compressed));
  sizes.set(response.url(), size);
  return size;
}

async function kindOf(response: Response): Promise<Kind> {
  const type = (await response.headerValue('content-type')) ?? '';
  if (type.includes('text/html')) return 'html';
  if (type.includes('javascript')) return 'js';
  if (type.includes('text/css')) return 'css';
  return type.includes('font') ? 'fonts' : 'other';
}

const wasAnswered = (response: Response): boolean =>
  response.url().startsWith('http') && response.ok();

/** @param visit opens the page, and does there what is weighed with it */
export async function weigh(page: Page, visit: () => Promise<void>): Promise<Visit> {
  const received: Received[] = [];
  const note = (response: Response): void => {
    if (!wasAnswered(response)) return;
    // The browser forgets scripts of workers that have ended: the file is requested again.
    const again = async () => (await page.request.get(response.url())).body();
    received.push({response, body: response.body().catch(again)});
  };
  page.on('response', note);
  await visit();
  await networkIsIdle(page);
  page.off('response', note);

  const sums: Record<Kind, number> = {html: 0, js: 0, css: 0, fonts: 0, other: 0};
  const scripts = new Map<string, number>();
  const own = received.filter(({response}) => !mathCdn.test(response.url()));
  for (const one of own) {
    const [kind, size] = [await kindOf(one.response), await sizeOf(one)];
    sums[kind] += size;
    if (kind === 'js') scripts.set(one.response.url(), size);
  }
  const cdnRequests = received.length - own.length;
  return {weight: {...sums, requests: received.length, cdnRequests}, scripts};
}
