/** The open guide in a page of an analyser. */
import type {Locator, Page} from '@playwright/test';
import {expect, open} from '../test';

/** The open guide. */
export const coach = (page: Page): Locator => page.getByRole('region', {name: /^Guide: /});
export const steps = (page: Page): Locator => coach(page).getByRole('listitem');
export const done = (page: Page): Locator => coach(page).locator('li[data-step="done"]');
export const current = (page: Page): Locator => coach(page).locator('[aria-current="step"]');
export const guideButton = (page: Page): Locator =>
  page.locator('[data-app-bar]').getByRole('button', {name: 'Guide'});

/** Opens an app and waits for its events, and for the guide of the address. */
export async function openApp(page: Page, at: string): Promise<void> {
  await open(page, at);
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
  if (at.includes('guide=')) await expect(coach(page)).toBeVisible();
}

/** Changes the URL within the page, like the back and forward buttons. */
export async function go(page: Page, search: string): Promise<void> {
  await page.evaluate((next) => {
    window.history.pushState(null, '', window.location.pathname + next);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, search);
}
