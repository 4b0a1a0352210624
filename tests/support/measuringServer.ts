/** A Matomo server for tests: takes reports of page views at the address of a real one, and keeps them. */
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {measuringServer} from '../../tools/build/hostedAccount';

interface Report {
  readonly path: string;
  readonly cookie: string | undefined;
  readonly referrer: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

export interface MeasuringServer {
  /** Everything that was asked of the server, in order. */
  readonly reports: Report[];
  readonly stop: () => Promise<void>;
}

/** It tries to set a cookie, as a server could: the site must not let it. */
const answer = {'access-control-allow-origin': '*', 'set-cookie': 'seen=1; Path=/'};

export async function startMeasuringServer(): Promise<MeasuringServer> {
  const reports: Report[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const {cookie, referer} = request.headers;
      const fields = Object.fromEntries(new URLSearchParams(body));
      reports.push({path: request.url ?? '', cookie, referrer: referer, fields});
      response.writeHead(204, answer).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(measuringServer.port, 'localhost', resolve);
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {reports, stop};
}
