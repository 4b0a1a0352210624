/** Answers messages: in a worker, or on the page where no worker may run. */
import type {Answer as SiteAnswer, AskOptions} from '../answers/answer';
import {createAnswerer, type Answerer} from '../answers/answerer';
import {createEngine, type Engine, type Result, type SearchRequest} from './engine';
import {loadSections, type Fetch} from './loadSections';
import type {Section} from './section';
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
  | {readonly kind: 'wire'; readonly queries: readonly WireQuery[]}
  | {readonly kind: 'ask'; readonly question: string; readonly options: AskOptions};

/** What the site says to a question, and the sections to answer it from. */
export interface Said {
  readonly answer: SiteAnswer;
  readonly context: readonly Section[];
}

export interface Answer {
  readonly result?: Result;
  readonly responses?: readonly WireResponse[];
  readonly said?: Said;
  readonly failure?: SearchFailure;
}

export interface Service {
  /** Never rejects: what goes wrong is in the answer. */
  answer(question: Question): Promise<Answer>;
}

/** Index of questions that the provider's modal would put to the reader: we have none. */
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

function saidTo({question, options}: Extract<Question, {kind: 'ask'}>, answerer: Answerer): Said {
  return {
    answer: answerer.answer(question, options),
    context: answerer.context(question, options),
  };
}

/** A service that loads the index at the first question, and again after a failure. */
export function createService({manifestUrl, origin}: Site, fetchFile?: Fetch): Service {
  let loading: Promise<Loaded> | undefined;
  const load = (): Promise<Loaded> => {
    loading ??= loadSections(manifestUrl, fetchFile)
      .then((sections) => {
        const engine = createEngine(sections);
        return {engine, answerer: createAnswerer(engine, sections)};
      })
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  return {
    async answer(question) {
      try {
        const {engine, answerer} = await load();
        if (question.kind === 'find') return {result: engine.search(question.request)};
        if (question.kind === 'open') return {};
        if (question.kind === 'ask') return {said: saidTo(question, answerer)};
        return {responses: question.queries.map((wire) => wireAnswer(engine, wire, origin))};
      } catch (error) {
        return {failure: error instanceof SearchError ? error.kind : 'engine'};
      }
    },
  };
}
