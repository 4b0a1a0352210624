/** The CDN of the math stylesheet, answered on this machine from the installed package. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {mathCdn} from '../../../tests/support/mathCdn';
import {selfSignedCertificate} from '../../../tests/support/hosted/certificate';
import {stored} from '../host';

export interface CdnHost {
  readonly port: number;
  close(): void;
}

const fileOf = (address: string): string =>
  path.join('node_modules/katex/dist', path.normalize(`/${address}`));

/** Sends files as a CDN does: compressed where that helps, and to be kept for a year. */
export async function startCdn(): Promise<CdnHost> {
  const server = createServer(selfSignedCertificate(), (request, response) => {
    const address = `https://cdn.jsdelivr.net${request.url ?? '/'}`;
    const file = fileOf(address.replace(mathCdn, ''));
    if (!mathCdn.test(address) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    void stored(readFileSync(file)).then(({body, encoding}) => {
      response.writeHead(200, {
        'content-type': file.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        ...(encoding ? {'content-encoding': encoding} : {}),
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {port: (server.address() as AddressInfo).port, close: () => server.close()};
}
