/** What the crawler of the hosted index takes from each page that we built. */
import type {CheerioAPI} from 'cheerio';
import {describe, expect, inject, it} from 'vitest';
import {site} from '../../../config/site';
import {listedRoutes, type Route} from '../../../config/routes';
import {sidebarLabels} from '../../../src/data/sidebarLabels';
import {levels, type CrawledRecord} from '../../support/hosted/record';
import {crawledRecords, sections} from '../builtSearch';
import {builtPage} from '../builtSite';

const records = crawledRecords();

const addressOf = (path: string): string => site.url + encodeURI(path);

interface Page {
  readonly route: Route;
  readonly address: string;
  readonly $: CheerioAPI;
  readonly records: readonly CrawledRecord[];
}

const pages: readonly Page[] = listedRoutes.map((route) => {
  const address = addressOf(route.path);
  const $ = builtPage(route.path);
  return {route, address, $, records: records.get(address) ?? []};
});

/** Every fourth page in CI, where all words are compared; all pages in the nightly run. */
const comparedByWord = pages.filter((_, i) => inject('isNightly') || i % 4 === 0);

/** What a test finds wrong with the pages, by address. */
const findings = (
  find: (page: Page) => readonly string[],
  among: readonly Page[] = pages,
): readonly string[] =>
  among.flatMap((page) => find(page).map((found) => `${page.route.path}: ${found}`));

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[\u200B\u00AD\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The page's main part, without what stands around it. */
function mainOf({$}: Page): ReturnType<CheerioAPI> {
  const main = $('main').first().clone();
  main.find('nav, footer, script, style, .katex-mathml').remove();
  main.find('.theme-pages-footer-edit-meta-row').remove();
  return main;
}

/** The words of each of its elements, so that those of neighbours do not run together. */
function wordsIn({$, ...page}: Page): ReadonlySet<string> {
  const elements = mainOf({$, ...page})
    .find('*')
    .not('.katex *')
    .toArray();
  return new Set(elements.flatMap((element) => wordsOf($(element).text())));
}

/** What the records of a page say, but for the name of its section of the site. */
const contents = ({records: own}: Page): string =>
  own
    .map(
      ({content, hierarchy}) =>
        content ??
        levels
          .slice(1)
          .map((level) => hierarchy[level])
          .join(' '),
    )
    .join(' ');

describe('the records of each page', () => {
  it('begin with its title, at its own address', () => {
    expect(
      findings(({$, address, records: [first, ...rest]}) => {
        const title = plain($('main h1').text());
        const isTitle =
          first?.type === 'lvl1' && plain(first.hierarchy.lvl1 ?? '') === title && title !== '';
        return [
          ...(isTitle && first.url === address ? [] : [`${first?.type} at ${first?.url}`]),
          ...rest.filter(({type}) => type === 'lvl1').map(() => 'another title'),
        ];
      }),
    ).toEqual([]);
  });

  it('are under the name of its section of the site', () => {
    expect(
      findings(({route: {sidebar}, records: own}) => {
        const label = sidebar ? sidebarLabels[sidebar] : 'Pages';
        return [...new Set(own.map(({hierarchy}) => hierarchy.lvl0 ?? ''))].filter(
          (lvl0) => lvl0.toLowerCase() !== label.toLowerCase(),
        );
      }),
    ).toEqual([]);
  });

  it('have each heading at its level, with its anchor', () => {
    expect(
      findings(({$, address, records: own}) =>
        $('main :is(h2, h3, h4, h5, h6)[id]')
          .toArray()
          .filter((heading) => $(heading).closest('[data-search="skip"]').length === 0)
          .filter((heading) => {
            const level = `lvl${heading.tagName[1]}`;
            const record = own.find(
              ({anchor, type}) => anchor === heading.attribs.id && type === level,
            );
            const name = plain(record?.hierarchy[record.type as 'lvl2'] ?? '');
            const isRight = wordsOf($(heading).text()).join('').includes(wordsOf(name).join(''));
            return !name || !isRight || record?.url !== `${address}#${heading.attribs.id}`;
          })
          .map(({attribs}) => `no record of #${attribs.id}`),
      ),
    ).toEqual([]);
  });

  it('lead to anchors that exist, below headings that follow one another', () => {
    expect(
      findings(({$, records: own}) => {
        const ids = $('[id]')
          .toArray()
          .map(({attribs}) => attribs.id);
        const anchors = new Set(ids);
        const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
        return own.flatMap(({anchor, hierarchy, url}) => {
          const filled = levels.filter((level) => hierarchy[level]);
          const isWhole = filled.every((level, i) => level === levels[i]);
          const isThere = anchor === null || (anchors.has(anchor) && !twice.includes(anchor));
          return isWhole && isThere ? [] : [url];
        });
      }),
    ).toEqual([]);
  });

  it('have its language and tag, from its meta elements', () => {
    expect(
      findings(({route: {path}, records: own}) => {
        const tag = path.startsWith('/docs') ? 'docs-default-current' : 'default';
        return own
          .filter((record) => record.language !== 'en' || record.docusaurus_tag !== tag)
          .map(({url}) => url);
      }),
    ).toEqual([]);
  });

  it('hold nothing of menus, contents, pagination or footers', () => {
    const around =
      /Edit this page ?Report a problem|Last updated on [0-9]|Skip to main content|\u200B/;
    expect(
      findings((page) => {
        const own = wordsIn(page);
        const foreign = wordsOf(contents(page));
        return [
          ...page.records
            .filter(({content, hierarchy}) =>
              [content, ...Object.values(hierarchy)].some((text) => around.test(text ?? '')),
            )
            .map(({url}) => url),
          ...foreign.filter((word) => !own.has(word)),
        ];
      }, comparedByWord),
    ).toEqual([]);
  });

  it('hold no text twice', () => {
    expect(
      findings((page) => {
        const length = (text: string): number => wordsOf(text).join('').length;
        const found = length(page.records.map(({content}) => content ?? '').join(' '));
        const all = length(mainOf(page).text());
        return found > all ? [`${found} letters of ${all}`] : [];
      }, comparedByWord),
    ).toEqual([]);
  });

  it('hold all words that the embedded search knows of it', () => {
    const texts = new Map<string, string>();
    for (const {url, text} of sections) {
      const [path = ''] = url.split('#');
      texts.set(path, `${texts.get(path) ?? ''} ${text}`);
    }
    expect(
      findings((page) => {
        // Of formulas, one holds what is typed, the other what is drawn.
        if (page.$('main .katex').length > 0) return [];
        const own = new Set(wordsOf(contents(page)));
        return wordsOf(texts.get(page.route.path) ?? '').filter((word) => !own.has(word));
      }),
    ).toEqual([]);
  });

  it('are small and few enough for every plan of the provider', () => {
    const all = [...records.values()];
    const bytes = all.flat().map((record) => Buffer.byteLength(JSON.stringify(record)));
    expect(Math.max(...bytes)).toBeLessThan(10_000);
    expect(Math.max(...all.map(({length}) => length))).toBeLessThan(750);
    expect(Math.max(...all.map(({length}) => length))).toBeGreaterThan(10);
  });
});
