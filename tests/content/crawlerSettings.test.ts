/** Where the crawler of the hosted index goes, and how its index is set up. */
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {hiddenRoutes, listedRoutes} from '../../config/routes';
import {crawledAddresses} from '../support/hosted/crawl';
import {crawlerConfig, indexSettings} from '../support/hosted/crawlerConfig';
import {levels} from '../support/hosted/record';
import {fromModal, fromPage} from '../support/hosted/wireForms';
import {buildFolder, builtPage} from './builtSite';

const config = crawlerConfig();
const crawled = crawledAddresses(buildFolder);

const addressOf = (path: string): string => site.url + encodeURI(path);

describe('the crawler', () => {
  it('is made for this site, and for one index with settings', () => {
    expect(config.startUrls).toEqual([`${site.url}/`]);
    expect(config.sitemaps).toEqual([`${site.url}/sitemap.xml`]);
    expect(Object.keys(config.initialIndexSettings)).toEqual([config.actions[0].indexName]);
  });

  it('finds every public page in the sitemap but the search page and the style sample, and no hidden one', () => {
    const expected = listedRoutes.map(({path}) => addressOf(path));
    expect([...crawled].sort()).toEqual(expected.sort());
    const hidden = hiddenRoutes.map(({path}) => addressOf(path));
    expect(hidden.filter((address) => crawled.includes(address))).toEqual([]);
  });

  it('is not sent elsewhere by a page, nor away', () => {
    const wrong = listedRoutes.flatMap(({path}) => {
      const $ = builtPage(path);
      const canonical = $('link[rel="canonical"]').attr('href') ?? '';
      const robots = $('meta[name="robots"]').attr('content') ?? '';
      return [
        ...(encodeURI(decodeURI(canonical)) === addressOf(path) ? [] : [`${path}: ${canonical}`]),
        ...(/noindex/.test(robots) ? [`${path} asks not to be indexed`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the settings of the index', () => {
  const settings = indexSettings();
  const facetsOf = (filters: unknown): readonly string[] =>
    [filters].flat(3).map((filter) => String(filter).split(':')[0] ?? '');

  it('let the interface filter by what it filters by', () => {
    const used = [fromModal('x'), fromPage('x')].flatMap(({facetFilters, facets}) => [
      ...facetsOf(facetFilters),
      ...((facets ?? []) as readonly string[]),
    ]);
    expect(settings.attributesForFaceting).toEqual(expect.arrayContaining([...new Set(used)]));
  });

  it('search titles, headings and texts, and address each section once', () => {
    const searched = settings.searchableAttributes.map((each) =>
      each.replace(/^\w+\((.*)\)$/, '$1'),
    );
    const texts = [...levels.map((level) => `hierarchy.${level}`), 'content'];
    expect([...searched].sort()).toEqual(texts.sort());
    expect(searched[0]).toBe('hierarchy.lvl1');
    expect(settings.attributeForDistinct).toBe('url');
  });

  it('give what hits are read for, marked as the search page expects', () => {
    expect(settings.attributesToRetrieve).toEqual(
      expect.arrayContaining(['hierarchy', 'content', 'type', 'url', 'anchor']),
    );
    expect(settings.attributesToHighlight).toEqual(['hierarchy', 'content']);
    expect(settings.highlightPreTag).toContain('algolia-docsearch-suggestion--highlight');
  });
});
