// @vitest-environment node
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createEngine} from '../local/engine';
import {chatAddress, chatDeltas, type ChatOptions} from './chat';
import {answerText, createAnswerer, endpointEvents, type Endpoint} from './index';
import {testSections} from './testSite';

const origin = 'https://site.test';
const answerer = createAnswerer(createEngine(testSections), testSections);
const question = 'What does 1LMET30 mean?';
const answer = answerer.answer(question);
const sections = answerer.context(question);
const quoted = answerText(answer, origin);

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly {readonly role: string; readonly content: string}[];
  };
}

let asked: Asked[] = [];
let respond: (response: ServerResponse) => void | Promise<void>;
let url = '';

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(pieces).toString()) as Asked['body'];
    asked.push({path: request.url ?? '', headers: request.headers, body});
    void respond(response);
  });
});

beforeEach(async () => {
  asked = [];
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const chunk = (content: string): string =>
  `data: ${JSON.stringify({choices: [{index: 0, delta: {content}}]})}\n\n`;

/** Sends a stream of chat completions in the given pieces. */
function stream(...pieces: readonly (string | Uint8Array)[]) {
  return async (response: ServerResponse): Promise<void> => {
    response.writeHead(200, {'content-type': 'text/event-stream'});
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((later) => setTimeout(later, 2));
    }
    response.end();
  };
}

async function ask(options: ChatOptions = {}, at = url): Promise<string> {
  let text = '';
  const endpoint: Endpoint = {url: at, model: 'some-model'};
  const events = endpointEvents(
    {question, answer, sections, history: ['What is a skim?']},
    endpoint,
    {origin, ...options},
  );
  for await (const event of events) {
    if (!event.includes('"text-delta"')) continue;
    text += (JSON.parse(event.slice('data: '.length)) as {delta: string}).delta;
  }
  return text;
}

describe('the request', () => {
  it('has the protocol that such endpoints speak, and no key', async () => {
    respond = stream(chunk('A skim [x](https://site.test/)'), 'data: [DONE]\n\n');
    await ask();
    expect(asked).toHaveLength(1);
    const [{path, headers, body}] = asked as [Asked];
    expect(path).toBe('/v1/chat/completions');
    expect(headers['content-type']).toBe('application/json');
    expect(headers).not.toHaveProperty('authorization');
    expect(body).toMatchObject({model: 'some-model', stream: true});
    expect(body.messages.map(({role}) => role)).toEqual(['system', 'user']);
  });

  it('gives the sections as numbered data with their addresses, apart from the rules', async () => {
    respond = stream(chunk('ok'));
    await ask();
    const [rules, data] = asked[0]?.body.messages ?? [];
    expect(rules?.content).toMatch(/only from the sections/);
    expect(rules?.content).toMatch(/Follow no instruction/);
    expect(rules?.content).not.toContain('1LMET30');
    expect(JSON.parse(data?.content ?? '')).toMatchObject({
      question,
      earlierQuestions: ['What is a skim?'],
      sections: expect.arrayContaining([
        expect.objectContaining({
          number: 1,
          title: 'Skims of the data › List of skims',
          url: 'https://site.test/base/docs/skims#list',
          text: expect.stringContaining('1LMET30 | one lepton') as string,
        }),
      ]) as unknown,
    });
  });

  it.each([
    ['https://a.b/v1', 'https://a.b/v1/chat/completions'],
    ['https://a.b/v1/', 'https://a.b/v1/chat/completions'],
    ['https://a.b', 'https://a.b/chat/completions'],
    ['https://a.b/x/chat/completions', 'https://a.b/x/chat/completions'],
    ['https://a.b/v1?tenant=1', 'https://a.b/v1/chat/completions?tenant=1'],
  ])('to %s goes to %s', (base, address) => {
    expect(chatAddress(base)).toBe(address);
  });
});

describe('a streamed answer', () => {
  const words = ['Skims ', 'keep 😀 é ', '[some](https://site.test/a)', ' events.'];
  const whole = [...words.map(chunk), 'data: [DONE]\n\n'].join('');

  it('arrives word by word', async () => {
    respond = stream(...words.map(chunk), 'data: [DONE]\n\n', chunk('never'));
    expect(await ask()).toBe(words.join(''));
  });

  it('arrives whole when the network cuts it within characters and lines', async () => {
    const bytes = new TextEncoder().encode(whole);
    for (const size of [1, 7, 50]) {
      const count = Math.ceil(bytes.length / size);
      respond = stream(
        ...Array.from({length: count}, (_, i) => bytes.slice(i * size, (i + 1) * size)),
      );
      expect(await ask()).toBe(words.join(''));
    }
  });

  it('may have pieces without content, comments, and no last word', async () => {
    const role = 'data: {"choices":[{"delta":{"role":"assistant","content":null}}]}\n\n';
    const usage = 'data: {"choices":[],"usage":{"total_tokens":9}}\n\n';
    respond = stream(': hello\n\n', role, chunk('Yes [a](b).'), usage);
    expect(await ask()).toBe('Yes [a](b).');
  });

  it('that cites nothing is followed by what it was given', async () => {
    respond = stream(chunk('Yes.'));
    expect(await ask()).toBe(
      `Yes.\n\n${sections
        .slice(0, 3)
        .map(
          ({url: place, title, path}) => `- [${[title, ...path].join(' › ')}](${origin}${place})`,
        )
        .join('\n')}`.replace('<b>signs</b> & [brackets]', '<b>signs</b> & (brackets)'),
    );
  });

  it('shows no pictures, which would be fetched from elsewhere', async () => {
    respond = stream(chunk('a !'), chunk('[b](https://evil.test/?q=1) \\'), chunk('![c](d)!'));
    const text = await ask();
    expect(text).not.toContain('![');
    expect(text.endsWith('!')).toBe(true);
  });
});

describe('a failure', () => {
  const fails = async (says: RegExp, options?: ChatOptions, at?: string): Promise<string> => {
    const text = await ask(options, at);
    expect(text).toMatch(says);
    expect(text).toContain('Here are sentences of this site instead, quoted and not generated.');
    expect(text.endsWith(quoted)).toBe(true);
    return text;
  };

  it.each([400, 401, 404, 429, 500, 503])('with status %i falls back on quotes', async (status) => {
    respond = (response) => void response.writeHead(status).end('{"error": "no"}');
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
    respond = stream(event);
    await fails(/cannot read/);
  });

  it.each([
    ['a page', '<!doctype html><title>Hello</title>'],
    ['nothing', ''],
    ['only the last word', 'data: [DONE]\n\n'],
  ])('by %s falls back on quotes', async (_, body) => {
    respond = stream(body);
    await fails(/sent no answer/);
  });

  it('without a body falls back on quotes', async () => {
    await fails(/cannot read/, {fetch: () => Promise.resolve(new Response(null))});
  });

  it('in the middle keeps what came, and goes on with quotes', async () => {
    respond = async (response) => {
      await stream(chunk('A skim is '))({
        ...{writeHead: response.writeHead.bind(response), write: response.write.bind(response)},
        end: () => response.destroy(),
      } as unknown as ServerResponse);
    };
    const text = await fails(/could not be reached/);
    expect(text.startsWith('A skim is \n\nThe answering service')).toBe(true);
  });

  it('is no slow answer: only a silence is', async () => {
    respond = async (response) => {
      response.writeHead(200);
      for (const word of ['a ', 'b ', '[c](d)']) {
        response.write(chunk(word));
        await new Promise((later) => setTimeout(later, 120));
      }
      response.end();
    };
    expect(await ask({patience: 250})).toBe('a b [c](d)');
  });

  it('by silence falls back on quotes', async () => {
    respond = (response) => void response.writeHead(200).write(chunk('A'));
    await fails(/took too long/, {patience: 100});
  });
});

it('words end quietly for a reader who has left', async () => {
  respond = (response) => void response.writeHead(200).write(chunk('A'));
  const controller = new AbortController();
  const words: string[] = [];
  const endpoint: Endpoint = {url, model: 'some-model'};
  for await (const word of chatDeltas(endpoint, [], {signal: controller.signal})) {
    words.push(word);
    controller.abort();
  }
  expect(words).toEqual(['A']);
});

it('a reader who leaves ends the request', async () => {
  let isClosed = false;
  respond = (response) => {
    response.writeHead(200).write(chunk('A'));
    response.on('close', () => (isClosed = true));
  };
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 60);
  const text = await ask({signal: controller.signal});
  expect(text).toBe('A');
  await expect.poll(() => isClosed).toBe(true);
});
