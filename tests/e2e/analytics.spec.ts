/** Page views are reported when, and only when, a server is configured: `tests/hosted/analytics.spec.ts`. */
import {expect, navigate, open, test} from '../support/test';

test('by default nothing is measured: no request leaves the site, nobody is asked', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await open(page, '/');
  await navigate(page, '/docs/aboutus');
  await expect(page).toHaveURL(/aboutus$/);
  await navigate(page, '/privacy');
  await expect(page.getByText('It measures nothing')).toBeVisible();
  await expect(page.getByRole('switch', {name: 'Count my page views'})).toHaveCount(0);
  await expect(page.getByRole('region', {name: 'Counting page views'})).toHaveCount(0);
  expect(foreign).toEqual([]);
});
