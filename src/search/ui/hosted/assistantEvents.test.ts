import {describe, expect, it} from 'vitest';
import {AssistantError, assistantEvents} from './assistantAnswers';

interface Part {
  readonly type: string;
  readonly messageId?: string;
  readonly delta?: string;
  readonly errorText?: string;
}

const eventOf = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;
const answerParts = [
  {type: 'start', messageId: 'theirs'},
  {type: 'text-start', id: 't'},
  {type: 'text-delta', id: 't', delta: 'A spray'},
  {type: 'text-end', id: 't'},
  {type: 'finish'},
];

function streamOf(parts: readonly object[], end = 'data: [DONE]\n\n'): ReadableStream<Uint8Array> {
  return new Response(parts.map(eventOf).join('') + end).body as ReadableStream<Uint8Array>;
}

async function partsOf(...args: Parameters<typeof assistantEvents>): Promise<readonly Part[]> {
  let text = '';
  for await (const event of assistantEvents(...args)) text += event;
  return text
    .split('\n\n')
    .filter((event) => event && event !== 'data: [DONE]')
    .map((event) => JSON.parse(event.slice('data: '.length)) as Part);
}

const answer = () => Promise.resolve(streamOf(answerParts));

describe('the events of an answer', () => {
  it('are those of the assistant if there is no card', async () => {
    expect(await partsOf({answer: answer()})).toEqual(answerParts);
  });

  it('begin with the card, and name the message once', async () => {
    const parts = await partsOf({card: '**Jet**', answer: answer()});
    expect(parts.map(({delta}) => delta).filter(Boolean)).toEqual(['**Jet**', 'A spray']);
    const starts = parts.filter(({type}) => type === 'start');
    expect(starts).toHaveLength(1);
    expect(starts[0]?.messageId).not.toBe('theirs');
  });

  it.each([
    ['between events', ''],
    ['within an event', 'data: {"type": "fin'],
  ])('end in an error if the answer is interrupted %s', async (_, end) => {
    const parts = await partsOf({answer: Promise.resolve(streamOf(answerParts.slice(0, 3), end))});
    expect(parts.at(-2)?.delta).toBe('A spray');
    expect(parts.at(-1)?.errorText).toMatch(/incomplete/);
  });

  it('end in the reason if there is no answer, after the card', async () => {
    const refused = Promise.reject(new AssistantError('Out of order.'));
    const parts = await partsOf({card: '**Jet**', answer: refused});
    expect(parts.find(({delta}) => delta)?.delta).toBe('**Jet**');
    expect(parts.at(-1)).toEqual({type: 'error', errorText: 'Out of order.'});
  });

  it('keep an error of the assistant, without another', async () => {
    const own = {type: 'error', errorText: 'Too long.'};
    const parts = await partsOf({answer: Promise.resolve(streamOf([own]))});
    expect(parts).toEqual([own]);
  });

  it('end quietly when the user stops them', async () => {
    const stopped = Promise.reject(new DOMException('stopped', 'AbortError'));
    expect(await partsOf({answer: stopped}, AbortSignal.abort())).toEqual([]);
  });
});
