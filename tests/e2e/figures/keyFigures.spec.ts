/** Key figures, which users copy, save, and read as a table. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const title = 'The 2025 release has 37 times the luminosity of the 2016 release';

const figure = (page: Page) => page.getByRole('figure').filter({hasText: title});

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, '/markdown-page');
});

test('is saved as a file that needs no style sheet, with its title and its numbers', async ({
  page,
}) => {
  const download = page.waitForEvent('download');
  await figure(page).getByRole('button', {name: 'Save as SVG'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^the-2025-release.*\.svg$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).not.toMatch(/class=|var\(--/);
  const drawn = await page.evaluate((source) => {
    const svg = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
    document.body.replaceChildren(svg);
    const {right, bottom} = svg.getBoundingClientRect();
    const texts = Array.from(svg.querySelectorAll('text'));
    const areInside = texts.every((it) => {
      const box = it.getBoundingClientRect();
      return box.left >= 0 && box.right <= right && box.bottom <= bottom;
    });
    return {texts: texts.map((it) => it.textContent.trim()), areInside};
  }, text);
  expect(drawn.texts).toEqual(expect.arrayContaining([title, '2025', '36.6']));
  expect(drawn.areInside).toBe(true);
});

test('has its tools right of the title, and below the caption on a phone', async ({page}) => {
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('a part of the figure is not there');
    return {...box, right: box.x + box.width, bottom: box.y + box.height};
  };
  const parts = () =>
    Promise.all([
      boxOf(figure(page).getByText(title).first()),
      boxOf(figure(page).locator('figcaption')),
      boxOf(figure(page).getByRole('button', {name: 'Copy the picture'})),
      boxOf(figure(page).locator('summary')),
      boxOf(figure(page)),
    ]);
  for (const width of [640, 1280]) {
    await page.setViewportSize({width, height: 900});
    const [head, , copy, data, whole] = await parts();
    expect(copy.x).toBeGreaterThanOrEqual(head.right);
    expect(copy.y).toBeLessThan(head.bottom);
    expect(data.right).toBeCloseTo(whole.right, 0);
    expect(data.y).toBeCloseTo(copy.y, 0);
  }
  await page.setViewportSize({width: 639, height: 900});
  const [, caption, copy, data] = await parts();
  expect(copy.y).toBeGreaterThanOrEqual(caption.bottom);
  expect(data.y).toBeCloseTo(copy.y, 0);
});

test('is copied as an image', {tag: nightly}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await figure(page).getByRole('button', {name: 'Copy the picture'}).click();
  await expect(figure(page).getByRole('status')).toHaveText('Copied');
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  expect(types).toEqual(['image/png']);
});

test('shows its data by keyboard, and where copying is not allowed, advises to save', async ({
  page,
}) => {
  await figure(page).getByRole('button', {name: 'Save as SVG'}).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(figure(page).getByRole('row', {name: '2025 36.6'})).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await figure(page).getByRole('button', {name: 'Copy the picture'}).click();
  await expect(figure(page).getByRole('status')).toContainText('Save it as SVG');
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new TypeError('not allowed');
    };
  });
  await figure(page).getByRole('button', {name: 'Save as SVG'}).click();
  await expect(figure(page).getByRole('status')).toContainText('Copy it instead');
});

test(
  'lines, legends and chevrons differ from their ground in forced colours',
  {tag: nightly},
  async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    const colours = await page.evaluate(() => {
      const styleOf = (selector: string, pseudo?: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        return getComputedStyle(element, pseudo);
      };
      return {
        curve: styleOf('figure svg svg path').stroke,
        bar: styleOf('figure rect').fill,
        swatch: styleOf('figure li [data-kind="full"]').backgroundColor,
        chevron: styleOf('.navbar__item.dropdown > .navbar__link', '::after').backgroundColor,
      };
    });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const [part, colour] of Object.entries(colours)) {
      expect(colour, part).not.toBe(ground);
      expect(colour, part).not.toMatch(/rgba\(.*, 0\)/);
    }
  },
);
