import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {indexVersion, packed} from '../indexFile';
import {type Fetch, createSearchService, type SearchService} from './service';
import {SearchError} from './searchError';
import type {Section} from '../section';

const page = {group: 'Data', title: 'Jets', path: [], language: 'en', tag: 'default'};
const sections: readonly Section[] = [{...page, url: '/jets', text: 'A spray of hadrons.'}];
const site = {
  manifestUrl: 'https://example.org/base/search/manifest.json',
  origin: 'https://example.org',
};
const find = ({find: search}: SearchService) =>
  search({site, request: {query: 'hadrons', limit: 5}});

const manifest = {version: indexVersion, index: 'index-0.json.gz', sections: 1};
const zipped = gzipSync(JSON.stringify(packed(sections, 'en')));
const page404 = '<!doctype html><title>Not here</title>';

interface File {
  readonly body: BodyInit;
  readonly type?: string;
  readonly status?: number;
}

function host(files: Readonly<Record<string, File>>): {fetch: Fetch; asked: string[]} {
  const asked: string[] = [];
  return {
    asked,
    fetch: async (address) => {
      asked.push(address);
      const file = files[new URL(address).pathname];
      if (!file) throw new TypeError('Failed to fetch');
      const {body, type = 'application/json', status = 200} = file;
      return new Response(body, {status, headers: {'content-type': type}});
    },
  };
}

const files = (
  manifestFile: Partial<File> = {},
  indexFile: Partial<File> = {},
): Readonly<Record<string, File>> => ({
  '/base/search/manifest.json': {body: JSON.stringify(manifest), ...manifestFile},
  '/base/search/index-0.json.gz': {
    body: new Uint8Array(zipped),
    type: 'application/gzip',
    ...indexFile,
  },
});

describe('the search service', () => {
  it('loads the index once and answers', async () => {
    const {fetch, asked} = host(files());
    const service = createSearchService(fetch);
    const results = await Promise.all([find(service), find(service), find(service)]);
    expect(results.map(({total}) => total)).toEqual([1, 1, 1]);
    expect(asked).toEqual([site.manifestUrl, 'https://example.org/base/search/index-0.json.gz']);
  });

  it('answers in the provider’s shape, each query for itself', async () => {
    const service = createSearchService(host(files()).fetch);
    const responses = await service.wire({
      site,
      queries: [
        {query: 'hadrons', indexName: 'docs'},
        {query: 'muons', indexName: 'docs'},
        {
          indexName: 'algolia_ask_ai_suggested_questions',
          query: 'hadrons',
          filters: 'state:published',
        },
        {query: 'hadrons', facetFilters: ['docusaurus_tag:a', 'docusaurus_tag:b']},
      ],
    });
    expect(responses.map(({nbHits}) => nbHits)).toEqual([1, 0, 0, 0]);
    expect(responses[0]?.hits[0]?.url).toBe('https://example.org/jets');
  });

  it('reads an index that the server has unpacked', async () => {
    const service = createSearchService(
      host(files({}, {body: JSON.stringify(packed(sections, 'en'))})).fetch,
    );
    expect((await find(service)).total).toBe(1);
  });

  it.each([
    ['network', 'no answer', {}],
    ['network', 'a server in trouble', files({status: 503})],
    ['missing', 'no manifest', files({status: 404, body: page404, type: 'text/html'})],
    [
      'missing',
      'a page instead of the manifest',
      files({body: page404, type: 'text/html; charset=utf-8'}),
    ],
    ['missing', 'no index', files({}, {status: 404, body: 'Not found', type: 'text/plain'})],
    ['missing', 'a page instead of the index', files({}, {body: page404, type: 'text/html'})],
    ['truncated', 'half a manifest', files({body: '{"version": 1, "ind'})],
    ['truncated', 'a manifest that is none', files({body: '[]'})],
    ['truncated', 'half an index', files({}, {body: new Uint8Array(zipped.subarray(0, 90))})],
    ['truncated', 'an empty index', files({}, {body: ''})],
    [
      'truncated',
      'fewer sections than promised',
      files({body: JSON.stringify({...manifest, sections: 2})}),
    ],
    [
      'version',
      'a manifest of another version',
      files({body: JSON.stringify({...manifest, version: indexVersion + 1})}),
    ],
  ] as const)('rejects with "%s" for %s', async (kind, _, contents) => {
    const result = find(createSearchService(host(contents).fetch));
    await expect(result).rejects.toBeInstanceOf(SearchError);
    await expect(result).rejects.toMatchObject({kind});
  });

  it('tries again after a failure', async () => {
    let isDown = true;
    const {fetch} = host(files());
    const service = createSearchService((address, options) =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : fetch(address, options),
    );
    await expect(service.open({site})).rejects.toMatchObject({kind: 'network'});
    isDown = false;
    await service.open({site});
    expect((await find(service)).total).toBe(1);
  });
});
