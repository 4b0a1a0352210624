/** A slow phone, by the browser's own protocol, and the CDN of the mathematics as far away as the site. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CDPSession, Page} from '@playwright/test';
import {mathCdn} from '../../../tests/support/mathCdn';
import {projectRoot} from '../workFolder';

/** What Lighthouse takes for a phone: a processor four times slower, on a slow 4G line. */
const device = {slowdown: 4, latency: 150, kilobitsDown: 1638, kilobitsUp: 768} as const;

const bytesPerSecond = (kilobits: number): number => (kilobits * 1000) / 8;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Answers of the protocol itself come at once: they wait as long as the line would take. */
async function answerCdn(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({requestId, request}) => {
    const file = path.join(
      projectRoot,
      'node_modules/katex/dist',
      request.url.replace(mathCdn, ''),
    );
    const answer = async (): Promise<void> => {
      const body = await readFile(file);
      await wait(device.latency + (1000 * body.length) / bytesPerSecond(device.kilobitsDown));
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
    answer().catch(() => undefined); // The page was closed meanwhile.
  });
  await session.send('Fetch.enable', {patterns: [{urlPattern: 'https://cdn.jsdelivr.net/*'}]});
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await answerCdn(session);
  await session.send('Emulation.setCPUThrottlingRate', {rate: device.slowdown});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: device.latency,
    downloadThroughput: bytesPerSecond(device.kilobitsDown),
    uploadThroughput: bytesPerSecond(device.kilobitsUp),
  });
}
