// @vitest-environment node
import type {ServerResponse} from 'node:http';
import {describe, expect, it} from 'vitest';
import {chatDeltas, type ChatOptions} from './chat';
import type {Endpoint} from './index';
import {
  answerFrom,
  chunk,
  listeningEndpoint,
  quoted,
  stream,
} from '@site/src/test-kit/search/testEndpoint';

const endpoint = listeningEndpoint();

describe('a failure', () => {
  const fails = async (says: RegExp, options?: ChatOptions, at = endpoint.url): Promise<string> => {
    const text = await answerFrom(at, options);
    expect(text).toMatch(says);
    expect(text).toContain(
      'These sentences are quoted from this site instead; they are not generated.',
    );
    expect(text.endsWith(quoted)).toBe(true);
    return text;
  };

  it.each([400, 401, 404, 429, 500, 503])('with status %i falls back on quotes', async (status) => {
    endpoint.respond = (response) => void response.writeHead(status).end('{"error": "no"}');
    await fails(/did not accept/);
  });

  it('of the network falls back on quotes', async () => {
    await fails(/could not be reached/, {}, 'http://127.0.0.1:1/v1');
  });

  it.each([
    ['no JSON', 'data: {"choices": [\n\n'],
    ['an error', 'data: {"error": {"message": "overloaded"}}\n\n'],
    ['no object', 'data: null\n\n'],
    ['another shape', 'data: {"choices": [{"delta": {"content": 5}}]}\n\n'],
    ['an empty choice', 'data: {"choices": [null, 3]}\n\ndata: nonsense\n\n'],
  ])('by %s falls back on quotes', async (_, event) => {
    endpoint.respond = stream(event);
    await fails(/invalid response/);
  });

  it.each([
    ['a page', '<!doctype html><title>Hello</title>'],
    ['nothing', ''],
    ['only the last word', 'data: [DONE]\n\n'],
  ])('by %s falls back on quotes', async (_, body) => {
    endpoint.respond = stream(body);
    await fails(/sent no answer/);
  });

  it('without a body falls back on quotes', async () => {
    await fails(/invalid response/, {fetch: () => Promise.resolve(new Response(null))});
  });

  it('in the middle keeps what came, and goes on with quotes', async () => {
    endpoint.respond = async (response) => {
      await stream(chunk('A skim is '))({
        ...{writeHead: response.writeHead.bind(response), write: response.write.bind(response)},
        end: () => response.destroy(),
      } as unknown as ServerResponse);
    };
    const text = await fails(/could not be reached/);
    expect(text.startsWith('A skim is \n\nThe answering service')).toBe(true);
  });

  it('is not a slow answer: only a silence is', async () => {
    endpoint.respond = async (response) => {
      response.writeHead(200);
      for (const word of ['a ', 'b ', '[c](d)']) {
        response.write(chunk(word));
        await new Promise((later) => setTimeout(later, 120));
      }
      response.end();
    };
    expect(await answerFrom(endpoint.url, {patience: 250})).toBe('a b [c](d)');
  });

  it('by silence falls back on quotes', async () => {
    endpoint.respond = (response) => void response.writeHead(200).write(chunk('A'));
    await fails(/took too long/, {patience: 100});
  });
});

it('words end quietly for a reader who has left', async () => {
  endpoint.respond = (response) => void response.writeHead(200).write(chunk('A'));
  const controller = new AbortController();
  const words: string[] = [];
  const target: Endpoint = {url: endpoint.url, model: 'some-model'};
  for await (const word of chatDeltas(target, [], {signal: controller.signal})) {
    words.push(word);
    controller.abort();
  }
  expect(words).toEqual(['A']);
});

it('a reader who leaves ends the request', async () => {
  let isClosed = false;
  endpoint.respond = (response) => {
    response.writeHead(200).write(chunk('A'));
    response.on('close', () => (isClosed = true));
  };
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 60);
  const text = await answerFrom(endpoint.url, {signal: controller.signal});
  expect(text).toBe('A');
  await expect.poll(() => isClosed).toBe(true);
});
