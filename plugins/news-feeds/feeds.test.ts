import {describe, expect, it} from 'vitest';
import type {NewsItem} from '../../src/data/newsSchema';
import {dateOfItem, feedsOf} from './feeds';

const site = 'https://example.org/base/';
const items: readonly NewsItem[] = [
  {
    id: 'one-day',
    date: '2026-03-22',
    kind: 'data',
    text: 'Events with <3 jets & more appear.',
    link: {to: '/docs/data', text: 'The data'},
  },
  {id: 'one-month', date: '2026-03', kind: 'paper', text: 'A paper of which the month is known.'},
];

describe('the date of an item', () => {
  it.each([
    ['2026-03-22', '2026-03-22T12:00:00.000Z'],
    ['2026-03', '2026-03-01T12:00:00.000Z'],
    ['2026', '2026-01-01T12:00:00.000Z'],
  ])('of %s is %s', (date, expected) => {
    expect(dateOfItem({date}).toISOString()).toBe(expected);
  });
});

describe('the feeds', () => {
  const feeds = feedsOf(items, site);
  const json = JSON.parse(feeds.get('/updates/feed.json') ?? '{}');

  it('are the same each time', () => {
    expect(feedsOf(items, site)).toEqual(feeds);
  });

  it('name an item by its place on the page, and bear the day of the newest', () => {
    expect(json.items.map(({id}: {id: string}) => id)).toEqual([
      `${site}docs/updates#one-day`,
      `${site}docs/updates#one-month`,
    ]);
    expect(feeds.get('/updates/atom.xml')).toContain('<updated>2026-03-22T12:00:00.000Z</updated>');
  });

  it('lead below the base URL, and let no text become an element', () => {
    expect(json.items[0].content_html).toBe(
      '<p>Events with &lt;3 jets &amp; more appear. <a href="https://example.org/base/docs/data">The data</a></p><p>22 March 2026</p>',
    );
  });
});
