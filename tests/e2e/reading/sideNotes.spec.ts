/** Notes in the margin of wide screens: definitions and sources beside the paragraphs that use them. */
import type {Locator, Page} from '@playwright/test';
import {expect, oneIn, open, test, withoutAnnouncement} from '../../support/test';

const address = '/docs/documentation/introduction/introduction_ATLAS';
const margin = (page: Page): Locator => page.locator('[class*="margin"][aria-hidden="true"]');

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxesOf = (elements: Locator): Promise<readonly Box[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element).visibility === 'visible')
      .map((element) => element.getBoundingClientRect().toJSON() as Box),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.beforeEach(async ({page}) => withoutAnnouncement(page));

for (const [index, width] of [1440, 1920].entries()) {
  test(
    `at ${width} px they cover neither the text, nor the contents, nor each other`,
    oneIn(2, index),
    async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, address);
      await expect(margin(page)).toContainText('Large Hadron Collider. The 27 km ring');
      const notes = await boxesOf(margin(page).locator('> div'));
      expect(notes.length).toBeGreaterThan(5);
      const others = [
        ...(await boxesOf(
          page.locator('.theme-doc-markdown > :not([aria-hidden]) >> visible=true'),
        )),
        ...(await boxesOf(page.locator('.theme-doc-toc-desktop'))),
      ];
      const covered = notes.flatMap((note, i) =>
        [...others, ...notes.slice(i + 1)].filter((other) => overlap(note, other)),
      );
      expect(covered).toEqual([]);
    },
  );
}

test('the next page has its own notes, and a narrower window has none', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, address);
  await expect(margin(page)).toContainText('Muon. A particle like the electron');
  await page.getByRole('link', {name: /^Next The/}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('The ATLAS detector');
  await expect(margin(page).locator('p').first()).toBeVisible();
  const marked = page
    .locator('.theme-doc-markdown p a[aria-describedby^="note-"] >> visible=true')
    .first();
  const term = (await marked.getAttribute('aria-describedby')) ?? '';
  const definition = await page.locator(`[id="${term}"]`).textContent();
  await expect(margin(page)).toContainText(definition ?? 'no definition');
  await page.setViewportSize({width: 1280, height: 900});
  await expect(margin(page)).toBeHidden();
});
