// cspell:ignore hadronns
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {fileName, indexVersion, type FileKind} from '../index/format';
import {indexFiles} from '../indexing/indexFiles';
import type {Fetch} from './fetchIndex';
import {createSearchService, type SearchService} from './service';
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

const {manifest, files: indexed} = indexFiles(sections);
const page404 = '<!doctype html><title>Not here</title>';

interface File {
  readonly body: BodyInit;
  readonly type?: string;
  readonly status?: number;
}

function host(files: Readonly<Record<string, File>>): {fetch: Fetch; requests: string[]} {
  const requests: string[] = [];
  return {
    requests,
    fetch: async (address) => {
      requests.push(address);
      const file = files[new URL(address).pathname];
      if (!file) throw new TypeError('Failed to fetch');
      const {body, type = 'application/json', status = 200} = file;
      return new Response(body, {status, headers: {'content-type': type}});
    },
  };
}

const pathOf = (kind: FileKind, hash: string): string => `/base/search/${fileName(kind, hash)}`;

/** The files of the index; `change` replaces something of the manifest, or of each file of a kind. */
function files(
  change: {readonly [Kind in FileKind | 'manifest']?: Partial<File>} = {},
): Readonly<Record<string, File>> {
  const zipped = indexed.map(({kind, hash, content}) => {
    const body = new Uint8Array(gzipSync(content));
    return [pathOf(kind, hash), {body, type: 'application/gzip', ...change[kind]}] as const;
  });
  const listed = {body: JSON.stringify(manifest), ...change.manifest};
  return {'/base/search/manifest.json': listed, ...Object.fromEntries(zipped)};
}

/** The first bytes of a file of the index. */
const beginning = (kind: FileKind): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(indexed.find((file) => file.kind === kind)?.content ?? '')).slice(0, 30);

describe('the search service', () => {
  it('loads the index once and answers', async () => {
    const {fetch, requests} = host(files());
    const service = createSearchService(fetch);
    const results = await Promise.all([find(service), find(service), find(service)]);
    expect(results.map(({total}) => total)).toEqual([1, 1, 1]);
    const needed = [manifest.terms.hashes[0], manifest.texts.hashes[0]];
    expect(requests).toEqual([
      site.manifestUrl,
      `https://example.org${pathOf('terms', needed[0] ?? '')}`,
      `https://example.org${pathOf('texts', needed[1] ?? '')}`,
    ]);
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

  it('loads files for the last of several letters alone, and answers all with it', async () => {
    const {fetch, requests} = host(files());
    const service = createSearchService(fetch);
    const typed = ['h', 'ha', 'had', 'hadrons'].map((query) =>
      service.wire({site, queries: [{query}]}),
    );
    const answers = (await Promise.all(typed)).map(([answer]) => answer?.query);
    expect(answers).toEqual(['hadrons', 'hadrons', 'hadrons', 'hadrons']);
    expect(requests).toHaveLength(3);
  });

  it('reads files that the server has unpacked', async () => {
    const unpacked = indexed.map(({kind, hash, content}) => [pathOf(kind, hash), {body: content}]);
    const {fetch} = host({...files(), ...Object.fromEntries(unpacked)});
    expect((await find(createSearchService(fetch))).total).toBe(1);
  });

  it('corrects a word with the file of all words, which it fetches only then', async () => {
    const {fetch, requests} = host(files());
    const service = createSearchService(fetch);
    const words = `https://example.org${pathOf('words', manifest.words)}`;
    await find(service);
    expect(requests).not.toContain(words);
    const request = {query: 'hadronns', limit: 5};
    expect((await service.find({site, request})).unknown[0]?.readAs).toEqual(['hadrons']);
    expect(requests).toContain(words);
  });

  it.each([
    ['network', 'no answer', {}],
    ['network', 'a server in trouble', files({manifest: {status: 503}})],
    ['network', 'a server in trouble later', files({terms: {status: 503}})],
    ['missing', 'no manifest', files({manifest: {status: 404, body: page404, type: 'text/html'}})],
    ['missing', 'a page instead of it', files({manifest: {body: page404, type: 'text/html'}})],
    ['missing', 'no terms', files({terms: {status: 404, body: 'Not found', type: 'text/plain'}})],
    ['missing', 'a page instead of sections', files({texts: {body: page404, type: 'text/html'}})],
    ['truncated', 'half a manifest', files({manifest: {body: '{"version": 1, "ind'}})],
    ['truncated', 'a manifest that is none', files({manifest: {body: '[]'}})],
    ['truncated', 'half of the terms', files({terms: {body: beginning('terms')}})],
    ['truncated', 'half of the sections', files({texts: {body: beginning('texts')}})],
    ['truncated', 'an empty file', files({terms: {body: ''}})],
    ['truncated', 'a file of another kind', files({texts: {body: '[]'}})],
    [
      'version',
      'a manifest of another version',
      files({manifest: {body: JSON.stringify({...manifest, version: indexVersion + 1})}}),
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
