/** The sample of a page for the rules about colours contains what is unlike the rest of the page. */
import {contrastViolations} from '../support/contrastSample';
import {expect, open, test} from '../support/test';

test('one word of low contrast and one link without a line are found on a long page', async ({
  page,
}) => {
  const known = new Set<string>();
  await open(page, '/docs/documentation/physic_objects/jets_calibration');
  expect(await contrastViolations(page, known)).toEqual([]);
  expect(known.size).toBeGreaterThan(10);
  expect(await contrastViolations(page, known)).toEqual([]);
  await page
    .locator('.theme-doc-markdown > p')
    .nth(2)
    .evaluate((paragraph: HTMLElement) => {
      paragraph.innerHTML += ' <span style="color: #bbb">pale</span>';
    });
  await page
    .locator('.theme-doc-markdown > p')
    .nth(0)
    .evaluate((paragraph: HTMLElement) => {
      paragraph.innerHTML += ' <a href="/docs/faqs" style="text-decoration: none">bare</a> text';
    });
  // Twice: what was found once is not taken for known.
  for (const looked of ['first', 'again']) {
    const found = (await contrastViolations(page, known)).map((line) => line.split(' ')[0]);
    expect(found, looked).toEqual(['color-contrast', 'link-in-text-block']);
  }
});
