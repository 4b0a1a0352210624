/** The search in its states, in each look, on an index that does not change with the pages. */
import {looks} from '../../tools/generate/screenshots/screenshots';
import type {Section} from '../../src/search/local/section';
import {openSearch, searchFor, serveIndex} from '../support/search';
import {expect, nightly, test, withoutAnnouncement} from '../support/test';
import {Album, openStill, wear} from '../support/visual';

const section = (group: string, title: string, heading: string, text: string): Section => ({
  url: `/docs/data${heading ? `#${heading.toLowerCase().replace(/\W+/g, '-')}` : ''}`,
  group,
  title,
  path: heading ? [heading] : [],
  text,
  language: 'en',
  tag: 'docs-default-current',
});

const sections = [
  section('Data', 'Data', '', 'Real collisions, and simulated ones to compare them with.'),
  section('Data', 'Data', 'Luminosity', 'Luminosity measures how many collisions there were.'),
  section(
    'Documentation',
    'The Large Hadron Collider',
    'Bunches and luminosity',
    'Narrower beams and more bunches give more collisions, and more of them at once: a higher luminosity.',
  ),
  section(
    'Documentation',
    'Jets',
    'What a jet is',
    'A jet is a spray of hadrons, made by a quark or gluon.',
  ),
];

for (const look of looks) {
  test(`search in ${look.name}`, {tag: look.isInCi ? [] : nightly}, async ({page}) => {
    await wear(page, look, 720);
    await withoutAnnouncement(page);
    await serveIndex(page, sections);
    const album = new Album('search', look);
    await openStill(page, '/search');
    await album.compare(page, 'page-empty');
    await openStill(page, '/search?q=luminosity');
    await expect(page.getByRole('article')).toHaveCount(2);
    await album.compare(page, 'page');
    await openStill(page, '/contact-us');
    const {dialog} = await openSearch(page);
    const modal = dialog.locator('.DocSearch-Modal');
    await album.compare(modal, 'opened');
    await searchFor(page, 'luminosity');
    await album.compare(modal, 'hits');
    await searchFor(page, '"luminosity elephant"');
    await album.compare(modal, 'nothing');
    await page.getByRole('combobox').fill('');
    await dialog.getByRole('button', {name: 'Question mode'}).click();
    await album.compare(modal, 'questions');
    await page.keyboard.type('What is a jet?');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', {name: 'Copy'})).toBeVisible();
    await album.compare(modal, 'answer');
    album.close();
  });
}
