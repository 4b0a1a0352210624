/** What has been drawn stays where it is: nothing that comes late pushes it away. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test, withoutAnnouncement} from '../support/test';

const limit = 0.02;

const pages = {
  home: '/',
  'a doc': '/docs/documentation/introduction/events',
  'a doc with math': '/docs/documentation/systematics',
  'a category': '/docs/category/data-for-research',
  'the projects': '/projects',
  'an app on a page of its own': '/apps/event-display',
};

const screens = {phone: {width: 375, height: 740}, laptop: {width: 1280, height: 800}};

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Sums up what has moved since the page began to load, without what the reader moved. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as Shift[]) {
        if (!shift.hadRecentInput) shifts.push(shift.value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

async function readThrough(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
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
  await page.waitForLoadState('networkidle');
}

async function shifted(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {shifts} = window as unknown as {shifts: readonly number[]};
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

for (const [screen, viewport] of Object.entries(screens)) {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} (${path}) holds still on a ${screen}`, async ({page}) => {
      await page.setViewportSize(viewport);
      await watch(page);
      await page.goto(path);
      await hydrated(page);
      await readThrough(page);
      expect(await shifted(page), `layout shift of ${path}`).toBeLessThan(limit);
    });
  }
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
  expect(await shifted(page)).toBeGreaterThan(limit);
});
