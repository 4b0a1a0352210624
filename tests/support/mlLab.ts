/** What the browser tests of the machine-learning lab have in common. */
import {readFile} from 'node:fs/promises';
import type {Download, Locator, Page} from '@playwright/test';
import {expect, open} from './test';

export const address = '/apps/ml-lab';
/** For charts that are there once the lab has computed for a while, in milliseconds. */
export const whileItComputes = 60_000;

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', {name, exact: true});
const fold = (page: Page, title: string): Locator =>
  page.locator('details > summary', {hasText: new RegExp(`^${title}$`)});
export const chart = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('figure', {name});
export const statusMessage = (page: Page, text: RegExp): Locator =>
  page.getByRole('status').filter({hasText: text});
/** The text about the events above the threshold. */
export const left = (page: Page): Locator =>
  page.getByRole('region', {name: 'Working point'}).getByText(/events pass/);
export const threshold = (page: Page): Locator => page.getByRole('slider', {name: /^Threshold/});

export async function openLab(page: Page, search = ''): Promise<void> {
  await open(page, address + search);
  await expect(button(page, 'Train')).toBeVisible();
}

export async function train(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^Train/}).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Train again')).toBeVisible({timeout: 120_000});
}

export async function unfold(page: Page, title: string): Promise<void> {
  await fold(page, title).focus();
  await page.keyboard.press('Enter');
}

export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
