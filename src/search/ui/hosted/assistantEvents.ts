/** The server-sent events of an assistant's answer, with a card before it and an error where it is interrupted. */
import {dataOf} from '../../answers/serverEvents';

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
