/** Lessons for teachers: folded parts, worksheets that print alone, and the list of all. */
import type {Page} from '@playwright/test';
import {lessonAnchor, lessons} from '../../src/data/lessons';
import {violations} from '../support/axe';
import {expect, inLightAtOnce, nightly, open, test, withoutAnnouncement} from '../support/test';

const tutorial = '/docs/13TeV25Doc/StandardModel';
/** The part of the tutorial with its lessons. */
const place = `${tutorial}#for-teachers`;
const title = 'Watch a Higgs boson appear in four leptons';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

/** Keeps the page as it would go to the printer, without a dialog. */
async function pretendToPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
}

test('the parts of a lesson are folded, and open', async ({page}) => {
  await open(page, place);
  const lesson = page.getByRole('region', {name: title});
  await expect(lesson.getByText('One candidate by hand.')).toBeHidden();
  await lesson.getByRole('heading', {name: 'Lesson plan'}).click();
  await expect(lesson.getByText('One candidate by hand.')).toBeVisible();
  await lesson.getByRole('heading', {name: 'Answer key'}).click();
  await expect(lesson.getByRole('img', {name: /^Histogram of four-lepton/})).toBeVisible();
});

test('the worksheet prints alone, with room for a name and without answers', async ({page}) => {
  await pretendToPrint(page);
  await open(page, place);
  const lesson = page.getByRole('region', {name: title});
  await lesson.getByRole('button', {name: 'Print the worksheet'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('#__docusaurus')).toBeHidden();
  const sheet = page.locator('body > div').first();
  await expect(sheet.getByText('Name', {exact: true})).toBeVisible();
  await expect(sheet.getByText(title)).toBeVisible();
  await expect(sheet.getByRole('img', {name: /^Empty grid/})).toBeVisible();
  await expect(sheet).not.toContainText('125.3');
  const words = await page.evaluate(() => document.body.innerText);
  expect(words).not.toContain('Print the worksheet');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#__docusaurus')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(page.getByRole('button', {name: 'Print the worksheet'}).first()).toBeVisible();
});

test('the answer key prints on a sheet of its own', async ({page}) => {
  await pretendToPrint(page);
  await open(page, place);
  const lesson = page.getByRole('region', {name: title});
  await lesson.getByRole('button', {name: 'Print the answer key'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({media: 'print'});
  const sheet = page.locator('body > div').first();
  await expect(sheet.getByText(`Answers: ${title}`)).toBeVisible();
  await expect(sheet).not.toContainText('Name');
});

for (const format of ['A4', 'Letter'] as const) {
  test(`no worksheet is wider than ${format}`, {tag: nightly}, async ({page}) => {
    await pretendToPrint(page);
    const width = format === 'A4' ? 210 : 215.9;
    await page.setViewportSize({width: Math.floor(((width - 32) / 25.4) * 96), height: 1000});
    for (const lesson of lessons) {
      await open(page, `${lesson.page}#${lessonAnchor(lesson.id)}`);
      const region = page.getByRole('region', {name: lesson.title});
      await region.getByRole('button', {name: 'Print the worksheet'}).click();
      await page.locator('html[data-printed]').waitFor();
      await page.emulateMedia({media: 'print'});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      // A fraction of a pixel, rounded up.
      expect(overflow, lesson.id).toBeLessThanOrEqual(1);
      await page.emulateMedia({media: 'screen'});
    }
  });
}

test('the list leads to each lesson in its place', {tag: nightly}, async ({page}) => {
  await open(page, '/docs/userpath/deepdive#lessons');
  for (const {title: name} of lessons) {
    await expect(page.getByRole('main').getByRole('link', {name})).toHaveCount(1);
  }
  await page.getByRole('main').getByRole('link', {name: title}).click();
  await expect(page).toHaveURL(`${tutorial}#lesson-higgs-four-leptons`);
  await expect(page.getByRole('heading', {name: title})).toBeInViewport();
});

for (const theme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing in a lesson with all parts open, ${theme}`,
    inLightAtOnce(theme),
    async ({page}) => {
      await page.addInitScript((mode) => window.localStorage.setItem('theme', mode), theme);
      await open(page, place);
      const region = page.getByRole('region', {name: title});
      await region.evaluate((lesson) => {
        for (const part of Array.from(lesson.querySelectorAll('details'))) part.open = true;
      });
      const found = await violations(page, {
        include: ['section[aria-labelledby="lesson-higgs-four-leptons"]'],
      });
      expect(found).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(
    'every part opens, and no button is there that would do nothing',
    {tag: nightly},
    async ({page}) => {
      await page.goto(place);
      const lesson = page.getByRole('region', {name: title});
      await expect(lesson.getByRole('button')).toHaveCount(0);
      const parts = await lesson.locator('details').all();
      expect(parts).toHaveLength(6);
      for (const part of parts) {
        await part.locator('summary').click();
        await expect(part.locator('summary + div')).toBeVisible();
      }
      await expect(lesson.getByRole('table').first()).toBeVisible();
    },
  );
});
