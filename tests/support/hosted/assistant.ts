/** The provider's assistant: a token, answers as a stream of message parts, and thanks for feedback. */
import {hostedAccount} from '../../../tools/build/hostedAccount';
import type {ProviderRequest, ProviderResponse} from './providerRequest';
import type {SearchIndex} from './searchIndex';

export const assistantHost = 'askai.algolia.com';

interface Message {
  readonly role: string;
  readonly parts: readonly {readonly type: string; readonly text?: string}[];
}

interface ChatRequest {
  readonly messages: readonly Message[];
  readonly searchParameters?: {readonly facetFilters?: unknown};
}

const lifetime = 600;

/** What it says before its dot: when it ends. The rest is a signature, which nobody checks here. */
function newToken(): string {
  const exp = Math.floor(Date.now() / 1000) + lifetime;
  return `${Buffer.from(JSON.stringify({exp})).toString('base64')}.signature`;
}

const textOf = ({parts}: Message): string => parts.find(({type}) => type === 'text')?.text ?? '';

/** The part of the last question that its answer is looked up by; "And ...?" continues the one before. */
function subjectOf({messages}: ChatRequest): string {
  return messages
    .filter(({role}) => role === 'user')
    .map(textOf)
    .reduce((before, question) => {
      const subject = question
        .replace(/^(?:and|what (?:is|are|does)) (?:the )?/i, '')
        .replace(/(?: mean)?\?$/i, '')
        .trim();
      return /^and /i.test(question) ? `${before} ${subject}` : subject;
    }, '');
}

/** The parts of an answer in the order in which they are sent. */
function answerParts(request: ChatRequest, index: SearchIndex): readonly object[] {
  const query = subjectOf(request);
  const {records} = index.find(query, request.searchParameters?.facetFilters);
  const hits = records.slice(0, 3);
  const sources = hits.map(({hierarchy, url}) => `[${hierarchy.lvl2 ?? hierarchy.lvl1}](${url})`);
  const words = `This is what the site says of **${query}**: ${sources.join(', ')}.`.split(
    /(?<= )/,
  );
  const call = {toolCallId: 'call-1', toolName: 'searchIndex'};
  return [
    {type: 'start', messageId: 'answer-1'},
    {type: 'start-step'},
    {type: 'tool-input-start', ...call},
    {type: 'tool-input-available', ...call, input: {query}},
    {type: 'tool-output-available', toolCallId: call.toolCallId, output: {query, hits}},
    {type: 'finish-step'},
    {type: 'start-step'},
    {type: 'text-start', id: 'text-1'},
    ...words.map((delta) => ({type: 'text-delta', id: 'text-1', delta})),
    {type: 'text-end', id: 'text-1'},
    {type: 'finish-step'},
    {type: 'finish'},
  ];
}

export function replyOfAssistant(
  {path, headers, body}: ProviderRequest,
  index: SearchIndex,
  isOutOfOrder: boolean,
): ProviderResponse {
  if (headers['x-algolia-assistant-id'] !== hostedAccount.assistantId) {
    return {status: 403, body: {success: false, message: 'Unknown assistant'}};
  }
  if (path === '/chat/token') return {status: 200, body: {success: true, token: newToken()}};
  if (!/^TOKEN \S+$/.test(headers.authorization ?? '')) {
    return {status: 401, body: {message: 'No token'}};
  }
  if (path === '/chat/feedback') return {status: 200, body: {success: true}};
  if (isOutOfOrder) return {status: 500, body: {message: 'The assistant is out of order'}};
  return {status: 200, stream: answerParts(body as ChatRequest, index)};
}
