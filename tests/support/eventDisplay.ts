/** The event display as its browser tests open it and give it files. */
import type {Locator, Page} from '@playwright/test';
import {expect, open} from './test';

export const address = '/apps/event-display';

export const picked = (page: Page): Locator =>
  page.getByRole('group', {name: 'Selection', exact: true});

/** Opens the display and waits for its event. @param query from the question mark on */
export async function openDisplay(page: Page, query = ''): Promise<void> {
  await open(page, address + query);
  await expect(page.getByRole('group', {name: 'Choose an event'})).toBeVisible();
  await expect(page.getByRole('application')).toBeVisible();
}

/** Chooses a file with this content in the panel for files. */
export async function give(page: Page, name: string, content: string): Promise<void> {
  const panel = page.getByText('Open your own file', {exact: true});
  if (!(await page.locator('input[type="file"][accept*="json"]').first().isVisible())) {
    await panel.click();
  }
  await page
    .locator('label', {hasText: 'Drop an event file'})
    .locator('input')
    .setInputFiles({name, mimeType: 'application/json', buffer: Buffer.from(content)});
}
