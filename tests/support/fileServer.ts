/** Another site, on this machine, that lets pages of others read its files. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface FileServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** @param files what is served, by path */
export async function startFileServer(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<FileServer> {
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, {'access-control-allow-origin': '*'});
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
