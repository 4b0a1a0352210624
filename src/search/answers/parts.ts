/** The messages that DocSearch reads: parts of a UI message of the AI SDK, version 5, as server-sent events. */
import type {Source} from './answer';
import {addressOf} from './answerText';

interface WireSource {
  readonly objectID: string;
  readonly url: string;
  readonly title: string;
}

export type Part =
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

export function eventOf(part: Part | '[DONE]'): string {
  return `data: ${typeof part === 'string' ? part : JSON.stringify(part)}\n\n`;
}

export function wireSources(sources: readonly Source[], origin: string): readonly WireSource[] {
  return [...new Map(sources.map((source) => [source.url, source])).values()].map((source) => ({
    objectID: source.url,
    url: addressOf(source, origin),
    title: [source.title, ...source.path].join(' › '),
  }));
}
