/** Answers of a language model behind an endpoint, after the card of the site, with the quoted answer to fall back on. */
import type {Section} from '../local/section';
import type {Answer} from './answer';
import {answerText} from './answerText';
import {cardText} from './cardText';
import {linkTo} from './markdown';
import {ChatError, chatDeltas, type ChatFailure, type ChatOptions, type Endpoint} from './chat';
import {chatMessages} from './prompt';
import {deltasOf, messageEvents, sourcesOf, type StreamOptions} from './stream';

export interface EndpointQuestion {
  readonly question: string;
  readonly history?: readonly string[];
  /** Answer of the site itself, shown if the endpoint does not respond. */
  readonly answer: Answer;
  /** Context of the model, nearest section first. */
  readonly sections: readonly Section[];
}

const failures: Readonly<Record<ChatFailure, string>> = {
  network: 'The answering service could not be reached.',
  status: 'The answering service did not accept the question.',
  malformed: 'The answering service sent an invalid response.',
  empty: 'The answering service sent no answer.',
  silent: 'The answering service took too long.',
};
const fallbackLine = 'These sentences are quoted from this site instead; they are not generated.';

/** The text without pictures: the browser would fetch them from wherever the model says. */
async function* withoutImages(deltas: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const delta of deltas) {
    const text = held + delta;
    held = text.endsWith('!') ? '!' : '';
    const ready = text.slice(0, text.length - held.length).replace(/!\[/g, '! [');
    if (ready) yield ready;
  }
  if (held) yield held;
}

async function* answered(
  {question, history, answer, sections}: EndpointQuestion,
  endpoint: Endpoint,
  options: StreamOptions & ChatOptions,
): AsyncGenerator<string> {
  const {origin, signal} = options;
  const {card, ...quoted} = answer.kind === 'answer' ? answer : {...answer, card: undefined};
  if (card) yield* deltasOf(`${cardText(card, origin)}\n\n`);
  let text = '';
  try {
    const messages = chatMessages(question, sections, {origin, history});
    for await (const delta of withoutImages(chatDeltas(endpoint, messages, options))) {
      text += delta;
      yield delta;
    }
    if (signal?.aborted || text.includes('](') || sections.length === 0) return;
    yield `\n\n${sections
      .slice(0, 3)
      .map((section) => `- ${linkTo(section, origin)}`)
      .join('\n')}`;
  } catch (error) {
    const kind = error instanceof ChatError ? error.kind : 'malformed';
    const lead = `${text ? '\n\n' : ''}${failures[kind]}`;
    const rest = answerText(quoted, origin);
    yield* deltasOf(rest ? `${lead} ${fallbackLine}\n\n${rest}` : lead);
  }
}

/** The endpoint's answer as server-sent events; the quoted one, and why, if the endpoint fails. */
export function endpointEvents(
  request: EndpointQuestion,
  endpoint: Endpoint,
  options: StreamOptions & ChatOptions,
): AsyncGenerator<string, void, undefined> {
  const {answer} = request;
  const deltas = answered(request, endpoint, options);
  return messageEvents({query: answer.query, sources: sourcesOf(answer), deltas}, options);
}
