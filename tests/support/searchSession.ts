/** A visit with all that a reader can do with the search. */
import type {Page} from '@playwright/test';
import {openSearch, searchFor} from './search';
import {expect, networkIsIdle, open, withoutAnnouncement} from './test';

export async function readAndAsk(page: Page): Promise<void> {
  await withoutAnnouncement(page);
  await open(page, '/');
  const {dialog, field} = await openSearch(page);
  await searchFor(page, 'invariant mass');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  await expect(dialog).toHaveCount(0);
  await openSearch(page);
  const mode = dialog.getByRole('button', {name: 'Question mode'});
  await mode.click();
  await expect(mode).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toBeFocused();
  await field.fill('What does luminosity mean?');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.DocSearch-AskAiScreen-Response')).toBeVisible();
  await expect(dialog.locator('.DocSearch-AskAiScreen-Message--user')).toContainText('luminosity');
  await networkIsIdle(page);
}
