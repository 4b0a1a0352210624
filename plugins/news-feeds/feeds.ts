/** The news as feeds. The same news give the same bytes. */
import {Feed} from 'feed';
import {kindNames} from '../../src/data/newsKinds';
import {newsFeedTitle, newsFeeds, type NewsFeed} from '../../src/data/newsFeeds';
import type {NewsItem} from '../../src/data/newsSchema';
import {formatDate} from '../../src/kit/format/dates';

const page = 'docs/updates';

/**
 * Noon of the day in universal time, which is the same day nearly everywhere. Where only the month or
 * the year is known it is their first day, so that the item is below those with a certain day.
 */
export function dateOfItem({date}: Pick<NewsItem, 'date'>): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day, 12));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What the list on the page says, with the date as exact as it is known. */
function htmlOf({date, text, link}: NewsItem, site: string): string {
  const to = link && escaped(new URL(link.to.replace(/^\//, site), site).href);
  const onward = link ? ` <a href="${to}">${escaped(link.text)}</a>` : '';
  return `<p>${escaped(text)}${onward}</p><p>${formatDate(date)}</p>`;
}

/** @param site the public address of the site, with a slash at its end */
export function feedsOf(
  items: readonly NewsItem[],
  site: string,
): ReadonlyMap<NewsFeed['path'], string> {
  const newest = items[0] ? dateOfItem(items[0]) : new Date(0);
  const textOf = ({format, path}: NewsFeed): string => {
    const feed = new Feed({
      id: `${site}${page}`,
      title: newsFeedTitle,
      description:
        'Data releases, notebooks, software, papers and rules. An item of which only the month or the year is known bears the first day of it.',
      link: `${site}${page}`,
      language: 'en',
      updated: newest,
      generator: 'ATLAS Open Data',
      feed: `${site}${path.slice(1)}`,
      feedLinks: {json: `${site}${path.slice(1)}`},
      author: {name: 'ATLAS Open Data', link: site},
      copyright: 'ATLAS Collaboration, CC BY 4.0',
    });
    for (const item of items) {
      const address = `${site}${page}#${item.id}`;
      feed.addItem({
        id: address,
        link: address,
        title: `${kindNames[item.kind]}: ${item.text.replace(/\.$/, '')}`,
        date: dateOfItem(item),
        content: htmlOf(item, site),
        category: [{name: kindNames[item.kind], term: item.kind}],
      });
    }
    return {rss: feed.rss2, atom: feed.atom1, json: feed.json1}[format]();
  };
  return new Map(newsFeeds.map((feed) => [feed.path, textOf(feed)]));
}
