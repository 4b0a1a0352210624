/** What has been drawn stays where it is: nothing that comes late pushes it away. */
import type {Page} from '@playwright/test';
import {
  expect,
  hydrated,
  networkIsIdle,
  nightly,
  oneIn,
  open,
  test,
  withoutAnnouncement,
} from '../support/test';

const limit = 0.02;

const pages = {
  home: '/',
  'a doc': '/docs/documentation/introduction/events',
  'a doc with math': '/docs/documentation/systematics',
  'a category': '/docs/category/data-for-research',
  'the projects': '/projects',
};

/** Apps on pages of their own; they come step by step, so readers may be at the foot of the page before them. */
const apps = {
  'the event display': '/apps/event-display',
  'an analyser': '/apps/histogram-analyser',
  'the machine-learning lab': '/apps/ml-lab',
  'the analyser of own files': '/apps/own-file',
};

const screens = {phone: {width: 375, height: 740}, laptop: {width: 1280, height: 800}};

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {readonly node: Node | null}[];
}

/** Sums up what has moved since the page began to load, without what the reader moved. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: [value: number, moved: string][] = [];
    Object.assign(window, {shifts});
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as Shift[]) {
        const moved = shift.sources.map(({node}) => nameOf(node)).join(', ');
        const time = Math.round(shift.startTime);
        if (!shift.hadRecentInput) shifts.push([shift.value, `${moved} after ${time} ms`]);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** As on a cheap phone, so that each step of what loads is seen. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}

async function readThrough(page: Page): Promise<void> {
  await networkIsIdle(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = document.documentElement.scrollHeight;
    for (let y = 0; y <= end; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await frame();
      await frame();
    }
    await document.fonts.ready;
  });
  await networkIsIdle(page);
}

interface Shifted {
  readonly sum: number;
  /** The elements that moved, and when, one shift a line. */
  readonly moved: string;
}

async function shifted(page: Page): Promise<Shifted> {
  return page.evaluate(() => {
    const {shifts} = window as unknown as {shifts: readonly (readonly [number, string])[]};
    return {
      sum: shifts.reduce((sum, [value]) => sum + value, 0),
      moved: shifts.map(([value, moved]) => `${value.toFixed(3)}: ${moved}`).join('\n'),
    };
  });
}

async function expectStill(page: Page, path: string): Promise<void> {
  await watch(page);
  await page.goto(path);
  await hydrated(page);
  await readThrough(page);
  const {sum, moved} = await shifted(page);
  expect(sum, `layout shift of ${path}:\n${moved}`).toBeLessThan(limit);
}

/** CI looks at a phone alone, and at every second of the pages and apps. */
for (const [screen, viewport] of Object.entries(screens)) {
  const tag = screen === 'phone' ? [] : nightly;
  test.describe(`on a ${screen}`, () => {
    test.use({viewport});

    for (const [index, [name, path]] of Object.entries(pages).entries()) {
      const {tag} = screen === 'phone' ? oneIn(3, index) : {tag: nightly};
      test(`${name} (${path}) holds still`, {tag}, async ({page}) => {
        await expectStill(page, path);
      });
    }

    for (const [name, path] of Object.entries(apps)) {
      test(`${name} (${path}) holds still while it comes`, {tag}, async ({page}) => {
        await slowDown(page);
        await expectStill(page, path);
      });
    }
  });
}

test('text that a late element pushes down is noticed', async ({page}) => {
  await watch(page);
  await withoutAnnouncement(page);
  await open(page, '/docs/faqs');
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const late = document.createElement('div');
    late.style.height = '200px';
    document.querySelector('article')?.prepend(late);
  });
  await readThrough(page);
  expect((await shifted(page)).sum).toBeGreaterThan(limit);
});
