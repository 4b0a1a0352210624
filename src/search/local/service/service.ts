/** Searches the site: the handlers that run in the worker or, as the fallback, in the page. */
import type {Answer as SiteAnswer, AskOptions} from '../../answers/answer';
import {createAnswerer, type Answerer} from '../../answers/answerer';
import type {Translator} from '../../foreignWords/translate';
import {type Engine, type Result, type SearchRequest, createEngine} from '../engine';
import type {FileKind, FileKinds} from '../index/format';
import {Missing, type FileId, type Part} from '../index/missing';
import {createSearchIndex} from '../index/searchIndex';
import type {Section} from '../section';
import {type Fetch, fetchFileOf, fetchManifest} from './fetchIndex';
import {SearchError} from './searchError';
import {createTyping, isOvertaken, type BeforeLoad} from './typing';
import {wireResponse, type WireResponse} from './wire';
import {readParameters, type WireQuery} from './wireRequest';

interface Parts {
  readonly engine: Engine;
  readonly answerer: Answerer;
}

interface OpenIndex {
  /** The result of `work`, done again with each part of the index that it turns out to need. */
  run<Result>(work: (parts: Parts) => Result, beforeLoad?: BeforeLoad): Promise<Result>;
}

/** More rounds than any query needs: terms, words, terms of corrections, sections. */
const maxRounds = 40;

/** Rejects with a `SearchError` if the manifest, or later a file, does not arrive. */
async function openIndex(manifestUrl: string, fetchFile: Fetch): Promise<OpenIndex> {
  const manifest = await fetchManifest(manifestUrl, fetchFile);
  const files = new Map<string, FileKinds[FileKind]>();
  const loading = new Map<string, Promise<void>>();
  const nameOf = ({kind, hash}: FileId): string => `${kind}-${hash}`;

  const index = createSearchIndex(
    manifest,
    <Kind extends FileKind>(kind: Kind, hash: string) =>
      files.get(nameOf({kind, hash})) as FileKinds[Kind] | undefined,
  );
  let translator: Translator | undefined;
  const engine = createEngine(index, () => {
    if (!translator) throw new Missing(['translator']);
    return translator;
  });
  const parts = {engine, answerer: createAnswerer(engine, index)};

  async function fetchPart(part: Part): Promise<void> {
    if (part === 'translator') {
      ({translated: translator} = await import('../../foreignWords/translate').catch(
        (error: unknown) => {
          throw new SearchError('network', error);
        },
      ));
    } else {
      files.set(nameOf(part), await fetchFileOf(part, manifestUrl, fetchFile));
    }
  }

  function load(part: Part): Promise<void> {
    const name = part === 'translator' ? part : nameOf(part);
    const known = loading.get(name) ?? fetchPart(part).finally(() => loading.delete(name));
    loading.set(name, known);
    return known;
  }

  async function run<Result>(
    work: (parts: Parts) => Result,
    beforeLoad?: BeforeLoad,
  ): Promise<Result> {
    for (let round = 0; round < maxRounds; round += 1) {
      try {
        return work(parts);
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
        await beforeLoad?.();
        await Promise.all(error.parts.map(load));
      }
    }
    throw new SearchError('engine');
  }

  return {run};
}

/** URL of the index, and the origin of the pages in it. */
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

/** All handlers load what they need of the index, each file once, and throw a SearchError. */
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
  const parameters = readParameters(wire);
  const {query, tags, language, page, hitsPerPage: limit} = parameters;
  const isForeign = foreignIndex.test(parameters.indexName) || tags?.length === 0;
  const start = performance.now();
  const result = isForeign ? nothing : engine.search({query, tags, language, page, limit});
  return wireResponse(result, parameters, {origin, milliseconds: performance.now() - start});
}

/** After a failure the next request starts again: with a new manifest, in case a new build is there. */
export function createSearchService(
  fetchFile: Fetch = (address, options) => fetch(address, options),
): SearchService {
  const indices = new Map<string, Promise<OpenIndex>>();
  const typing = createTyping<readonly WireResponse[]>();

  async function withIndex<Response>(
    {manifestUrl}: Site,
    respond: (parts: Parts) => Response,
    beforeLoad?: BeforeLoad,
  ): Promise<Response> {
    const opening = indices.get(manifestUrl) ?? openIndex(manifestUrl, fetchFile);
    indices.set(manifestUrl, opening);
    try {
      return await (await opening).run(respond, beforeLoad);
    } catch (error) {
      if (isOvertaken(error)) throw error;
      if (indices.get(manifestUrl) === opening) indices.delete(manifestUrl);
      throw error instanceof SearchError ? error : new SearchError('engine', error);
    }
  }

  return {
    open: ({site}) => withIndex(site, () => undefined),
    find: ({site, request}) => withIndex(site, ({engine}) => engine.search(request)),
    wire({site, queries}) {
      const answers = (beforeLoad?: BeforeLoad): Promise<readonly WireResponse[]> =>
        withIndex(
          site,
          ({engine}) => queries.map((wire) => wireAnswer(engine, wire, site.origin)),
          beforeLoad,
        );
      const [first, ...others] = queries.map(readParameters);
      return first && others.length === 0 && first.page === 0
        ? typing.run(first.query, answers)
        : answers();
    },
    ask: ({site, question, options}) =>
      withIndex(site, ({answerer}) => ({
        answer: answerer.answer(question, options),
        context: answerer.context(question, options),
      })),
  };
}
