/** Searches the site: the handlers that run in the worker or, as the fallback, in the page. */
import type {Answer as SiteAnswer, AskOptions} from '../../answers/answer';
import {createAnswerer, type Answerer} from '../../answers/answerer';
import {createEngine, type Engine, type Result, type SearchRequest} from '../engine';
import type {Section} from '../section';
import {SearchError} from './searchError';
import {wireResponse, type WireResponse} from './wire';
import {askedQuery, type WireQuery} from './wireRequest';
import {indexVersion, isIndexFile, isManifest, unpacked, type Manifest} from '../indexFile';

/** Fetches the index of the last build. */
export type Fetch = (address: string, options?: RequestInit) => Promise<Response>;

const longestWait = 30_000;

/** A file, or an error: hosts that know no 404 answer with a page, and status 200. */
async function fetched(address: string, fetchFile: Fetch, cache: RequestCache): Promise<Response> {
  const signal = AbortSignal.timeout(longestWait);
  const response = await fetchFile(address, {cache, signal}).catch((error: unknown) => {
    throw new SearchError('network', error);
  });
  if (response.status >= 500) throw new SearchError('network');
  const isPage = /html/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || isPage) throw new SearchError('missing');
  return response;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SearchError('truncated', error);
  }
}

async function manifestAt(address: string, fetchFile: Fetch): Promise<Manifest> {
  const response = await fetched(address, fetchFile, 'no-cache');
  const value = parsed(await response.text());
  if (!isManifest(value)) throw new SearchError('truncated');
  if (value.version !== indexVersion) throw new SearchError('version');
  return value;
}

/** Some servers say that the file is encoded, and then it arrives unpacked. */
async function unzipped(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== 0x1f || second !== 0x8b) return new TextDecoder().decode(bytes);
  if (typeof DecompressionStream === 'undefined') throw new SearchError('unsupported');
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text().catch((error: unknown) => {
    throw new SearchError('truncated', error);
  });
}

/** All sections of the index that the manifest points to; rejects with a `SearchError`. */
async function loadSections(
  manifestUrl: string,
  fetchFile: Fetch = (address, options) => fetch(address, options),
): Promise<readonly Section[]> {
  const manifest = await manifestAt(manifestUrl, fetchFile);
  const address = new URL(manifest.index, manifestUrl).href;
  const response = await fetched(address, fetchFile, 'default');
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new SearchError('network', error);
  });
  const index = parsed(await unzipped(bytes));
  if (!isIndexFile(index) || index.sections.length !== manifest.sections) {
    throw new SearchError('truncated');
  }
  return unpacked(index);
}

/** Where the index is, and the origin of the pages in it. */
export interface Site {
  readonly manifestUrl: string;
  readonly origin: string;
}

interface OfSite {
  readonly site: Site;
}

/** An answer to a question, and the sections that it is from. */
export interface SiteResponse {
  readonly answer: SiteAnswer;
  readonly context: readonly Section[];
}

/** All handlers load the index first, once, and throw a SearchError. */
export interface SearchService {
  open(params: OfSite): Promise<void>;
  find(params: OfSite & {readonly request: SearchRequest}): Promise<Result>;
  /** For requests and responses in the format of the hosted provider. */
  wire(params: OfSite & {readonly queries: readonly WireQuery[]}): Promise<readonly WireResponse[]>;
  ask(
    params: OfSite & {readonly question: string; readonly options: AskOptions},
  ): Promise<SiteResponse>;
}

/** The index of suggested questions that the provider's modal requests: we have none. */
const foreignIndex = /^algolia_ask_ai/;
const nothing: Result = {total: 0, hits: [], suggestions: [], unknown: []};

function wireAnswer(engine: Engine, wire: WireQuery, origin: string): WireResponse {
  const asked = askedQuery(wire);
  const {query, tags, language, page, hitsPerPage: limit} = asked;
  const isForeign = foreignIndex.test(asked.indexName) || tags?.length === 0;
  const start = performance.now();
  const result = isForeign ? nothing : engine.search({query, tags, language, page, limit});
  return wireResponse(result, asked, {origin, milliseconds: performance.now() - start});
}

interface Loaded {
  readonly engine: Engine;
  readonly answerer: Answerer;
}

/** A failed load of the index is tried again with the next request. */
export function createSearchService(fetchFile?: Fetch): SearchService {
  const indices = new Map<string, Promise<Loaded>>();

  function load(manifestUrl: string): Promise<Loaded> {
    const loading =
      indices.get(manifestUrl) ??
      loadSections(manifestUrl, fetchFile).then((sections) => {
        const engine = createEngine(sections);
        return {engine, answerer: createAnswerer(engine, sections)};
      });
    indices.set(manifestUrl, loading);
    return loading;
  }

  async function withIndex<Response>(
    {manifestUrl}: Site,
    respond: (loaded: Loaded) => Response,
  ): Promise<Response> {
    const loading = load(manifestUrl);
    loading.catch(() => indices.delete(manifestUrl));
    try {
      return respond(await loading);
    } catch (error) {
      throw error instanceof SearchError ? error : new SearchError('engine', error);
    }
  }

  return {
    open: ({site}) => withIndex(site, () => undefined),
    find: ({site, request}) => withIndex(site, ({engine}) => engine.search(request)),
    wire: ({site, queries}) =>
      withIndex(site, ({engine}) => queries.map((wire) => wireAnswer(engine, wire, site.origin))),
    ask: ({site, question, options}) =>
      withIndex(site, ({answerer}) => ({
        answer: answerer.answer(question, options),
        context: answerer.context(question, options),
      })),
  };
}
