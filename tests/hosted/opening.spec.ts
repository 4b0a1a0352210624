/** A hosted search before its first query, while it loads, and after it failed. */
import {expect, open, test, withoutAnnouncement} from '../support/hostedTest';
import {openSearch, searchFor} from '../support/search';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('without a query it shows examples and what was opened last', async ({page}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await searchFor(page, 'luminosity');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  await expect(dialog).toHaveCount(0);
  await openSearch(page);
  await expect(dialog.getByRole('list', {name: 'Example queries:'})).toBeVisible();
  const recent = dialog.getByRole('tree', {name: 'Recent', exact: true}).getByRole('treeitem');
  await expect(recent).toHaveCount(1);
  await open(page, '/search');
  await expect(page.getByRole('link', {name: '1LMET30'})).toBeVisible();
  await expect(page.getByRole('list', {name: 'Recent'}).getByRole('link')).toHaveCount(1);
});

test('the search page tries again', async ({page, provider, consoleGuard}) => {
  consoleGuard.allow(/Failed to load resource/, 'the browser reports each host in vain');
  provider.trouble = 'down';
  await open(page, '/search?q=luminosity');
  const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  await expect(alert).toBeVisible();
  provider.trouble = undefined;
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('article')).toHaveCount(15);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('luminosity');
});
