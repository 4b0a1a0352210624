/** Answers of the embedded search to what DocSearch sends to its question service. */
import siteConfig from '@generated/docusaurus.config';
import {answerEvents, bodyOf, endpointEvents, pauseOf, type Endpoint} from '../answers';
import {requestAnswer} from '../local/service/client';
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
export function answeredLocally(address: string, init: RequestInit): Promise<Response> {
  if (address === questionService) {
    // DocSearch keeps the pass of its service for the visit; there is none to keep.
    window.sessionStorage.removeItem(tokenKey);
    return chat(init);
  }
  return Promise.resolve(Response.json({success: true, token: ''}));
}
