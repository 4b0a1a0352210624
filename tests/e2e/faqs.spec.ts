/** Questions unfold their answers, and a deep link opens its question, also without JavaScript. */
import type {Page} from '@playwright/test';
import {expect, navigate, open, test} from '../support/test';

const address = '/docs/faqs#mev-or-gev';
const answer = (page: Page) => page.getByText('The 2025 education ntuples are in GeV.');
const heading = (page: Page) => page.locator('#mev-or-gev');

test('a question is folded, and unfolds with the keyboard', async ({page}) => {
  await open(page, '/docs/faqs');
  await expect(answer(page)).toBeHidden();
  await page.locator('summary', {has: heading(page)}).press('Enter');
  await expect(answer(page)).toBeVisible();
});

test('a link whose end was mangled shows all questions, folded', async ({page}) => {
  await open(page, '/docs/faqs#%E0%A4%A');
  await expect(page.locator('h1')).toHaveText(/questions/i);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('a deep link opens its question, directly and by the router', async ({page}) => {
  await open(page, address);
  await expect(heading(page)).toBeInViewport();
  await expect(answer(page)).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await open(page, '/docs/status');
  await navigate(page, address);
  await expect(heading(page)).toBeInViewport();
  await expect(answer(page)).toBeVisible();
});

test('the link beside a question opens it and is its address', async ({page}) => {
  await open(page, '/docs/faqs');
  await page.locator('main a.hash-link[href="#mev-or-gev"]:visible').press('Enter');
  await expect(page).toHaveURL(address);
  await expect(answer(page)).toBeVisible();
});

test('on paper all answers are unfolded', async ({page}) => {
  await open(page, '/docs/faqs');
  await page.emulateMedia({media: 'print'});
  await expect(answer(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('questions unfold, and a deep link opens its question', async ({page}) => {
    await page.goto('/docs/faqs');
    await expect(answer(page)).toBeHidden();
    await page.locator('summary', {has: heading(page)}).click();
    await expect(answer(page)).toBeVisible();
    await page.goto('/docs/status');
    await page.goto(address);
    await expect(answer(page)).toBeVisible();
  });
});
