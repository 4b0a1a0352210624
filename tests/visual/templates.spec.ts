/** One page of each kind, as far as a window shows it, in each look. */
import type {Page} from '@playwright/test';
import {looks} from '../../tools/generate/screenshots/screenshots';
import {nightly, test, withoutAnnouncement} from '../support/test';
import {Album, openStill, wear} from '../support/visual';

interface Template {
  readonly name: string;
  readonly address: string;
  /** What to scroll to; without it the screenshot begins at the top. */
  readonly at?: string;
}

const templates: readonly Template[] = [
  {name: 'doc', address: '/docs/documentation/introduction/events'},
  {name: 'category', address: '/docs/category/data-for-research'},
  {name: 'page', address: '/contact-us'},
  {name: 'projects', address: '/projects'},
  {name: 'doc-tables', address: '/docs/data/for_education/13TeV25_details', at: '#variable-list'},
  {name: 'not-found', address: '/no-such-page'},
];

for (const look of looks) {
  test(`pages in ${look.name}`, {tag: look.isInCi ? [] : nightly}, async ({page, consoleGuard}) => {
    consoleGuard.allow(/status of 404/, 'one of the pages is the one of unknown addresses');
    await wear(page, look, 720);
    await withoutAnnouncement(page);
    const album = new Album('templates', look);
    await openStill(page, '/');
    await album.compare(page, 'home', {fullPage: true});
    for (const {name, address, at} of templates) {
      await openStill(page, address);
      if (at) await page.locator(at).evaluate((element) => element.scrollIntoView());
      await album.compare(page, name);
    }
    await album.compare(page.getByRole('contentinfo'), 'footer');
    await openMenu(page);
    await album.compare(page, 'menu');
    album.close();
  });
}

/** The menu of a phone, or the first dropdown of a wider screen. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = (await toggle.isVisible())
    ? toggle
    : page.locator('.navbar').getByRole('button', {name: 'Tutorials'});
  await menu.focus();
  await page.keyboard.press('Enter');
}
