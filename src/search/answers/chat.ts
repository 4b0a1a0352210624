/** Sends a request to an OpenAI-compatible chat endpoint and reads the streamed response. */
import type {ChatMessage} from './prompt';
import {dataOf} from './serverEvents';

export interface Endpoint {
  /** URL of the endpoint: a base such as https://host/v1, or the full URL of its chat completions. */
  readonly url: string;
  readonly model: string;
}

/** Why there is no answer, or no whole one. */
export type ChatFailure = 'network' | 'status' | 'malformed' | 'empty' | 'silent';

export class ChatError extends Error {
  readonly kind: ChatFailure;

  constructor(kind: ChatFailure, cause?: unknown) {
    super(`No answer from the chat endpoint: ${kind}`, {cause});
    this.name = 'ChatError';
    this.kind = kind;
  }
}

export interface ChatOptions {
  readonly signal?: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
  /** Longest silence in milliseconds, before the first word and between two. */
  readonly patience?: number;
}

const patienceOfReaders = 30_000;
const longestAnswer = 20_000;
const path = '/chat/completions';

interface Chunk {
  readonly choices: readonly {readonly delta?: {readonly content?: string | null}}[];
}

/** The address to post to: the path of chat completions is added unless it is there. */
export function chatAddress(url: string): string {
  const address = new URL(url);
  const base = address.pathname.replace(/\/+$/, '');
  address.pathname = base.endsWith(path) ? base : base + path;
  return address.href;
}

/** An abort signal that is also raised after a silence. */
function watch(signal: AbortSignal | undefined, patience: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  const stop = (): void => controller.abort();
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      stop();
    }, patience);
  };
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  restartTimer();
  return {signal: controller.signal, restartTimer, end, isSilent: (): boolean => isSilent};
}

function isChunk(value: unknown): value is Chunk {
  const choices = (value as Partial<Chunk> | null)?.choices;
  return (
    Array.isArray(choices) &&
    (choices as Chunk['choices']).every((choice) => {
      const content = choice?.delta?.content ?? '';
      return typeof content === 'string';
    })
  );
}

function contentOf(data: string): string {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (error) {
    throw new ChatError('malformed', error);
  }
  if (!isChunk(value)) throw new ChatError('malformed');
  return value.choices.map((choice) => choice?.delta?.content ?? '').join('');
}

async function opened(
  {url, model}: Endpoint,
  messages: readonly ChatMessage[],
  {signal, fetch: request = globalThis.fetch}: ChatOptions,
): Promise<ReadableStream<Uint8Array>> {
  const response = await request(chatAddress(url), {
    method: 'POST',
    headers: {'content-type': 'application/json', accept: 'text/event-stream'},
    body: JSON.stringify({model, messages, stream: true}),
    credentials: 'omit',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ChatError('status');
  }
  if (!response.body) throw new ChatError('malformed');
  return response.body;
}

/** The words of the answer as they come. Throws a `ChatError`; ends quietly when the signal aborts. */
export async function* chatDeltas(
  endpoint: Endpoint,
  messages: readonly ChatMessage[],
  options: ChatOptions = {},
): AsyncGenerator<string, void, undefined> {
  const watched = watch(options.signal, options.patience ?? patienceOfReaders);
  let length = 0;
  try {
    const body = await opened(endpoint, messages, {...options, signal: watched.signal});
    for await (const data of dataOf(body)) {
      watched.restartTimer();
      if (data === '[DONE]' || length > longestAnswer) break;
      const content = contentOf(data);
      length += content.length;
      if (content) yield content;
    }
    if (length === 0) throw new ChatError('empty');
  } catch (error) {
    if (options.signal?.aborted) return;
    if (watched.isSilent()) throw new ChatError('silent', error);
    throw error instanceof ChatError ? error : new ChatError('network', error);
  } finally {
    watched.end();
  }
}
