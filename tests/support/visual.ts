/** What the visual tests share: a page that holds still, and the comparison with a kept screenshot. */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {
  screenshotFolder,
  type ScreenshotVariant,
  type ScreenshotSet,
} from '../../tools/generate/screenshots/screenshots';
import {expect, hydrated, networkIsIdle, open, test, withDataSaver} from './test';

const accept = 'npm run screenshots:accept';

/** Opens pages in one variant, and keeps from them what differs from run to run. */
export async function wear(
  page: Page,
  {width, mode}: ScreenshotVariant,
  height: number,
): Promise<void> {
  await page.setViewportSize({width, height});
  await page.clock.setFixedTime('2025-01-15T12:00:00');
  await withDataSaver(page);
  await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
}

/** Loads what loads late, and stops what moves by other means than CSS. */
async function settleDocument(): Promise<void> {
  for (const image of Array.from(document.images)) image.loading = 'eager';
  for (const drawing of Array.from(document.querySelectorAll('svg'))) {
    drawing.setCurrentTime(0);
    drawing.pauseAnimations();
  }
  for (const date of Array.from(document.querySelectorAll('.theme-last-updated time'))) {
    date.textContent = '1 January 2025';
  }
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** Whether text has the fonts that the page asked for ahead: one that came late is left for the next page. */
function hasItsFonts(): boolean {
  const brush = document.createElement('canvas').getContext('2d');
  const widthIn = (font: string): number => {
    if (!brush) throw new Error('This browser measures no text.');
    brush.font = font;
    return brush.measureText('Wide and narrow letters: MWil').width;
  };
  const faces = [
    ['source-sans.', 'normal'],
    ['source-sans-italic.', 'italic'],
  ] as const;
  return faces
    .filter(([file]) => document.querySelector(`link[rel="preload"][href*="${file}"]`))
    .every(
      ([, style]) =>
        widthIn(`${style} 16px "Source Sans", fantasy`) !== widthIn(`${style} 16px fantasy`),
    );
}

const maxLoads = 5;

/** Opens a page again until its fonts came in time; the browser has kept them from the time before. */
async function openWithFonts(page: Page, address: string): Promise<void> {
  await open(page, address);
  for (let load = 1; load < maxLoads; load += 1) {
    await page.evaluate(() => document.fonts.ready);
    if (await page.evaluate(hasItsFonts)) return;
    await page.reload();
    await hydrated(page);
  }
  expect(await page.evaluate(hasItsFonts), `fonts of ${address}`).toBe(true);
}

export async function openStill(page: Page, address: string): Promise<void> {
  await openWithFonts(page, address);
  // Tools load their tables when they are there, and grow.
  await networkIsIdle(page);
  if ((await page.locator('.katex').count()) > 0) {
    await page.locator('html[data-math="typeset"]').waitFor({state: 'attached'});
  }
  for (const frame of page.frames()) await frame.evaluate(settleDocument);
}

/** Compares screenshots of one set in one look, and in the end asks whether a kept one was not taken. */
export class Album {
  readonly #taken: string[] = [];

  constructor(
    readonly set: ScreenshotSet,
    readonly look: ScreenshotVariant,
  ) {}

  async compare(
    subject: Page | Locator,
    name: string,
    options: {fullPage?: boolean} = {},
  ): Promise<void> {
    const screenshot = [this.set, this.look.name, `${name}.webp`];
    this.#taken.push(`${name}.webp`);
    const place = screenshot.join('/');
    if (!this.accepts && !existsSync(path.join(screenshotFolder, place))) {
      expect.soft(false, `There is no screenshot ${place} to compare with: ${accept}`).toBe(true);
      return;
    }
    const advice = `${place} looks different. If it is meant to: ${accept}`;
    await expect.soft(subject, advice).toHaveScreenshot(screenshot, options);
  }

  /** Keeps a screenshot that another test of this run stands for. */
  pass(name: string): void {
    this.#taken.push(`${name}.webp`);
  }

  /** Removes what is no longer taken when screenshots are accepted, and complains about it otherwise. */
  close(): void {
    const folder = path.join(screenshotFolder, this.set, this.look.name);
    const stale = (existsSync(folder) ? readdirSync(folder) : []).filter(
      (file) => !this.#taken.includes(file),
    );
    if (!this.accepts) {
      expect.soft(stale, `Kept in ${folder}, and no longer taken: ${accept}`).toEqual([]);
      return;
    }
    for (const file of stale) rmSync(path.join(folder, file));
  }

  get accepts(): boolean {
    return test.info().config.updateSnapshots !== 'none';
  }
}
