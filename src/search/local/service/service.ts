/** Searches the site: the handlers that run in the worker or, as the fallback, in the page. */
import type {Answer as SiteAnswer, AskOptions} from '../../answers/answer';
import type {Engine, Result, SearchRequest} from '../engine';
import type {Section} from '../section';
import type {Fetch} from './fetchIndex';
import {openIndex, type OpenIndex, type Parts} from './openIndex';
import {SearchError} from './searchError';
import {createTyping, isOvertaken, type BeforeLoad} from './typing';
import {wireResponse, type WireResponse} from './wire';
import {readParameters, type WireQuery} from './wireRequest';

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
