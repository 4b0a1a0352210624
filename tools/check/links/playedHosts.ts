/** A server on this machine that plays every kind of host, for the tests of the check of links. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface PlayedHosts {
  readonly origin: string;
  /** Methods and paths of all requests, in order. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

type Part = (request: IncomingMessage, response: ServerResponse, times: number) => void;

const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}): Part =>
  (_, response) => {
    response.writeHead(status, headers).end();
  };

const parts: Readonly<Record<string, Part>> = {
  '/good': answer(200),
  '/moved': answer(301, {location: '/moved-again'}),
  '/moved-again': answer(308, {location: '/good'}),
  '/elsewhere': answer(302, {location: '/good'}),
  '/first-for-good': answer(301, {location: '/elsewhere'}),
  '/round': answer(302, {location: '/round'}),
  '/to-nothing': answer(301, {location: '/missing'}),
  '/missing': answer(404),
  '/broken': answer(500),
  '/forbidden': answer(403),
  '/too-often': answer(429, {'retry-after': '3600'}),
  '/later': (request, response, times) =>
    answer(times === 1 ? 429 : 200, {'retry-after': '2'})(request, response, times),
  '/no-head': (request, response, times) =>
    answer(request.method === 'HEAD' ? 405 : 200)(request, response, times),
  '/silent': () => {},
  '/slow': (request, response, times) => {
    setTimeout(() => answer(200)(request, response, times), 20);
  },
  '/drops-once': (request, response, times) => {
    if (times === 1) request.socket.destroy();
    else answer(200)(request, response, times);
  },
};

export async function playHosts(): Promise<PlayedHosts> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const name = request.url ?? '/';
    requests.push(`${request.method ?? ''} ${name}`);
    const times = requests.filter((one) => one.endsWith(` ${name}`)).length;
    (parts[name] ?? answer(404))(request, response, times);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
