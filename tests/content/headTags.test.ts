/** What the head of each page tells search engines and social networks, the sitemap, robots.txt and llms.txt. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {allRoutes, appRoutes} from '../../config/routes';
import {newsFeeds} from '../../src/data/newsFeeds';
import {buildFolder, builtPage, builtPages, findings, type BuiltPage} from './builtSite';

const root = `${site.url}${site.baseUrl}`;
const apps: readonly BuiltPage[] = appRoutes.map((route) => ({
  route,
  $: builtPage(route.path),
}));
const pages = builtPages();
const all = [...pages, ...apps];

/** Found without a look at the rest of the page. */
const headOf = ($: CheerioAPI): ReturnType<CheerioAPI> =>
  $.root().children('html').children('head');
const content = ({$}: BuiltPage, name: string): readonly string[] =>
  headOf($)
    .children('meta')
    .toArray()
    .filter(({attribs}) => attribs.property === name || attribs.name === name)
    .map(({attribs}) => attribs.content ?? '');
const canonicalOf = ({$}: BuiltPage): string =>
  headOf($).children('link[rel="canonical"]').attr('href') ?? '';
const isListed = (page: BuiltPage): boolean => !content(page, 'robots').join().includes('noindex');
const built = (address: string): string => path.join(buildFolder, address.slice(root.length));

/** Width, height, colour type and length of a PNG. */
function pngFacts(file: string): readonly [number, number, number, number] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[25] ?? -1, statSync(file).size];
}

describe('the sitemap', () => {
  const $ = load(readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8'), {xml: true});
  const entries = $('url')
    .toArray()
    .map((entry) => ({
      address: $(entry).children('loc').text(),
      day: $(entry).children('lastmod').text(),
    }));

  it('has the canonical address of each page that may be listed, once, and no other', () => {
    const expected = all.filter(isListed).map(canonicalOf);
    expect(entries.map(({address}) => address).sort()).toEqual(expected.sort());
  });

  it('dates a page by the day that the page prints, or not at all', () => {
    const printed = new Map(
      pages.map((page) => [
        canonicalOf(page),
        (page.$('.theme-last-updated time').attr('datetime') ?? '').slice(0, 10),
      ]),
    );
    expect(entries.filter(({address, day}) => day !== printed.get(address))).toEqual([]);
  });

  it('is named by robots.txt, which keeps nobody out', () => {
    const robots = readFileSync(path.join(buildFolder, 'robots.txt'), 'utf8');
    expect(robots).toContain(`Sitemap: ${root}sitemap.xml\n`);
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect(robots).not.toContain('Disallow');
  });
});

describe('each page', () => {
  it('names itself once, and by the same address everywhere', () => {
    expect(
      findings(all, (page) => {
        const wanted = root + page.route.path.slice(1);
        const urls = [canonicalOf(page), ...content(page, 'og:url')];
        return page.$('link[rel="canonical"]').length === 1 && urls.every((it) => it === wanted)
          ? []
          : urls;
      }),
    ).toEqual([]);
  });

  it.each([
    'og:title',
    'og:description',
    'og:type',
    'og:site_name',
    'og:image',
    'og:image:alt',
    'og:image:type',
    'twitter:card',
    'twitter:title',
    'twitter:description',
    'twitter:image',
    'twitter:image:alt',
  ])('says %s once', (name) => {
    expect(
      findings(all, (page) => {
        const values = content(page, name);
        return values.length === 1 && values[0] ? [] : [values.join(' and ') || 'nothing'];
      }),
    ).toEqual([]);
  });

  it('shows a large card of its own, 1200 by 630, with a palette and below 60 kB', () => {
    expect(
      findings(all, (page) => {
        const [address = ''] = content(page, 'og:image');
        const sizes = ['og:image:width', 'og:image:height'].flatMap((name) => content(page, name));
        const [width, height, colours, bytes] = pngFacts(built(address));
        return [
          ...(content(page, 'twitter:image')[0] === address ? [] : ['two pictures']),
          ...(content(page, 'twitter:card')[0] === 'summary_large_image' ? [] : ['a small card']),
          ...(`${width}x${height}` === '1200x630' && sizes.join('x') === '1200x630'
            ? []
            : ['size']),
          ...(colours === 3 && bytes < 60_000 ? [] : [`colour type ${colours}, ${bytes} bytes`]),
        ];
      }),
    ).toEqual([]);
    expect(new Set(all.flatMap((page) => content(page, 'og:image'))).size).toBe(all.length);
  });

  it('is an article in the docs and a page of a site elsewhere', () => {
    expect(
      findings(all, (page) => {
        const wanted = page.route.path.startsWith('/docs/') ? 'article' : 'website';
        return content(page, 'og:type')[0] === wanted ? [] : content(page, 'og:type');
      }),
    ).toEqual([]);
  });
});

describe('llms.txt', () => {
  const text = readFileSync(path.join(buildFolder, 'llms.txt'), 'utf8');
  const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\): (.+)$/gm)];

  it('begins with the name of the site and a sentence about it', () => {
    expect(text).toMatch(/^# ATLAS Open Data\n\n> \S.{40,}\n\n/);
  });

  it('links to the twin of each listed page, with its description', () => {
    const twins = pages
      .filter(isListed)
      .filter(({route}) => route.path !== '/')
      .map((page) => `${canonicalOf(page)}.md`);
    const linked = links.map(([, , address = '']) => address);
    expect(linked.filter((address) => address.endsWith('.md') && !twins.includes(address))).toEqual(
      [`${root}data/README.md`],
    );
    expect(twins.filter((address) => !linked.includes(address))).toEqual([]);
    expect(linked.filter((address) => !existsSync(built(address)))).toEqual([]);
    expect(links.filter(([, , , words = '']) => words.length < 40)).toEqual([]);
  });
});

it('every page that lists news names all feeds in its head', () => {
  const wanted = newsFeeds.map(({path: feed}) => root + feed.slice(1));
  for (const route of allRoutes.filter(({path: it}) => /^\/(docs\/updates|LatestNews)$/.test(it))) {
    const $ = builtPage(route.path);
    const named = wanted.filter(
      (feed) => $(`head link[rel="alternate"][href="${feed}"]`).length > 0,
    );
    expect(named, route.path).toEqual(wanted);
  }
});
