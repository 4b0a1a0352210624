/** How the provider's own client reaches the provider on this machine: by its names, on our port. */
import {Agent, request} from 'node:https';
import {connect} from 'node:tls';
import type {liteClient} from 'algoliasearch/lite';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

export function loopbackRequester(port: number): Requester {
  const agent = new Agent();
  agent.createConnection = ({host}) =>
    connect({host: '127.0.0.1', port, servername: host ?? '', rejectUnauthorized: false});
  return {
    send: ({url, method, headers, data}) =>
      new Promise((resolve) => {
        const fail = (error: Error): void =>
          resolve({status: 0, content: error.message, isTimedOut: false});
        const clientRequest = request(url, {agent, method, headers}, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', fail);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              content: Buffer.concat(chunks).toString(),
              isTimedOut: false,
            }),
          );
        });
        clientRequest.on('error', fail);
        clientRequest.end(data);
      }),
  };
}
