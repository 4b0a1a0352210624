/**
 * Every component of the site in every state: each section of the kitchen sink, in each look. In CI the two looks take
 * turns: a section is compared in one of them.
 */
import type {Locator} from '@playwright/test';
import {toolEnvironment} from '../../tools/lib/environment';
import {looks} from '../../tools/generate/screenshots/screenshots';
import {expect, nightly, test} from '../support/test';
import {Album, openStill, wear} from '../support/visual';

/** Heavy pictures that are the same at 1600 px as at 1024 px. */
const sameWhenWide = ['event-views'];

/** About fifty sections, each looked at until it holds still. */
test.setTimeout(360_000);

for (const [turn, look] of looks.entries()) {
  test(`the kitchen sink in ${look.name}`, {tag: look.isInCi ? [] : nightly}, async ({page}) => {
    await wear(page, look, 2000);
    await openStill(page, '/kitchen-sink');
    await page.locator('.navbar').evaluate((bar: HTMLElement) => {
      bar.style.setProperty('position', 'static', 'important');
    });
    const album = new Album('kitchenSink', look);
    const isSampled = !toolEnvironment.isNightly && !album.accepts;
    const sections = await page.locator('main > section').all();
    expect(sections.length).toBeGreaterThan(10);
    for (const [index, section] of sections.entries()) {
      const name = (await section.getAttribute('id')) ?? '';
      if (look.width === 1600 && sameWhenWide.includes(name)) continue;
      await showAlone(section);
      await moveToWholePixels(section);
      if (isSampled && index % 2 === turn % 2) album.pass(name);
      else await album.compare(section, name);
    }
    album.close();
  });
}

/** Hides all other sections: to draw the whole page again for each screenshot takes most of the time. */
async function showAlone(section: Locator): Promise<void> {
  await section.evaluate((element: HTMLElement) => {
    for (const other of Array.from(element.parentElement?.children ?? [])) {
      if (other instanceof HTMLElement) other.style.display = other === element ? '' : 'none';
    }
  });
}

/**
 * What is above decides where on the grid of pixels a section begins; on half a pixel all its
 * edges look different. So a section that grows would change the pictures of all below it.
 */
async function moveToWholePixels(section: Locator): Promise<void> {
  await section.evaluate((element: HTMLElement) => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    element.style.position = 'relative';
    element.style.top = `${Math.ceil(top) - top}px`;
  });
}
