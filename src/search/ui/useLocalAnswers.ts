import {useEffect} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {answerEvents, bodyOf, endpointEvents, pauseOf, type Endpoint} from '../answers';
import {requestAnswer} from '../local/service/client';
import {readParameters} from '../local/service/wireRequest';

/** Answers what DocSearch sends to its question service, on this page. */
const service = 'https://askai.algolia.com/chat';
const tokenKey = 'askai_token';
const betweenWords = 12;
/** Number of earlier questions of a conversation that a new one may refer to. */
const remembered = 3;

interface Message {
  readonly role: string;
  readonly parts?: readonly {readonly type: string; readonly text?: string}[];
}

interface ChatRequest {
  readonly messages?: readonly Message[];
  readonly searchParameters?: {readonly facetFilters?: unknown};
}

function textOf({parts = []}: Message): string {
  return parts
    .filter(({type}) => type === 'text')
    .map(({text = ''}) => text)
    .join(' ');
}

function wantsNoMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

async function chat({body, signal}: RequestInit): Promise<Response> {
  const {messages = [], searchParameters} = JSON.parse(String(body)) as ChatRequest;
  const questions = messages.filter(({role}) => role === 'user').map(textOf);
  const question = questions.at(-1) ?? '';
  const history = questions.slice(0, -1).slice(-remembered);
  const {tags, language} = readParameters({facetFilters: searchParameters?.facetFilters});
  const {baseUrl, customFields} = siteConfig;
  const {answer, context} = await requestAnswer(baseUrl, question, {history, tags, language});
  const options = {origin: window.location.origin, signal: signal ?? undefined};
  const endpoint = (customFields?.askApi ?? null) as Endpoint | null;
  const events = endpoint
    ? endpointEvents({question, history, answer, sections: context}, endpoint, options)
    : answerEvents(answer, {...options, pause: pauseOf(wantsNoMotion() ? 0 : betweenWords)});
  return new Response(bodyOf(events), {headers: {'content-type': 'text/event-stream'}});
}

/** The answer to a request for the question service; undefined for any other request. */
function answeredLocally(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> | undefined {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.startsWith(service)) return undefined;
  if (address === service) {
    // DocSearch keeps the pass of its service for the visit; there is none to keep.
    window.sessionStorage.removeItem(tokenKey);
    return chat(init);
  }
  return Promise.resolve(Response.json({success: true, token: ''}));
}

/**
 * While the modal is open, answers its questions on this page: DocSearch knows one address to ask,
 * and calls the page's `fetch` for it.
 */
export function useLocalAnswers(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const {fetch: original} = globalThis;
    const standIn: typeof fetch = (input, init) =>
      answeredLocally(input, init) ?? original.call(globalThis, input, init);
    globalThis.fetch = standIn;
    return () => {
      if (globalThis.fetch === standIn) globalThis.fetch = original;
    };
  }, [isOn]);
}
