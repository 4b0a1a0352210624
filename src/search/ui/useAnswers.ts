import {useEffect} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {answerEvents, bodyOf, endpointEvents, pauseOf, type Endpoint} from '../answers';
import {requestAnswer} from '../local/service/client';
import {isEmbedded} from '../provider';
import {questionService, readChatRequest} from './chatRequest';

const tokenKey = 'askai_token';
/** Milliseconds. */
const betweenWords = 12;

function wantsNoMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

async function chat({body, signal}: RequestInit): Promise<Response> {
  const {question, ...options} = readChatRequest(body);
  const {history} = options;
  const {baseUrl, customFields} = siteConfig;
  const {answer, context} = await requestAnswer(baseUrl, question, options);
  const stream = {origin: window.location.origin, signal: signal ?? undefined};
  const endpoint = (customFields?.askApi ?? null) as Endpoint | null;
  const events = endpoint
    ? endpointEvents({question, history, answer, sections: context}, endpoint, stream)
    : answerEvents(answer, {...stream, pause: pauseOf(wantsNoMotion() ? 0 : betweenWords)});
  return new Response(bodyOf(events), {headers: {'content-type': 'text/event-stream'}});
}

/** The response to a request of the question service at this address. */
function answeredLocally(address: string, init: RequestInit): Promise<Response> {
  if (address === questionService) {
    // DocSearch keeps the pass of its service for the visit; there is none to keep.
    window.sessionStorage.removeItem(tokenKey);
    return chat(init);
  }
  return Promise.resolve(Response.json({success: true, token: ''}));
}

type Respond = (address: string, init: RequestInit, send: typeof fetch) => Promise<Response>;

/** The hosted assistant answers; its questions pass through this page, which puts answer cards first. */
async function answeredByAssistant(
  address: string,
  init: RequestInit,
  send: typeof fetch,
): Promise<Response> {
  if (address !== questionService) return send(address, init);
  const {answeredWithCard} = await import('./hosted/assistantAnswers');
  return answeredWithCard(init, {
    baseUrl: siteConfig.baseUrl,
    send: () => send(address, init),
  });
}

const respond: Respond = isEmbedded(siteConfig.themeConfig) ? answeredLocally : answeredByAssistant;

/**
 * While the modal is open, responds on this page to what DocSearch sends to its question service: DocSearch
 * knows one address to ask, and calls the page's `fetch` for it.
 */
export function useAnswers(): void {
  useEffect(() => {
    const {fetch: original} = globalThis;
    const send: typeof fetch = (input, init) => original.call(globalThis, input, init);
    const standIn: typeof fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return address.startsWith(questionService)
        ? respond(address, init ?? {}, send)
        : send(input, init);
    };
    globalThis.fetch = standIn;
    return () => {
      if (globalThis.fetch === standIn) globalThis.fetch = original;
    };
  }, []);
}
