/** Requests exactly this path from a server: `fetch` would tidy it up and unpack the answer. */
import {request, type IncomingHttpHeaders} from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Each header line, also where a name comes twice. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export interface HttpRequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function pairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return Array.from({length: raw.length / 2}, (_, index) => [
    (raw[2 * index] ?? '').toLowerCase(),
    raw[2 * index + 1] ?? '',
  ]);
}

export function sendRequest(
  origin: string,
  path: string,
  {method, headers}: HttpRequestOptions = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {hostname, port, path, method, headers, agent: false},
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            lines: pairs(response.rawHeaders),
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
