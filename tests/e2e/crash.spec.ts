/** A crash in a page component, provoked in the chunk of a category page that the build has made. */
import type {Page} from '@playwright/test';
import type {ConsoleGuard} from '../support/consoleGuard';
import {expect, navigate, nightly, open, test} from '../support/test';

const category = '/docs/category/get-started';
const categoryChunk = `e.exports=JSON.parse('{"categoryGeneratedIndex":{"title":"Get started"`;

/** While `window.crashing` is true, reading the title of the category throws an error with a cause. */
function defineTrap(): void {
  const trapped = (json: string): unknown => {
    const props = JSON.parse(json) as {categoryGeneratedIndex: {title: string}};
    const {title} = props.categoryGeneratedIndex;
    Object.defineProperty(props.categoryGeneratedIndex, 'title', {
      get() {
        if (!('crashing' in window && window.crashing)) return title;
        throw new Error('The title is lost', {cause: new Error('The shelf was empty')});
      },
    });
    return props;
  };
  Object.assign(window, {trapped, crashing: true});
}

async function openCrashingCategory(page: Page, consoleGuard: ConsoleGuard): Promise<void> {
  consoleGuard.allow(/The title is lost/, provoked);
  await page.addInitScript(defineTrap);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const trap = categoryChunk.replace('JSON.parse', 'trapped');
    await route.fulfill({response, body: body.replace(categoryChunk, trap)});
  });
  await open(page, '/docs/faqs');
  await navigate(page, category);
  await expect(page.getByText('This page crashed.')).toBeVisible();
}

const provoked = 'the crash that these tests provoke';

test('a crash shows the message with its causes, inside the frame of the site', async ({
  page,
  consoleGuard,
}) => {
  await openCrashingCategory(page, consoleGuard);
  await expect(page.getByText('The title is lost')).toBeVisible();
  await expect(page.getByText('The shelf was empty')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This page crashed.');
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('"Try again" clears the error', async ({page, consoleGuard}) => {
  await openCrashingCategory(page, consoleGuard);
  await page.evaluate(() => Object.assign(window, {crashing: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Get started');
});

test(
  '"Try again" shows the crash again while its cause remains',
  {tag: nightly},
  async ({page, consoleGuard}) => {
    await openCrashingCategory(page, consoleGuard);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
  },
);

test('a crash of the frame itself shows the message alone, and "Try again" brings all back', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/The frame is bent/, provoked);
  await page.addInitScript(() => {
    // The layout listens for the mouse, to tell it from the keyboard.
    const {addEventListener} = document;
    document.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (type === 'mousedown' && !('repaired' in window)) {
        throw new Error('The frame is bent', {cause: new Error('A storm')});
      }
      addEventListener.call(document, type, ...rest);
    };
  });
  await page.goto('/docs/faqs');
  await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
  await expect(page.getByText('The frame is bent\n\nCause:\nA storm')).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => Object.assign(window, {repaired: true}));
  await page.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  await expect(page.locator('.navbar')).toBeVisible();
});
