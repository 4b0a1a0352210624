/** The ways to open the search modal, and to close it. */
import {searchPlaceholder} from '../../../src/data/search';
import {openSearch, searchModal} from '../../support/search';
import {expect, oneIn, open, test, withoutAnnouncement} from '../../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

for (const [index, {name, start}] of [
  {name: 'by its button', start: null},
  {name: 'by Control and K', start: 'Control+k'},
  {name: 'by Command and K', start: 'Meta+k'},
  {name: 'by a slash', start: '/'},
].entries()) {
  test(
    `opens ${name}, with the focus in its field, and closes on Escape`,
    oneIn(2, index),
    async ({page}) => {
      await open(page, '/docs/data');
      const {dialog, field} = searchModal(page);
      const button = page.getByRole('button', {name: /^Search/});
      await (start ? page.keyboard.press(start) : button.click());
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
      await expect(field).toHaveAttribute('placeholder', searchPlaceholder);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );
}

test('a slash opens it while a button has the focus, and is a character in a text field', async ({
  page,
}) => {
  await open(page, '/search');
  const {dialog, field} = searchModal(page);
  await page.getByRole('button', {name: /dark and light mode/}).focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  const ownField = page.getByRole('searchbox');
  await ownField.focus();
  await page.keyboard.press('/');
  await expect(ownField).toHaveValue('/');
  await expect(dialog).toHaveCount(0);
});

test('Control and K closes it again, and so does its close button', async ({page}) => {
  await open(page, '/');
  const {dialog} = await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
  await openSearch(page);
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toHaveCount(0);
});
