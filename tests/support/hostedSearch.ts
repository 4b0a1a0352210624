/**
 * The hosted search provider on this machine: it answers for all of the provider's hosts, keeps what
 * it was asked, and notes the name of every host that a client wanted to reach.
 */
import type {ServerResponse} from 'node:http';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import type {TLSSocket} from 'node:tls';
import {setTimeout as pause} from 'node:timers/promises';
import {readRequest, type ProviderRequest, type ProviderResponse} from './hosted/providerRequest';
import {assistantHost, replyOfAssistant} from './hosted/assistant';
import {selfSignedCertificate} from './hosted/certificate';
import type {IndexSettings} from './hosted/crawlerConfig';
import type {CrawledRecord} from './hosted/record';
import {replyOfSearch, searchHosts} from './hosted/searchService';
import {createIndex} from './hosted/searchIndex';

/**
 * All hosts drop connections, those that search, or the first of these; the assistant refuses to answer, or
 * does not come to the end of its answer.
 */
type Trouble = 'down' | 'search' | 'first host' | 'assistant' | 'half an answer';

export interface HostedSearch {
  readonly port: number;
  /** All requests but the browser's own question whether it may ask. */
  readonly requests: readonly ProviderRequest[];
  /** Names of the hosts to which connections were opened, also those without a request. */
  readonly hosts: ReadonlySet<string>;
  /** What goes wrong; undefined: nothing. */
  trouble: Trouble | undefined;
  /** Words that its index does not have, with the words as which it reads them, or none. */
  readonly readings: Map<string, readonly string[]>;
  forget(): void;
  stop(): Promise<void>;
}

const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, x-ai-sdk-version, x-algolia-agent, x-algolia-api-key, ' +
    'x-algolia-application-id, x-algolia-assistant-id, x-algolia-index-name',
};

/** Milliseconds. */
const betweenParts = 5;
const beforeBreak = 1000;

async function send(
  response: ServerResponse,
  {status, body, stream, breaksOff}: ProviderResponse,
): Promise<void> {
  const type = stream ? 'text/event-stream' : 'application/json; charset=UTF-8';
  response.writeHead(status, {...openToAll, 'content-type': type});
  if (!stream) {
    response.end(JSON.stringify(body));
    return;
  }
  const sent = breaksOff ? stream.slice(0, -6) : stream;
  for (const part of sent) {
    response.write(`data: ${JSON.stringify(part)}\n\n`);
    await pause(betweenParts);
  }
  if (!breaksOff) {
    response.end('data: [DONE]\n\n');
    return;
  }
  // A browser forgets what it has not read of a stream that fails.
  await pause(beforeBreak);
  response.destroy();
}

/** Starts the provider with an index of these records, on a free port. */
export async function startHostedSearch(
  records: readonly CrawledRecord[],
  settings: IndexSettings,
): Promise<HostedSearch> {
  const requests: ProviderRequest[] = [];
  const hosts = new Set<string>();
  const readings: HostedSearch['readings'] = new Map();
  const index = createIndex(records, settings, readings);

  const replyTo = (asked: ProviderRequest): ProviderResponse => {
    const {host} = asked;
    if (host === assistantHost) {
      const reply = replyOfAssistant(asked, index, provider.trouble === 'assistant');
      return {...reply, breaksOff: provider.trouble === 'half an answer'};
    }
    if (searchHosts.includes(host)) return replyOfSearch(asked, index, settings);
    return {status: 404, body: {message: `Nobody asks ${host} here`}};
  };

  const isDown = ({host}: ProviderRequest): boolean =>
    provider.trouble === 'down' ||
    (provider.trouble === 'search' && searchHosts.includes(host)) ||
    (provider.trouble === 'first host' && host === searchHosts[0]);

  const server = createServer(selfSignedCertificate(), (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, openToAll).end();
      return;
    }
    readRequest(request)
      .then(async (asked) => {
        requests.push(asked);
        if (isDown(asked)) request.socket.destroy();
        else await send(response, replyTo(asked));
      })
      .catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
  });
  const note = ({servername}: TLSSocket): void => void hosts.add(servername || 'no name');
  server.on('secureConnection', note);
  server.on('tlsClientError', (_, socket) => note(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const provider: HostedSearch = {
    port: (server.address() as AddressInfo).port,
    requests,
    hosts,
    trouble: undefined,
    readings,
    forget() {
      readings.clear();
      requests.length = 0;
      hosts.clear();
      provider.trouble = undefined;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
