/** Answers messages: in a worker, or on the page where no worker may run. */
import {createEngine, type Engine, type Result, type SearchRequest} from './engine';
import {loadSections, type Fetch} from './loadSections';
import {SearchError, type SearchFailure} from './searchError';
import {wireResponse, type WireResponse} from './wire';
import {askedQuery, type WireQuery} from './wireRequest';

/** Where the index is, and where the pages are that it leads to. */
export interface Site {
  readonly manifestUrl: string;
  readonly origin: string;
}

export type Question =
  | {readonly kind: 'open'}
  | {readonly kind: 'find'; readonly request: SearchRequest}
  | {readonly kind: 'wire'; readonly queries: readonly WireQuery[]};

export interface Answer {
  readonly result?: Result;
  readonly responses?: readonly WireResponse[];
  readonly failure?: SearchFailure;
}

export interface Service {
  /** Never rejects: what goes wrong is in the answer. */
  answer(question: Question): Promise<Answer>;
}

/** Index of questions that the provider's modal would put to the reader: we have none. */
const foreignIndex = /^algolia_ask_ai/;
const nothing: Result = {total: 0, hits: [], suggestions: []};

function wireAnswer(engine: Engine, wire: WireQuery, origin: string): WireResponse {
  const asked = askedQuery(wire);
  const {query, tags, language, page, hitsPerPage: limit} = asked;
  const isForeign = foreignIndex.test(asked.indexName) || tags?.length === 0;
  const start = performance.now();
  const result = isForeign ? nothing : engine.search({query, tags, language, page, limit});
  return wireResponse(result, asked, {origin, milliseconds: performance.now() - start});
}

/** A service that loads the index at the first question, and again after a failure. */
export function createService({manifestUrl, origin}: Site, fetchFile?: Fetch): Service {
  let loading: Promise<Engine> | undefined;
  const engine = (): Promise<Engine> => {
    loading ??= loadSections(manifestUrl, fetchFile)
      .then(createEngine)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  return {
    async answer(question) {
      try {
        const ready = await engine();
        if (question.kind === 'find') return {result: ready.search(question.request)};
        if (question.kind === 'open') return {};
        return {responses: question.queries.map((wire) => wireAnswer(ready, wire, origin))};
      } catch (error) {
        return {failure: error instanceof SearchError ? error.kind : 'engine'};
      }
    },
  };
}
