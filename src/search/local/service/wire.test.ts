import {describe, expect, it} from 'vitest';
import type {Section} from '../section';
import {engineOf} from '@site/src/test-kit/search/testIndex';
import {wireResponse} from './wire';
import {readParameters, type WireQuery} from './wireRequest';

const evil = `<img src=x onerror="alert('1')">`;
const page = {group: `Data ${evil}`, title: `Jets ${evil}`, language: 'en', tag: 'default'};
const sections: readonly Section[] = [
  {...page, url: '/base/docs/jets', path: [], text: `A spray of hadrons ${evil}`},
  {
    ...page,
    url: '/base/docs/jets#δr',
    path: [`Pile-up ${evil}`],
    text: `More hadrons, more jets ${evil}`,
  },
  {...page, url: '/base/docs/jets#deep', path: ['Pile-up', 'Areas'], text: 'Of jets.'},
];
const engine = engineOf(sections);

function answer(wire: WireQuery) {
  const parameters = readParameters(wire);
  const {query, page: number, hitsPerPage: limit, tags, language} = parameters;
  const result = engine.search({query, page: number, limit, tags, language});
  return wireResponse(result, parameters, {origin: 'https://example.org', milliseconds: 1.4});
}

const modalQuery = {
  indexName: 'docs',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['hierarchy.lvl1:15', 'content:15'],
  hitsPerPage: 20,
};

/** All texts of a value, but for what the client asked itself. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'query' ? [] : texts(inner)));
}

describe('an answer', () => {
  it('has for a section what DocSearch shows of it', () => {
    const [hit] = answer({...modalQuery, query: 'pile-up'}).hits;
    expect(hit).toMatchObject({
      url: 'https://example.org/base/docs/jets#%CE%B4r',
      url_without_anchor: 'https://example.org/base/docs/jets',
      anchor: '%CE%B4r',
      type: 'lvl2',
      language: 'en',
      docusaurus_tag: 'default',
      hierarchy: {lvl3: null, lvl6: null},
    });
    expect(hit?._snippetResult.hierarchy.lvl2?.value).toContain('<mark>Pile-up</mark>');
  });

  it('returns the type of a hit: page, heading, or text', () => {
    const types = Object.fromEntries(
      answer({...modalQuery, query: 'jets hadrons areas'}).hits.map(({objectID, type}) => [
        objectID,
        type,
      ]),
    );
    expect(types).toEqual({
      '/base/docs/jets': 'lvl1',
      '/base/docs/jets#δr': 'content',
      '/base/docs/jets#deep': 'lvl3',
    });
  });

  it('names below the text of a hit the way to it', () => {
    const hits = answer({...modalQuery, query: 'hadrons'}).hits;
    const content = hits.find(({type}) => type === 'content');
    expect(content?._snippetResult.hierarchy.lvl1?.value).toMatch(/^Jets .* › Pile-up/);
    expect(content?._snippetResult.content?.value).toContain('<mark>hadrons</mark>');
  });

  it('has only the levels that there are where the search page counts them', () => {
    const hit = answer({query: 'jets'}).hits.find(({type}) => type === 'lvl1');
    expect(Object.keys(hit?._highlightResult.hierarchy ?? {})).toEqual(['lvl0', 'lvl1']);
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toContain(
      '<span class="algolia-docsearch-suggestion--highlight">Jets</span>',
    );
  });

  it('lets no HTML of pages or of the query through', () => {
    for (const query of ['jets', 'img onerror alert', evil, '<mark>jets</mark>', 'zzzz<b>']) {
      // Query and note are shown as text.
      const {query: returned, note, ...response} = answer({...modalQuery, query, facetFilters: []});
      expect(returned).toBe(query);
      expect(note).not.toContain('mark>');
      for (const text of texts(response)) {
        expect(text.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
      }
    }
  });

  it('counts pages', () => {
    expect(answer({query: 'jets', hitsPerPage: 2})).toMatchObject({nbHits: 3, nbPages: 2, page: 0});
    expect(answer({query: 'jets', hitsPerPage: 2, page: 1}).hits).toHaveLength(1);
    expect(answer({query: 'jets', hitsPerPage: 0})).toMatchObject({
      nbHits: 3,
      nbPages: 0,
      hits: [],
    });
  });
});

describe('a query', () => {
  it('is read as the modal writes it', () => {
    expect(
      readParameters({
        ...modalQuery,
        query: 'jets',
        snippetEllipsisText: '...',
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      }),
    ).toEqual({
      indexName: 'docs',
      query: 'jets',
      page: 0,
      hitsPerPage: 20,
      tags: ['default', 'docs-default-current'],
      language: 'en',
      preTag: '<mark>',
      postTag: '</mark>',
      ellipsis: '...',
      snippetWords: 15,
    });
  });

  it('is read as algoliasearch-helper writes it, in params', () => {
    const params = {
      query: 'jets',
      page: 2,
      hitsPerPage: 15,
      facetFilters: [['docusaurus_tag:default'], ['language:en']],
    };
    expect(readParameters({indexName: 'docs', params})).toMatchObject({
      query: 'jets',
      page: 2,
      hitsPerPage: 15,
      tags: ['default'],
      language: 'en',
    });
    expect(readParameters({params: 'query=jets&hitsPerPage=3'})).toMatchObject({
      query: 'jets',
      hitsPerPage: 3,
    });
  });

  it('allows what all its filters allow', () => {
    const filters = (facetFilters: unknown) => readParameters({facetFilters}).tags;
    expect(filters([['docusaurus_tag:a', 'docusaurus_tag:b'], 'docusaurus_tag:b'])).toEqual(['b']);
    expect(filters(['docusaurus_tag:a', 'docusaurus_tag:b'])).toEqual([]);
    expect(filters('docusaurus_tag:a')).toEqual(['a']);
    expect(filters(['version:1', ['type:lvl1']])).toBeUndefined();
  });

  it.each([[undefined], [null], ['x'], [-1], [1.5], [Number.NaN], [{}]])(
    'has sensible numbers for %s',
    (value) => {
      const {page: number, hitsPerPage} = readParameters({
        query: 3,
        page: value,
        hitsPerPage: value,
      });
      expect({number, hitsPerPage}).toEqual({number: 0, hitsPerPage: 20});
    },
  );
});
