/** What a browser that has never been here asks for when it opens a page. */
import type {Browser, Request} from '@playwright/test';
import {answerMathCdn, mathCdn} from '../../tests/support/mathCdn';
import {compressed} from './compressed';
import type {Visit} from './figures';

interface Answer {
  readonly url: string;
  readonly type: string;
  readonly body: Buffer;
}

async function answerTo(request: Request): Promise<Answer> {
  const response = await request.response();
  if (!response?.ok()) {
    throw new Error(`${request.url()} answered ${response?.status() ?? 'nothing'}`);
  }
  const type = (await response.headerValue('content-type')) ?? '';
  return {url: request.url(), type, body: await response.body()};
}

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
}

/** Turns data saving on: a page then does not prefetch the pages that its links open. */
export function savesData(): void {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** Runs in the browser: the framework has taken the page over. The first is of Docusaurus, the second of Vue. */
function isAlive(): boolean {
  const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
  return isHydrated || '__vue_app__' in (document.querySelector('#app') ?? {});
}

function visitOf(answers: readonly Answer[]): Visit {
  const cdn = answers.filter(({url}) => mathCdn.test(url));
  const own = answers.filter(({url}) => !mathCdn.test(url));
  const sizeOf = (some: readonly Answer[]) => compressed(some.map(({body}) => body));
  const ofType = (type: string) => sizeOf(own.filter((answer) => answer.type.includes(type)));
  return {
    html: ofType('text/html'),
    js: ofType('javascript'),
    css: ofType('text/css'),
    fonts: ofType('font'),
    cdn: sizeOf(cdn),
    requests: own.length,
    cdnRequests: cdn.length,
  };
}

/** A host that compresses files as they are requested takes long the first time. */
const patience = 180_000;

/** Opens the address with an empty cache and adds up all that was needed until nothing more came. */
export async function firstVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    await answerMathCdn(context);
    await context.addInitScript(savesData);
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(address);
    await page.waitForFunction(isAlive);
    await page.waitForLoadState('networkidle');

    const answers: Answer[] = [];
    for (const request of requests) {
      const counts = request.url().startsWith('http') && !(await isPrefetch(request));
      if (counts) answers.push(await answerTo(request));
    }
    return visitOf(answers);
  } finally {
    await context.close();
  }
}
