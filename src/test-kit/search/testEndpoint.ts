/** An endpoint on this machine for tests, and what it was asked. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach} from 'vitest';
import type {AnswerCard} from '@site/src/search/cards/types';
import type {ChatOptions} from '@site/src/search/answers/chat';
import {answerText, endpointEvents, type Endpoint} from '@site/src/search/answers';
import {answererOf, testSections} from './testSite';

export const origin = 'https://site.test';
export const question = 'What does 1LMET30 mean?';
const answerer = answererOf(testSections);
const answer = answerer.answer(question);
export const sections = answerer.context(question);
export const quoted = answerText(answer, origin);

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly {readonly role: string; readonly content: string}[];
  };
}

type Respond = (response: ServerResponse) => void | Promise<void>;

export const chunk = (content: string): string =>
  `data: ${JSON.stringify({choices: [{index: 0, delta: {content}}]})}\n\n`;

/** Sends a stream of chat completions in the given pieces. */
export function stream(...pieces: readonly (string | Uint8Array)[]): Respond {
  return async (response) => {
    response.writeHead(200, {'content-type': 'text/event-stream'});
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((later) => setTimeout(later, 2));
    }
    response.end();
  };
}

/** Listens during each test of the file that calls this. */
export function listeningEndpoint() {
  const endpoint = {
    requests: [] as ReceivedRequest[],
    respond: undefined as Respond | undefined,
    url: '',
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(pieces).toString()) as ReceivedRequest['body'];
      endpoint.requests.push({path: request.url ?? '', headers: request.headers, body});
      void endpoint.respond?.(response);
    });
  });
  beforeEach(async () => {
    endpoint.requests = [];
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return endpoint;
}

/** Text of an answer as the user sees it. */
export async function answerFrom(
  url: string,
  options: ChatOptions = {},
  card?: AnswerCard,
): Promise<string> {
  let text = '';
  const endpoint: Endpoint = {url, model: 'some-model'};
  const carded = {...answer, ...(card ? {card} : {})};
  const context = {question, answer: carded, sections, history: ['What is a skim?']};
  for await (const event of endpointEvents(context, endpoint, {origin, ...options})) {
    if (!event.includes('"text-delta"')) continue;
    text += (JSON.parse(event.slice('data: '.length)) as {delta: string}).delta;
  }
  return text;
}
