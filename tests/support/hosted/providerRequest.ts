/** A request as the provider received it, and its response. */
import type {IncomingMessage} from 'node:http';

export interface ProviderRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  /** What is behind the question mark of the address. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface ProviderResponse {
  readonly status: number;
  readonly body?: unknown;
  /** Parts of an answer that is sent as server-sent events. */
  readonly stream?: readonly object[];
  /** True if the connection is lost before the end of the stream. */
  readonly breaksOff?: boolean;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

export async function readRequest(request: IncomingMessage): Promise<ProviderRequest> {
  const {headers, method = '', url = '/'} = request;
  const {pathname, searchParams} = new URL(url, 'https://provider');
  return {
    method,
    host: (headers.host ?? '').replace(/:\d+$/, '').toLowerCase(),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    body: await bodyOf(request),
  };
}
