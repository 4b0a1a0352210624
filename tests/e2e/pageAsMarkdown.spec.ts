/** A page is taken along as Markdown: by the clipboard or, where that is refused, as a file. */
import {expect, open, test} from '../support/test';

const page = '/docs/documentation/physic_objects/electronphoton_calibration';

test('a button copies the page as Markdown and says so, also by keyboard', async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requestedPaths: string[] = [];
  tab.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await open(tab, page);
  expect(requestedPaths).not.toContain(`${page}.md`);
  const copy = tab.getByRole('button', {name: 'Copy page as Markdown'});
  await copy.press('Enter');
  await expect(tab.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const text = await tab.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^---\r?\ntitle: "Electron and photon calibration"/);
  expect(text).toContain('\\frac{\\sigma_E}{E}');
});

test('a refused clipboard leads to the file', async ({page: tab}) => {
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(tab, page);
  const markdownRequest = tab.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith(`${page}.md`),
  );
  await tab.getByRole('button', {name: 'Copy page as Markdown'}).click();
  const answer = await (await markdownRequest).response();
  expect(answer?.headers()['content-type']).toContain('text/markdown');
});
