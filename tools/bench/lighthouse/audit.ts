/** One run of Lighthouse over one page, in a browser of its own, as on a mid-range phone. */

import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../lib/browser';
import {selfSignedCertificate} from '../../../tests/support/hosted/certificate';
import {mathCdn} from '../../../tests/support/mathCdn';
import {everyNameLeadsTo} from '../../../tests/support/resolver';
import {stored} from '../harness/host';
import {categories, type Category, type Run} from './figures';

interface AuditOptions {
  readonly address: string;
  /** Port of this machine that all names but localhost lead to. */
  readonly cdnPort: number;
  /** How much slower the processor is than that of this machine. */
  readonly slowdown: number;
}

interface BrowserProcess {
  readonly port: number;
  close(): Promise<void>;
}

async function launch(cdnPort: number): Promise<BrowserProcess> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const options = everyNameLeadsTo(cdnPort, {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--ignore-certificate-errors',
      '--remote-debugging-port=0',
    ],
  });
  const context = await chromium.launchPersistentContext(profile, options);
  const [port = ''] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    port: Number(port),
    async close() {
      await context.close();
      rmSync(profile, {recursive: true, force: true});
    },
  };
}

/** What Lighthouse says, cut down to what we keep. */
export async function audit({address, cdnPort, slowdown}: AuditOptions): Promise<Run> {
  const {default: lighthouse} = await import('lighthouse');
  const browser = await launch(cdnPort);
  try {
    const flags = {
      port: browser.port,
      logLevel: 'error' as const,
      onlyCategories: [...categories],
    };
    const settings = {throttling: {cpuSlowdownMultiplier: slowdown}};
    const result = await lighthouse(address, flags, {extends: 'lighthouse:default', settings});
    if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
    const {lhr} = result;
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const scoreOf = (category: Category): number =>
      Math.round(100 * (lhr.categories[category]?.score ?? 0));
    const valueOf = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
    const named = categories.flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
    const lost = named.filter(({id, weight}) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9);
    return {
      scores: Object.fromEntries(
        categories.map((category) => [category, scoreOf(category)]),
      ) as Run['scores'],
      benchmarkIndex: lhr.environment.benchmarkIndex,
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
      lost: lost.map(({id}) => `${id}: ${lhr.audits[id]?.displayValue ?? lhr.audits[id]?.title}`),
    };
  } finally {
    await browser.close();
  }
}

interface CdnHost {
  readonly port: number;
  close(): void;
}

const fileOf = (address: string): string =>
  path.join('node_modules/katex/dist', path.normalize(`/${address}`));

/** Starts the CDN of the math stylesheet on this machine: files of the installed package, compressed and cached. */
export async function startCdn(): Promise<CdnHost> {
  const server = createServer(selfSignedCertificate(), (request, response) => {
    const address = `https://cdn.jsdelivr.net${request.url ?? '/'}`;
    const file = fileOf(address.replace(mathCdn, ''));
    if (!mathCdn.test(address) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    void stored(readFileSync(file)).then(({body, encoding}) => {
      response.writeHead(200, {
        'content-type': file.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        ...(encoding ? {'content-encoding': encoding} : {}),
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {port: (server.address() as AddressInfo).port, close: () => server.close()};
}
