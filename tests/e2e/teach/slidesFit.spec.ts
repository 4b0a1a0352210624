/** Each slide of each lesson can be seen without scrolling on the screens of projectors, and fits a page. */
import type {Locator} from '@playwright/test';
import {lessons} from '../../../src/data/lessons';
import {expect, nightly, oneIn, open, test, withoutAnnouncement} from '../../support/test';

const screens = [
  {width: 1280, height: 720, isInCi: true},
  {width: 1920, height: 1080, isInCi: false},
];

/** The smallest text that can be read on a projector, in pixels of 1,280. */
const smallest = 13;

/** What cannot be seen or read in the box of a slide. */
const problemsIn = (content: Locator): Promise<readonly string[]> =>
  content.evaluate(async (box, least) => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const parts = [box, ...Array.from(box.querySelectorAll('*'))];
    const sideways = parts
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    const texts = parts.filter((part) =>
      part.matches('p, li, td, th, caption, figcaption, summary'),
    );
    const size = Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    const relative = (size * 1280) / window.innerWidth;
    const below = box.scrollHeight - box.clientHeight;
    return [
      ...(below > 0 ? [`${below} px are hidden below`] : []),
      ...(Math.max(...sideways) > 0 ? [`${Math.max(...sideways)} px are hidden sideways`] : []),
      ...(relative < least ? [`text of ${relative} px`] : []),
    ];
  }, smallest);

for (const {width, height, isInCi} of screens) {
  for (const [index, {id, title, answers}] of lessons.entries()) {
    const options = isInCi ? oneIn(3, index) : {tag: nightly};
    test(`all slides and answers of ${id} fit ${width} × ${height}`, options, async ({page}) => {
      await page.setViewportSize({width, height});
      await withoutAnnouncement(page);
      await open(page, `/teach?slides=${id}`);
      const dialog = page.getByRole('dialog', {name: `Slides: ${title}`});
      const counter = dialog.getByRole('status');
      await expect(counter).toHaveText(/^Slide 1 of /);
      await page.evaluate(async () => document.fonts.ready);
      const count = Number(/of (\d+)/.exec((await counter.textContent()) ?? '')?.[1]);
      expect(count).toBeGreaterThan(10);
      const content = dialog.locator('section > div');
      const answer = content.getByText('Answer', {exact: true});
      const problems: string[] = [];
      let opened = 0;
      for (let slide = 1; slide <= count; slide += 1) {
        await expect(counter).toHaveText(new RegExp(`^Slide ${slide} of `));
        for (const problem of await problemsIn(content)) problems.push(`${slide}: ${problem}`);
        if ((await answer.count()) > 0) {
          await answer.click();
          opened += 1;
          for (const problem of await problemsIn(content)) {
            problems.push(`${slide} with its answer: ${problem}`);
          }
        }
        await page.keyboard.press('ArrowRight');
      }
      expect(problems).toEqual([]);
      expect(opened).toBeGreaterThan(answers.length / 2);
    });
  }
}

for (const [index, {id, title}] of lessons.entries()) {
  test(`each slide of ${id} is one page with its notes`, oneIn(3, index + 1), async ({page}) => {
    await withoutAnnouncement(page);
    await open(page, `/teach?slides=${id}`);
    const dialog = page.getByRole('dialog', {name: `Slides: ${title}`});
    await dialog.getByRole('button', {name: 'Notes'}).click();
    const status = (await dialog.getByRole('status').textContent()) ?? '';
    const count = Number(/of (\d+)/.exec(status)?.[1]);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({format});
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g);
      expect(pages, format).toHaveLength(count);
    }
  });
}
