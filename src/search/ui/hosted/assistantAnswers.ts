/** Answers of the hosted assistant, with the answer card of the site first. */
import {bodyOf} from '../../answers';
import {cardText} from '../../answers/cardText';
import {dataOf} from '../../answers/serverEvents';
import {requestAnswer} from '../../local/service/client';
import {readChatRequest} from '../chatRequest';

/** Why the assistant gives no answer, in words for the user. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError';
}

interface Parts {
  /** Markdown of the card; undefined: none. */
  readonly card?: string | undefined;
  /** Events of the assistant; rejects with an AssistantError if it gives no answer. */
  readonly answer: Promise<ReadableStream<Uint8Array>>;
}

const interrupted =
  'The answer is incomplete because the connection to the assistant was lost. Ask again.';

const eventOf = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;

/** A message that begins with the card; its name is ours, because the assistant names it later. */
function beginning(card: string): string {
  const id = 'card';
  return [
    {type: 'start', messageId: `answer-${crypto.randomUUID()}`},
    {type: 'start-step'},
    {type: 'text-start', id},
    {type: 'text-delta', id, delta: card},
    {type: 'text-end', id},
    {type: 'finish-step'},
  ]
    .map(eventOf)
    .join('');
}

/** Ends early, without an error, when the signal aborts. */
export async function* assistantEvents(
  {card, answer}: Parts,
  signal?: AbortSignal | null,
): AsyncGenerator<string, void, undefined> {
  if (card !== undefined) yield beginning(card);
  let isComplete = false;
  let failure = interrupted;
  try {
    for await (const data of dataOf(await answer)) {
      const {type} = (data === '[DONE]' ? {} : JSON.parse(data)) as {readonly type?: string};
      isComplete ||= type === 'finish' || type === 'error';
      if (type !== undefined && (type !== 'start' || card === undefined)) yield `data: ${data}\n\n`;
    }
  } catch (error) {
    if (error instanceof AssistantError) failure = error.message;
  }
  if (signal?.aborted) return;
  if (!isComplete) yield eventOf({type: 'error', errorText: failure});
  yield 'data: [DONE]\n\n';
}

/** Longest wait of an assistant's answer for the index of the site, in milliseconds. */
const patience = 5_000;

const unreachable = 'Could not reach the assistant. Check your network connection, then ask again.';

/** Rejects never, and resolves only after an answer that is there. */
const afterPatience = (answer: Promise<unknown>): Promise<undefined> =>
  new Promise((resolve) => {
    answer.then(
      () => setTimeout(() => resolve(undefined), patience),
      () => undefined,
    );
  });

/** The card that answers the question, as Markdown; undefined if there is none, or the index does not load in time. */
async function cardFor(
  body: unknown,
  {baseUrl, answer}: {readonly baseUrl: string; readonly answer: Promise<unknown>},
): Promise<string | undefined> {
  const {question, ...options} = readChatRequest(body);
  const pendingAnswer = requestAnswer(baseUrl, question, options).catch(() => undefined);
  const found = (await Promise.race([pendingAnswer, afterPatience(answer)]))?.answer;
  return found?.kind === 'answer' && found.card
    ? cardText(found.card, window.location.origin)
    : undefined;
}

/** Why the assistant refused: its message, or all that it says if that is more. */
function refusalIn(text: string): string {
  try {
    const {message, ...more} = JSON.parse(text) as {readonly message?: unknown};
    return typeof message === 'string' && Object.keys(more).length === 0 ? message : text;
  } catch {
    return text;
  }
}

/** The stream, read at once: what a failing stream holds unread is lost. Ends where it is interrupted. */
function readAtOnce(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async start(controller) {
      try {
        for (let next = await reader.read(); !next.done; next = await reader.read()) {
          controller.enqueue(next.value);
        }
      } catch {
        // The events themselves tell whether the answer is complete.
      }
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The events of the answer; rejects with an AssistantError if there is none. */
async function streamOf(response: Response): Promise<ReadableStream<Uint8Array>> {
  if (!response.ok || !response.body) throw new AssistantError(refusalIn(await response.text()));
  return readAtOnce(response.body);
}

/**
 * The response to a question that `send` sends: the card, then the assistant's answer. An answer that is
 * interrupted, and one that never begins, end in an error that says so; without a card the latter rejects with it.
 */
export async function answeredWithCard(
  {body, signal}: RequestInit,
  {baseUrl, send}: {readonly baseUrl: string; readonly send: () => Promise<Response>},
): Promise<Response> {
  const sent = send().catch((error: unknown) => {
    throw signal?.aborted ? error : new AssistantError(unreachable, {cause: error});
  });
  const answer = sent.then(streamOf);
  const card = await cardFor(body, {baseUrl, answer});
  if (card === undefined) await answer;
  const events = assistantEvents({card, answer}, signal);
  return new Response(bodyOf(events), {headers: {'content-type': 'text/event-stream'}});
}
