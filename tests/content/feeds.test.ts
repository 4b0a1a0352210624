// @vitest-environment jsdom
/** The feeds of the news, as feed readers get them. */
// cspell:ignore parsererror
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {news} from '../../src/data/news';
import {newsFeeds} from '../../src/data/newsFeeds';
import {buildFolder, builtPage, fileOf} from './builtSite';

const root = `${site.url}${site.baseUrl}`;
const textOf = (file: string) => readFileSync(path.join(buildFolder, file), 'utf8');
const list = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element));

interface Entry {
  readonly id: string;
  readonly date: Date;
  readonly html: string;
}

function entriesOf(format: string, text: string): readonly Entry[] {
  if (format === 'json') {
    const {items} = JSON.parse(text) as {
      items: {id: string; date_modified: string; content_html: string}[];
    };
    return items.map(({id, date_modified, content_html}) => ({
      id,
      date: new Date(date_modified),
      html: content_html,
    }));
  }
  const $ = load(text, {xml: true});
  const [item, id, date, html] =
    format === 'rss'
      ? ['item', 'guid', 'pubDate', 'content\\:encoded']
      : ['entry', 'id', 'updated', 'content'];
  return list($, item).map((entry) => ({
    id: entry.children(id).text(),
    date: new Date(entry.children(date).text()),
    html: entry.children(html).text(),
  }));
}

describe.each(newsFeeds)('$name', ({format, path: file, type}) => {
  const text = textOf(file);
  const entries = entriesOf(format, text);

  it('is well formed', () => {
    if (format === 'json') return expect(() => JSON.parse(text)).not.toThrow();
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
    expect(parsed.documentElement.localName).toBe(format === 'rss' ? 'rss' : 'feed');
  });

  it('has all news, each with an address of its own that exists on the page', () => {
    expect(entries.map(({id}) => id)).toEqual(news.map(({id}) => `${root}docs/updates#${id}`));
    const $ = builtPage('/docs/updates');
    expect(news.filter(({id}) => $(`main li[id="${id}"]`).length !== 1)).toEqual([]);
  });

  it('has the day of each, newest first', () => {
    const days = entries.map(({date}) => date.toISOString().slice(0, 10));
    expect(news.filter(({date}, index) => !days[index]?.startsWith(date))).toEqual([]);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('links to pages that exist', () => {
    const links = entries.flatMap(({html}) =>
      list(load(html), 'a').map((link) => link.attr('href') ?? ''),
    );
    expect(links.length).toBe(news.filter(({link}) => link).length);
    const own = links.filter((link) => link.startsWith(root)).map((link) => new URL(link));
    expect(own.filter(({pathname}) => !existsSync(fileOf(pathname)))).toEqual([]);
  });

  it.each(['/docs/updates', '/LatestNews'])('is named and linked on %s', (page) => {
    const $ = builtPage(page);
    expect($(`head link[rel="alternate"][type="${type}"]`).attr('href')).toBe(
      `${root}${file.slice(1)}`,
    );
    expect($(`main a[href="${site.baseUrl}${file.slice(1)}"]`).length).toBe(1);
  });
});
