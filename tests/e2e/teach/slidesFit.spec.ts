/** Each slide of each lesson can be seen without scrolling on the screens of projectors. */
import {lessons} from '../../../src/data/lessons';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

const screens = [
  {width: 1280, height: 720, tag: []},
  {width: 1920, height: 1080, tag: nightly},
];

/** The smallest text that can be read on a projector, in pixels of 1,280. */
const smallest = 13;

for (const {width, height, tag} of screens) {
  for (const {id, title} of lessons) {
    test(`all slides of ${id} fit ${width} × ${height}`, {tag}, async ({page}) => {
      await page.setViewportSize({width, height});
      await withoutAnnouncement(page);
      await open(page, `/teach?slides=${id}`);
      const dialog = page.getByRole('dialog', {name: `Slides: ${title}`});
      const counter = dialog.getByRole('status');
      await expect(counter).toHaveText(/^Slide 1 of /);
      await page.evaluate(async () => document.fonts.ready);
      const count = Number(/of (\d+)/.exec((await counter.textContent()) ?? '')?.[1]);
      expect(count).toBeGreaterThan(10);
      const problems: string[] = [];
      for (let slide = 1; slide <= count; slide += 1) {
        await expect(counter).toHaveText(new RegExp(`^Slide ${slide} of `));
        const found = await dialog.locator('section > div').evaluate(async (box) => {
          await new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          });
          const size = Math.min(
            ...Array.from(box.querySelectorAll('p, li, td'), (text) =>
              parseFloat(getComputedStyle(text).fontSize),
            ),
          );
          return {
            hidden: box.scrollHeight - box.clientHeight,
            size: (size * 1280) / window.innerWidth,
          };
        });
        if (found.hidden > 0) problems.push(`${slide}: ${found.hidden} px are hidden`);
        if (found.size < smallest) problems.push(`${slide}: text of ${found.size} px`);
        await page.keyboard.press('ArrowRight');
      }
      expect(problems).toEqual([]);
    });
  }
}
