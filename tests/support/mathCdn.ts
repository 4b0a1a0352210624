/** The CDN of the math stylesheet, answered from the installed package: tests need no network. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';

export const mathCdn = /^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@[^/]+\/dist\//;

interface Answer {
  readonly body: Buffer;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function answerTo(url: string): Promise<Answer> {
  const file = url.replace(mathCdn, '');
  return {
    body: await readFile(path.join('node_modules/katex/dist', file)),
    contentType: file.endsWith('.css') ? 'text/css' : 'font/woff2',
    headers: {'access-control-allow-origin': '*'},
  };
}

export async function answerMathCdn(context: BrowserContext): Promise<void> {
  await context.route(mathCdn, async (route) => {
    await route.fulfill(await answerTo(route.request().url()));
  });
}

/**
 * Does the same for one page by the protocol of Chromium, which stops these requests alone: with `route`, all of them
 * go through this process, and the browser neither caches files nor keeps compiled scripts.
 */
export async function answerMathCdnOf(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({requestId, request}) => {
    void answerTo(request.url).then(({body, contentType, headers}) =>
      session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: Object.entries({'content-type': contentType, ...headers}).map(
          ([name, value]) => ({name, value}),
        ),
        body: body.toString('base64'),
      }),
    );
  });
  await session.send('Fetch.enable', {
    patterns: [{urlPattern: 'https://cdn.jsdelivr.net/npm/katex@*'}],
  });
}
