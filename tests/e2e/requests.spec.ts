/** What the site asks of its own server: files, and nothing that could change or tell anything. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page, Request} from '@playwright/test';
import {redirectingHost} from '../support/hosts';
import {expect, navigate, open, test, withDataSaver} from '../support/test';

const fileTypes = [
  'document',
  'fetch',
  'font',
  'image',
  'manifest',
  'other',
  'script',
  'stylesheet',
];

/** Everything that a reader does: read, go on, switch the colours, close the message, look for a page. */
async function read(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await page.locator('.navbar').getByRole('link', {name: 'Data', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/data$/);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/docs\/data$/);
  await navigate(page, '/docs/category/web-apps-for-education');
  await expect(page.locator('h1')).toHaveText('Web apps for education');
  await open(page, '/search?q=luminosity');
  await expect(page.getByRole('searchbox')).toHaveValue('luminosity');
  await expect(page.locator('main article')).not.toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type('missing energy');
  await expect(page.locator('.DocSearch-Hit a')).not.toHaveCount(0);
}

function isFileOfTheSite(request: Request): boolean {
  const {pathname} = new URL(request.url());
  return ['', '.html', 'index.html'].some((suffix) => {
    const file = path.join('build', pathname + suffix);
    return path.extname(file) !== '' && existsSync(file);
  });
}

test('readers make GET requests for files of the site only: there is no call to a server', async ({
  page,
}) => {
  const own: Request[] = [];
  const sockets: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(redirectingHost.origin)) own.push(request);
  });
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await read(page);
  expect(own.length).toBeGreaterThan(10);
  const calls = own.filter(
    (request) =>
      request.method() !== 'GET' ||
      !fileTypes.includes(request.resourceType()) ||
      !isFileOfTheSite(request),
  );
  expect(calls.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  expect(sockets).toEqual([]);
});

test('each plugin has a file of JSON data of its own, loaded with its first page', async ({
  page,
}) => {
  await withDataSaver(page);
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/js/')) loaded.push(response.text());
  });
  const data = (plugin: string) => `JSON.parse('{"name":"docusaurus-plugin-content-${plugin}"`;
  const has = async (plugin: string) =>
    (await Promise.all(loaded)).some((body) => body.includes(data(plugin)));
  await open(page, '/contact-us');
  expect([await has('pages'), await has('docs')]).toEqual([true, false]);
  await navigate(page, '/docs/faqs');
  await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  expect(await has('docs')).toBe(true);
});
