/** The slides of a lesson: by keyboard, buttons and touch, in the address, and on paper. */
import type {Page} from '@playwright/test';
import {violations} from '../../support/axe';
import {expect, inLightAtOnce, open, test, withoutAnnouncement} from '../../support/test';

const title = 'Weigh the Z boson with a pocket calculator';
const dialog = (page: Page) => page.getByRole('dialog', {name: `Slides: ${title}`});
const heading = (page: Page) => dialog(page).getByRole('heading', {level: 2});
const counter = (page: Page) => dialog(page).getByRole('status');

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('one click opens them, keys turn them, and Escape closes them', async ({page}) => {
  await open(page, '/teach?minutes=45');
  const opener = page.getByRole('button', {name: new RegExp(`^Slides ?: ${title}$`)});
  await opener.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/teach\?minutes=45&slides=z-peak&page=1$/);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText('Learning goals');
  await expect(heading(page)).toBeFocused();
  await expect(counter(page)).toHaveText(/^Slide 2 of \d+: Learning goals$/);
  await page.keyboard.press('PageDown');
  await expect(heading(page)).toHaveText('The question');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/page=2$/);
  await page.keyboard.press('End');
  await expect(heading(page)).toHaveText('Homework');
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText('Homework');
  await page.keyboard.press('Home');
  await expect(heading(page)).toHaveText(title);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/teach\?minutes=45$/);
  await expect(opener).toBeFocused();
});

test('Space and the vertical arrows turn them, unless the focus is on a control', async ({
  page,
}) => {
  await open(page, '/teach?slides=z-peak&page=7');
  await expect(heading(page)).toBeFocused();
  const steps = [
    ['Space', 8],
    ['ArrowDown', 9],
    ['Enter', 10],
    ['Shift+Space', 9],
    ['ArrowUp', 8],
  ] as const;
  for (const [key, reached] of steps) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`page=${reached}$`));
  }
  const answer = dialog(page).locator('summary');
  await answer.press('Space');
  await expect(dialog(page).locator('details')).toHaveAttribute('open');
  await dialog(page).getByRole('button', {name: 'Previous'}).press('Space');
  await expect(page).toHaveURL(/page=7$/);
});

test('after a click on an answer, Space goes on and leaves it open', async ({page}) => {
  await open(page, '/teach?slides=z-peak&page=7');
  const answer = dialog(page).locator('summary');
  await answer.click();
  await expect(dialog(page).locator('details')).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/page=8$/);
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/page=7$/);
});

test('an open answer takes the place of the empty grid', async ({page}) => {
  await open(page, '/teach?slides=z-peak&page=9');
  const grid = dialog(page).locator('[role="img"]');
  await expect(grid).toHaveCount(1);
  const empty = (await grid.getAttribute('aria-label')) ?? '';
  const answer = dialog(page).locator('summary');
  await answer.click();
  await expect(grid).toHaveCount(1);
  await expect(grid).not.toHaveAttribute('aria-label', empty);
  await expect(dialog(page).getByText('Question 3.')).toBeVisible();
  await answer.click();
  await expect(grid).toHaveAttribute('aria-label', empty);
});

test('the address opens a slide, buttons turn it, and the back button closes all', async ({
  page,
}) => {
  await open(page, '/teach');
  await page.getByRole('button', {name: new RegExp(`^Slides ?: ${title}$`)}).click();
  const next = dialog(page).getByRole('button', {name: 'Next'});
  await next.click();
  await next.click();
  await expect(next).toBeFocused();
  await expect(heading(page)).toHaveText('The question');
  await page.reload();
  await expect(heading(page)).toHaveText('The question');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await open(page, '/teach?slides=z-peak&page=99');
  await expect(heading(page)).toHaveText('Homework');
});

test('answers and notes are there when the teacher asks for them', async ({page}) => {
  await open(page, '/teach?slides=z-peak&page=7');
  await expect(dialog(page).getByText('Event 4 has two positive muons')).toBeHidden();
  await dialog(page).getByText('Answer', {exact: true}).click();
  await expect(dialog(page).getByText('Event 4 has two positive muons')).toBeVisible();
  await expect(dialog(page).getByText('Each pair of students takes two events')).toHaveCount(0);
  await dialog(page).getByRole('button', {name: 'Notes'}).click();
  await expect(dialog(page).getByText('Each pair of students takes two events')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 700}, hasTouch: true});

  test('a swipe turns them, and nothing is wider than the window', async ({page}) => {
    await open(page, '/teach?slides=z-peak&page=7');
    await expect(heading(page)).toBeVisible();
    const tooWide = () =>
      dialog(page).evaluate((element) =>
        Array.from(element.querySelectorAll('section, section > div')).some(
          (part) => part.scrollWidth > element.clientWidth,
        ),
      );
    expect(await tooWide()).toBe(false);
    const swipe = (from: number, to: number) =>
      dialog(page).evaluate(
        (target, [start = 0, end = 0]) => {
          const touch = (x: number) => new Touch({identifier: 1, target, clientX: x, clientY: 300});
          const send = (type: string, x: number, isDown: boolean) =>
            target.dispatchEvent(
              new TouchEvent(type, {
                bubbles: true,
                touches: isDown ? [touch(x)] : [],
                changedTouches: [touch(x)],
              }),
            );
          send('touchstart', start, true);
          send('touchend', end, false);
        },
        [from, to],
      );
    await swipe(300, 100);
    await expect(page).toHaveURL(/page=8$/);
    await swipe(100, 300);
    await expect(page).toHaveURL(/page=7$/);
  });
});

test('they print one slide per page, without answers', async ({page}) => {
  await open(page, '/teach?slides=z-peak');
  await expect(heading(page)).toBeVisible();
  const count = Number(/of (\d+)/.exec((await counter(page).textContent()) ?? '')?.[1]);
  const pdf = await page.pdf({preferCSSPageSize: true});
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(count);
  await page.emulateMedia({media: 'print'});
  const paper = page.locator('[data-print-alone]');
  await expect(paper.getByText('Learning goals')).toBeVisible();
  await expect(paper).not.toContainText('Event 4 has two positive muons');
  await expect(dialog(page)).toBeHidden();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a slide, ${theme}`, inLightAtOnce(theme), async ({page}) => {
    await page.addInitScript((mode) => window.localStorage.setItem('theme', mode), theme);
    await open(page, '/teach?slides=z-peak&page=7');
    await dialog(page).getByRole('button', {name: 'Notes'}).click();
    expect(await violations(page)).toEqual([]);
  });
}
