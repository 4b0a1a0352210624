/**
 * What DocSearch's modal and algoliasearch-helper send and read holds for both clients: the embedded
 * one, and the provider's own, which asks the provider on this machine.
 */
// cspell:ignore qqxxzzv
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {site} from '../../../config/site';
import {hostedAccount} from '../../../tools/build/hostedAccount';
import {createLocalClient} from '../../../src/search/local/service/client';
import {indexSettings} from '../../support/hosted/crawlerConfig';
import {loopbackRequester} from '../../support/hosted/loopbackRequester';
import {levels} from '../../support/hosted/record';
import {
  fromModal,
  fromPage,
  tags,
  type Client,
  type Hit,
  type Query,
  type Result,
} from '../../support/hosted/wireForms';
import {startHostedSearch, type HostedSearch} from '../../support/hostedSearch';
import {crawledRecords} from '../builtSearch';
import {buildFolder} from '../builtSite';

let provider: HostedSearch;
let isDown = false;

const {appId, apiKey, indexName} = hostedAccount;

beforeAll(async () => {
  provider = await startHostedSearch([...crawledRecords().values()].flat(), indexSettings());
  vi.stubGlobal('window', {location: {origin: site.url}});
  vi.stubGlobal('fetch', async (address: string) => {
    if (isDown) throw new TypeError('Failed to fetch');
    const {pathname} = new URL(address);
    return new Response(await readFile(path.join(buildFolder, pathname)));
  });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await provider.stop();
});

const clients: readonly {readonly name: string; readonly create: () => Client}[] = [
  {name: 'embedded', create: () => createLocalClient(site.baseUrl) as unknown as Client},
  {
    name: 'hosted',
    create: () =>
      liteClient(appId, apiKey, {
        requester: loopbackRequester(provider.port),
      }) as unknown as Client,
  },
];

const marks = /<\/?(?:mark|span(?: class="algolia-docsearch-suggestion--highlight")?)>/g;

function texts({_highlightResult: high, _snippetResult: short}: Hit): readonly string[] {
  return [high, short].flatMap(({hierarchy, content}) =>
    [...Object.values(hierarchy), ...(content ? [content] : [])].map(({value}) => value),
  );
}

describe.each(clients)('the $name client', ({name, create}) => {
  const search = async (...queries: readonly Query[]): Promise<readonly Result[]> =>
    (await create().search({requests: queries})).results;
  const searchOne = async (query: Query): Promise<Result> => {
    const [result] = await search(query);
    if (!result) throw new Error('no result');
    return result;
  };

  it('reports how many hits there are, on which page, and for which query', async () => {
    const result = await searchOne(fromModal('luminosity'));
    expect(result).toMatchObject({
      query: 'luminosity',
      index: indexName,
      page: 0,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      params: expect.stringContaining('query=luminosity'),
      processingTimeMS: expect.any(Number),
    });
    expect(result.nbHits).toBeGreaterThan(20);
    expect(result.nbPages).toBe(Math.ceil(result.nbHits / 20));
    expect(result.hits).toHaveLength(20);
  });

  it('gives hits with an id, an address, a place on the page and marked texts', async () => {
    const {hits} = await searchOne(fromModal('luminosity'));
    expect(new Set(hits.map(({objectID}) => objectID)).size).toBe(hits.length);
    for (const hit of hits) {
      expect(hit.objectID).not.toBe('');
      expect(hit.url.startsWith(`${site.url}/`), hit.url).toBe(true);
      expect([...levels, 'content']).toContain(hit.type);
      const filled = levels.filter((level) => hit.hierarchy[level]);
      expect(filled).toEqual(levels.slice(0, filled.length));
      expect(filled.length).toBeGreaterThanOrEqual(2);
      const shown = hit._snippetResult;
      if (hit.type === 'content') expect(shown.content?.value).toBeTruthy();
      else expect(shown.hierarchy[hit.type]?.value).toBeTruthy();
      expect(shown.hierarchy.lvl1?.value).toBeTruthy();
      expect(Object.keys(hit._highlightResult.hierarchy).sort()).toEqual(filled);
      expect(texts(hit).filter((text) => /[<>]/.test(text.replace(marks, '')))).toEqual([]);
    }
    // What is found by its meaning or by its page holds none of the words.
    const isMarked = (hit: Hit): boolean =>
      texts(hit).some((text) => /<mark>luminosity/i.test(text));
    expect(hits.filter(isMarked).length).toBeGreaterThan(hits.length / 2);
  });

  it('names the sections of the site by the same words', async () => {
    const {hits} = await searchOne(fromModal('luminosity', {hitsPerPage: 100}));
    const sections = new Set(hits.map(({hierarchy}) => hierarchy.lvl0?.toLowerCase()));
    for (const label of ['data', 'documentation', 'pages']) expect(sections).toContain(label);
  });

  it('marks with the element that the search page looks for, if asked for none', async () => {
    const {hits} = await searchOne(fromPage('luminosity'));
    const tag = '<span class="algolia-docsearch-suggestion--highlight">';
    expect(hits.some((hit) => texts(hit).join(' ').includes(tag))).toBe(true);
    expect(hits.flatMap(texts).filter((text) => text.includes('<mark>'))).toEqual([]);
  });

  it('turns pages without a hit twice or lost', async () => {
    const first = await searchOne(fromPage('calorimeter cluster'));
    expect(first.nbPages).toBeGreaterThan(1);
    const rest = await search(
      ...Array.from({length: first.nbPages - 1}, (_, i) =>
        fromPage('calorimeter cluster', {page: i + 1}),
      ),
    );
    expect(rest.map(({page}) => page)).toEqual(rest.map((_, i) => i + 1));
    const ids = [first, ...rest].flatMap(({hits}) => hits.map(({objectID}) => objectID));
    expect(ids).toHaveLength(first.nbHits);
    expect(new Set(ids).size).toBe(ids.length);
    const beyond = await searchOne(fromPage('calorimeter cluster', {page: first.nbPages}));
    expect(beyond).toMatchObject({hits: [], nbHits: first.nbHits, page: first.nbPages});
  });

  it('filters by tag and by language, and says both of each hit', async () => {
    const [pages, docs, none] = await search(
      fromPage('luminosity', {facetFilters: [['docusaurus_tag:default'], ['language:en']]}),
      fromPage('luminosity', {facetFilters: [['docusaurus_tag:docs-default-current']]}),
      fromPage('luminosity', {facetFilters: [tags, ['language:de']]}),
    );
    const isDocs = ({url}: Hit): boolean => url.startsWith(`${site.url}/docs/`);
    expect(pages?.hits.length).toBeGreaterThan(0);
    expect(pages?.hits.filter(isDocs)).toEqual([]);
    expect(pages?.hits.every((hit) => hit.docusaurus_tag === 'default')).toBe(true);
    expect(pages?.hits.every((hit) => hit.language === 'en')).toBe(true);
    expect(docs?.hits.length).toBeGreaterThan(0);
    expect(docs?.hits.filter((hit) => !isDocs(hit))).toEqual([]);
    expect(none).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
  });

  it('answers several queries of one call in their order, each for itself', async () => {
    const results = await search(
      fromPage('luminosity'),
      fromPage('luminosity', {facets: 'language', hitsPerPage: 0, analytics: false}),
      fromModal('qqxxzzv'),
      fromModal('muon'),
    );
    expect(results.map(({query}) => query)).toEqual([
      'luminosity',
      'luminosity',
      'qqxxzzv',
      'muon',
    ]);
    const [full, counted, none, other] = results;
    expect(counted).toMatchObject({hits: [], hitsPerPage: 0, nbPages: 0, nbHits: full?.nbHits});
    expect(none).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    expect(other?.hits.length).toBeGreaterThan(0);
  });

  it('takes an empty query, and queries as a bare list', async () => {
    const {results} = await create().search([fromPage('')]);
    expect(results[0]).toMatchObject({query: '', page: 0});
    expect(Array.isArray(results[0]?.hits)).toBe(true);
  });

  it('keeps the names of those who use it', () => {
    const client = create();
    client.addAlgoliaAgent('docsearch', '4.7.0');
    expect(client.transporter.algoliaAgent.value).toMatch(/; docsearch \(4\.7\.0\)$/);
  });

  it('fails with the error that DocSearch takes for "no connection"', async () => {
    isDown = true;
    provider.trouble = 'down';
    const client = name === 'embedded' ? createLocalClient('/elsewhere/') : create();
    const failed = client.search({requests: [fromModal('luminosity') as never]});
    await expect(failed).rejects.toMatchObject({name: 'RetryError'});
    isDown = false;
    provider.trouble = undefined;
  });
});
