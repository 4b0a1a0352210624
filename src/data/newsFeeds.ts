/** The feeds of the news: where they are, below the base URL, and what they are called. */
export const newsFeeds = [
  {format: 'rss', name: 'RSS', path: '/updates/rss.xml', type: 'application/rss+xml'},
  {format: 'atom', name: 'Atom', path: '/updates/atom.xml', type: 'application/atom+xml'},
  {format: 'json', name: 'JSON Feed', path: '/updates/feed.json', type: 'application/feed+json'},
] as const;

export type NewsFeed = (typeof newsFeeds)[number];

export const newsFeedTitle = 'ATLAS Open Data: what is new';
