/** Streams an answer word by word, in the format that DocSearch reads. */
import type {Answer, Source} from './answer';
import {answerText} from './answerText';
import {addressOf} from './markdown';

/** The messages that DocSearch reads: parts of a UI message of the AI SDK, version 5, as server-sent events. */
interface WireSource {
  readonly objectID: string;
  readonly url: string;
  readonly title: string;
}

type Part =
  | {readonly type: 'start'; readonly messageId: string}
  | {readonly type: 'start-step' | 'finish-step' | 'finish'}
  | {
      readonly type: 'tool-input-available';
      readonly toolCallId: string;
      readonly toolName: 'searchIndex';
      readonly input: {readonly query: string};
    }
  | {
      readonly type: 'tool-output-available';
      readonly toolCallId: string;
      readonly output: {readonly query: string; readonly hits: readonly WireSource[]};
    }
  | {readonly type: 'text-start' | 'text-end'; readonly id: string}
  | {readonly type: 'text-delta'; readonly id: string; readonly delta: string};

function eventOf(part: Part | '[DONE]'): string {
  return `data: ${typeof part === 'string' ? part : JSON.stringify(part)}\n\n`;
}

function wireSources(sources: readonly Source[], origin: string): readonly WireSource[] {
  return [...new Map(sources.map((source) => [source.url, source])).values()].map((source) => ({
    objectID: source.url,
    url: addressOf(source, origin),
    title: [source.title, ...source.path].join(' › '),
  }));
}

export interface StreamOptions {
  /** Origin of the site, for the links. */
  readonly origin: string;
  /** Waits between two groups of words; without it all comes at once. */
  readonly pause?: Pause;
  readonly signal?: AbortSignal;
}

/** Resolves after a while, and at once when the signal says that nobody listens any more. */
export type Pause = (signal?: AbortSignal) => Promise<void>;

interface Message {
  readonly query: string;
  readonly sources: readonly Source[];
  readonly deltas: Iterable<string> | AsyncIterable<string>;
}

/** A link stays in one piece: half of one would be shown as it is written. */
const group = /!?\[[^\]\n]*\]\([^)\n]*\)\s*|(?:[^\s[]+\s*){1,4}|\s+|\[/g;

/** The text in groups of a few words; together they are the text. */
export function deltasOf(text: string): readonly string[] {
  return text.match(group) ?? [];
}

/** A pause of some milliseconds; none for readers who want no motion. */
export function pauseOf(milliseconds: number): Pause {
  return (signal) =>
    new Promise((resolve) => {
      if (milliseconds <= 0 || signal?.aborted) {
        resolve();
        return;
      }
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal?.addEventListener('abort', done);
    });
}

function newId(prefix: string): string {
  return `${prefix}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`;
}

/** A whole message as server-sent events; ends early, without an error, when the signal aborts. */
export async function* messageEvents(
  {query, sources, deltas}: Message,
  {origin, signal, pause}: StreamOptions,
): AsyncGenerator<string, void, undefined> {
  const [toolCallId, id] = [newId('search'), newId('text')];
  const hits = wireSources(sources, origin);
  yield eventOf({type: 'start', messageId: newId('answer')});
  yield eventOf({type: 'start-step'});
  yield eventOf({
    type: 'tool-input-available',
    toolCallId,
    toolName: 'searchIndex',
    input: {query},
  });
  yield eventOf({type: 'tool-output-available', toolCallId, output: {query, hits}});
  // DocSearch asks again by itself after a message whose last step holds a finished search.
  yield eventOf({type: 'finish-step'});
  yield eventOf({type: 'start-step'});
  yield eventOf({type: 'text-start', id});
  for await (const delta of deltas) {
    if (signal?.aborted) return;
    yield eventOf({type: 'text-delta', id, delta});
    await pause?.(signal);
  }
  if (signal?.aborted) return;
  yield eventOf({type: 'text-end', id});
  yield eventOf({type: 'finish-step'});
  yield eventOf({type: 'finish'});
  yield eventOf('[DONE]');
}

/** Sources of an answer: the quoted sections first, then the nearest ones. */
export function sourcesOf(answer: Answer): readonly Source[] {
  return answer.kind === 'answer' ? [...answer.quotes, ...answer.sections] : answer.nearest;
}

/** An answer as server-sent events. */
export function answerEvents(
  answer: Answer,
  options: StreamOptions,
): AsyncGenerator<string, void, undefined> {
  const deltas = deltasOf(answerText(answer, options.origin));
  return messageEvents({query: answer.query, sources: sourcesOf(answer), deltas}, options);
}

/** Events as the body of a response; cancelling the stream stops the generator. */
export function bodyOf(
  events: AsyncGenerator<string, void, undefined>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const {done, value} = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await events.return();
    },
  });
}
