/** Code comes coloured with the page; what colours other code is fetched only where some is shown. */
import type {Page, Route} from '@playwright/test';
import {expect, navigate, open, test, withDataSaver} from '../support/test';

const withCode = '/docs/data/access_data';

/** Only grammars of languages say so. */
const isHighlighter = (script: string): boolean => script.includes('lookbehind:');

/** Notes, script by script, whether it is the highlighter; `decide` then continues or aborts its request. */
async function watchScripts(
  page: Page,
  decide: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<boolean[]> {
  const seen: boolean[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const answer = await route.fetch();
    seen.push(isHighlighter(await answer.text()));
    await (seen.at(-1) ? decide(route) : route.fulfill({response: answer}));
  });
  return seen;
}

/** The code of the page as the server sends it. */
async function sentCode(page: Page): Promise<readonly string[]> {
  const html = await (await page.request.get(withCode)).text();
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    return Array.from(sent.querySelectorAll('.theme-code-block code'), (code) => code.innerHTML);
  }, html);
}

const shownCode = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.theme-code-block code')
    .evaluateAll((blocks) => blocks.map((code) => code.innerHTML));

/** Browsers write a style that a script has set with other spaces than the server does. */
const sameSpaces = (blocks: readonly string[]): readonly string[] =>
  blocks.map((html) =>
    html.replace(/style="([^"]*)"/g, (_, style: string) => style.replace(/ |;$/g, '')),
  );

test.beforeEach(async ({page}) => withDataSaver(page));

test('code that came with the page stays as it is, and no highlighter is fetched', async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  await open(page, withCode);
  await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
  const sent = await sentCode(page);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.join('')).toContain('class="token ');
  expect(await shownCode(page)).toEqual(sent);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts).not.toContain(true);
});

test('code that a link opens gets the same colours, from a highlighter that is fetched then', async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  await open(page, '/contact-us');
  expect(scripts).not.toContain(true);
  const sent = sameSpaces(await sentCode(page));
  await navigate(page, withCode);
  await expect.poll(async () => sameSpaces(await shownCode(page))).toEqual(sent);
  expect(scripts.filter(Boolean)).toHaveLength(1);
});

test('code can be read where the highlighter cannot be fetched', async ({page, consoleGuard}) => {
  consoleGuard.allow(/Failed to load resource/, 'the request is made to fail');
  const scripts = await watchScripts(page, (route) => route.abort());
  await open(page, '/contact-us');
  await navigate(page, withCode);
  const code = page.locator('.theme-code-block code').first();
  await expect.poll(() => scripts).toContain(true);
  await expect(code).toBeVisible();
  const [sent = ''] = await sentCode(page);
  const text = await page.evaluate((html) => {
    const element = document.createElement('code');
    element.innerHTML = html;
    return element.textContent;
  }, sent);
  expect(await code.textContent()).toBe(text);
});
