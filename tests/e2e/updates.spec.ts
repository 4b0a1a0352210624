/** The list of changes can be narrowed to one kind, and the choice is in the address. */
import {expect, open, test, withoutAnnouncement} from '../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('one kind of news can be chosen, by a button and by the address', async ({page}) => {
  await open(page, '/docs/updates');
  const items = page.locator('main li[data-kind]');
  const all = await items.count();
  await page.getByRole('radio', {name: 'Paper'}).check();
  await expect(page).toHaveURL(/\?kind=paper$/);
  const papers = await items.count();
  expect(papers).toBeLessThan(all);
  await expect(page.getByRole('status').filter({hasText: 'entries'})).toHaveText(
    `${papers} of ${all} entries`,
  );
  for (const item of await items.all()) await expect(item).toHaveAttribute('data-kind', 'paper');
  await open(page, '/docs/updates?kind=paper');
  await expect(items).toHaveCount(papers);
  await page.getByRole('radio', {name: 'All'}).check();
  await expect(items).toHaveCount(all);
});

test('a deep link opens one entry', async ({page}) => {
  await open(page, '/docs/updates#research-release');
  await expect(page.locator('#research-release')).toBeInViewport();
  await expect(page.locator('#research-release')).toContainText('1 July 2024');
});
