/** Terms of the glossary: marks in the text that show definitions, and the list of all of them. */
// cspell:ignore xyzzy
import type {Locator, Page} from '@playwright/test';
import {glossary, glossaryPage} from '../../src/data/glossary';
import {violations} from '../support/axe';
import {expect, inLightAtOnce, nightly, open, test, withoutAnnouncement} from '../support/test';

/** A page of documentation with the terms that the tests point at. */
const sample = '/docs/userpath/researchers';
const definitionOf = (id: string): string =>
  glossary.find((term) => term.id === id)?.definition ?? 'none';

const mark = (page: Page, name: string): Locator =>
  page.locator('main a[aria-describedby^="note-"]', {hasText: name});
const tip = (page: Page): Locator => page.locator('main [popover]');

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('a pointer shows the definition, may go to it, and Escape closes it', async ({page}) => {
  await open(page, sample);
  const term = mark(page, 'pile-up');
  await term.scrollIntoViewIfNeeded();
  const line = await term.boundingBox();
  await term.hover();
  await expect(tip(page)).toContainText(definitionOf('pile-up'));
  expect(await term.boundingBox()).toEqual(line);
  await tip(page).hover();
  await page.waitForTimeout(600);
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await term.hover();
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip(page)).toHaveCount(0);
});

test('one definition is shown at a time', {tag: nightly}, async ({page}) => {
  await open(page, sample);
  await mark(page, 'pile-up').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toContainText(definitionOf('pile-up'));
  await mark(page, 'good run list').hover();
  await expect(tip(page)).toHaveCount(1);
  await expect(tip(page)).toContainText(definitionOf('good-run-list'));
});

test(
  'the keyboard shows the definition, and leads to the entry',
  {tag: nightly},
  async ({page}) => {
    await open(page, sample);
    const term = mark(page, 'pile-up');
    await expect(term).toHaveAccessibleDescription(definitionOf('pile-up'));
    await term.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(term).toBeFocused();
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${glossaryPage}#term-pile-up`);
    await expect(page.locator('#term-pile-up')).toBeInViewport();
  },
);

test.describe('on a phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true});

  test('a tap shows the definition within the window, and another closes it', async ({page}) => {
    await open(page, sample);
    for (const [name, id] of [
      ['pile-up', 'pile-up'],
      ['good run list', 'good-run-list'],
    ] as const) {
      const term = mark(page, name);
      await term.tap();
      await expect(tip(page)).toContainText(definitionOf(id));
      const box = await tip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      await expect(tip(page)).toBeInViewport({ratio: 1});
      await term.tap();
      await expect(tip(page)).toHaveCount(0);
    }
    await mark(page, 'pile-up').tap();
    await tip(page).tap({position: {x: 20, y: 12}});
    await expect(tip(page)).toBeVisible();
    await page.getByRole('heading', {level: 1}).tap();
    await expect(tip(page)).toHaveCount(0);
    await expect(page).toHaveURL(sample);
    await mark(page, 'pile-up').tap();
    await tip(page).getByRole('link', {name: 'In the glossary'}).tap();
    await expect(page).toHaveURL(`${glossaryPage}#term-pile-up`);
  });
});

test(
  'paper has the definitions at the foot of the page, the screen has not',
  {tag: nightly},
  async ({page}) => {
    await open(page, sample);
    const notes = page.getByText('Terms on this page');
    await expect(notes).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(notes).toBeVisible();
    for (const id of ['pile-up', 'good-run-list']) {
      await expect(page.locator(`#note-${id}`)).toBeVisible();
      await expect(page.locator(`#note-${id}`)).toHaveText(definitionOf(id));
    }
  },
);

test(
  'the list is filtered by words, and a term that is referred to comes back',
  {tag: nightly},
  async ({page}) => {
    await open(page, `${glossaryPage}#glossary`);
    const field = page.getByLabel('Find a term');
    const entries = page.locator('main dt[id^="term-"]:visible');
    await expect(entries).toHaveCount(glossary.length);
    await field.fill('mosquito');
    await expect(entries).toHaveText(['TeV']);
    await expect(page.getByText(`1 of ${glossary.length} terms`)).toBeVisible();
    const entry = page.locator('#term-tev').locator('..');
    await entry.getByRole('link', {name: 'GeV', exact: true}).click();
    await expect(page.locator('#term-gev')).toBeInViewport();
    await expect(entries).toHaveCount(glossary.length);
    await field.fill('xyzzy');
    await expect(page.getByText('No term matches all of these words')).toBeVisible();
  },
);

for (const theme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing while a definition is shown, ${theme}`,
    inLightAtOnce(theme),
    async ({page}) => {
      await page.addInitScript((mode) => window.localStorage.setItem('theme', mode), theme);
      await open(page, sample);
      await mark(page, 'pile-up').hover();
      await expect(tip(page)).toBeVisible();
      const found = await violations(page, {
        include: ['main [popover]', 'main a[href$="#term-pile-up"]'],
      });
      expect(found).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a term links to its entry, and the list is whole', async ({page}) => {
    await page.goto(sample);
    await mark(page, 'pile-up').click();
    await expect(page).toHaveURL(`${glossaryPage}#term-pile-up`);
    await expect(page.locator('#term-pile-up')).toBeInViewport();
    await expect(page.locator('main dt[id^="term-"]:visible')).toHaveCount(glossary.length);
    await expect(page.getByLabel('Find a term')).toBeHidden();
  });
});
