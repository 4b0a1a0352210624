import {expect, it} from 'vitest';
import {reportOf} from './report';

const analytics = {url: 'https://matomo.example.org/', siteId: '7', consent: 'given'} as const;
const view = {
  origin: 'https://opendata.example.org',
  pathname: '/docs/faqs',
  title: 'Questions | ATLAS Open Data',
  referrer: '',
  screen: [1280, 900],
  baseUrl: '/',
} as const;

it('reports what the privacy page lists, and nothing else', () => {
  expect(Object.fromEntries(reportOf(analytics, view))).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: 'https://opendata.example.org/docs/faqs',
    action_name: 'Questions | ATLAS Open Data',
    res: '1280x900',
  });
});

it('keeps the words of a search to itself, also below another path', () => {
  const search = {...view, title: 'Search results for "secret"'};
  const title = (pathname: string, baseUrl: string) =>
    reportOf(analytics, {...search, pathname, baseUrl}).get('action_name');
  expect(title('/search', '/')).toBe('Search');
  expect(title('/preview/7/search', '/preview/7/')).toBe('Search');
  expect(title('/docs/search', '/')).toBe(search.title);
});

it('names the page of another site that led here, without what was asked of it', () => {
  const from = (referrer: string) => reportOf(analytics, {...view, referrer}).get('urlref');
  expect(from('https://example.com/list?q=secret#part')).toBe('https://example.com/list');
  expect(from('https://opendata.example.org/search?q=secret')).toBeNull();
});
