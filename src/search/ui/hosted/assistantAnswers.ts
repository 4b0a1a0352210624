/** Answers of the hosted assistant, with the answer card of the site first. */
import {bodyOf} from '../../answers';
import {cardText} from '../../answers/cardText';
import {requestAnswer} from '../../local/service/client';
import {readChatRequest} from '../chatRequest';
import {AssistantError, assistantEvents} from './assistantEvents';

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
