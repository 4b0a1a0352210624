/** Every component of the site in every state: each section of the kitchen sink, in each look. */
import {looks} from '../../scripts/lib/screenshots';
import {expect, test} from '../support/test';
import {Album, openStill, wear} from '../support/visual';

for (const look of looks) {
  test(`the kitchen sink in ${look.name}`, async ({page}) => {
    await wear(page, look, 2000);
    await openStill(page, '/kitchen-sink');
    await page.addStyleTag({content: '.navbar {position: static !important}'});
    const album = new Album('kitchenSink', look);
    const sections = await page.locator('main > section').all();
    expect(sections.length).toBeGreaterThan(10);
    for (const section of sections) {
      await album.compare(section, (await section.getAttribute('id')) ?? '');
    }
    album.close();
  });
}
