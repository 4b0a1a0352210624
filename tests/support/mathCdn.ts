/** The CDN of the math stylesheet, answered from the installed package: tests need no network. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';

export const mathCdn = /^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@[^/]+\/dist\//;

export async function answerMathCdn(context: BrowserContext): Promise<void> {
  await context.route(mathCdn, async (route) => {
    const file = route.request().url().replace(mathCdn, '');
    const body = await readFile(path.join('node_modules/katex/dist', file));
    await route.fulfill({
      body,
      contentType: file.endsWith('.css') ? 'text/css' : 'font/woff2',
      headers: {'access-control-allow-origin': '*'},
    });
  });
}
