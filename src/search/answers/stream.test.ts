import {describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {answerEvents, answerText, bodyOf, pauseOf, type Answer} from './index';
import {deltasOf} from './stream';
import {noteText} from '../local/noteText';
import {answererOf, testSections} from '@site/src/test-kit/search/testSite';

const origin = 'https://site.test';
const answerer = answererOf(testSections);
const answers: readonly (readonly [string, Answer])[] = [
  'What does 1LMET30 mean?',
  'What is the strangest sign?',
  'What is the capital of Australia?',
  '',
].map((question) => [question, answerer.answer(question)]);

/** The parts as DocSearch 4.7 reads them, which refuses fields that it does not know. */
const part = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('start'), messageId: z.string()}),
  z.strictObject({type: z.literal('start-step')}),
  z.strictObject({
    type: z.literal('tool-input-available'),
    toolCallId: z.string(),
    toolName: z.literal('searchIndex'),
    input: z.object({query: z.string()}),
  }),
  z.strictObject({
    type: z.literal('tool-output-available'),
    toolCallId: z.string(),
    output: z.object({query: z.string(), hits: z.array(z.object({url: z.url()}))}),
  }),
  z.strictObject({type: z.literal('text-start'), id: z.string()}),
  z.strictObject({type: z.literal('text-delta'), id: z.string(), delta: z.string().min(1)}),
  z.strictObject({type: z.literal('text-end'), id: z.string()}),
  z.strictObject({type: z.literal('finish-step')}),
  z.strictObject({type: z.literal('finish')}),
]);
type Part = z.infer<typeof part>;

async function eventsOf(answer: Answer, signal?: AbortSignal): Promise<readonly string[]> {
  const events: string[] = [];
  for await (const event of answerEvents(answer, {origin, signal})) events.push(event);
  return events;
}

function partsOf(events: readonly string[]): readonly Part[] {
  return events
    .filter((event) => event !== 'data: [DONE]\n\n')
    .map((event) => {
      expect(event).toMatch(/^data: .*\n\n$/);
      return part.parse(JSON.parse(event.slice('data: '.length)));
    });
}

const textOf = (parts: readonly Part[]): string =>
  parts.map((each) => (each.type === 'text-delta' ? each.delta : '')).join('');

describe.each(answers)('the events of the answer to "%s"', (_, answer) => {
  it('are the parts that the modal reads, in an order that it accepts', async () => {
    const events = await eventsOf(answer);
    expect(events.at(-1)).toBe('data: [DONE]\n\n');
    const types = partsOf(events).map(({type}) => type);
    expect(types.filter((type) => type !== 'text-delta')).toEqual([
      ...['start', 'start-step', 'tool-input-available', 'tool-output-available', 'finish-step'],
      ...['start-step', 'text-start', 'text-end', 'finish-step', 'finish'],
    ]);
    const from = types.indexOf('text-start');
    expect(types.slice(from + 1, types.indexOf('text-end'))).toEqual(
      types.filter((type) => type === 'text-delta'),
    );
  });

  it('hold no search in the last step, after which the modal would ask again', async () => {
    const types = partsOf(await eventsOf(answer)).map(({type}) => type);
    const last = types.slice(types.lastIndexOf('start-step'));
    expect(last.filter((type) => type.startsWith('tool-'))).toEqual([]);
  });

  it('make up the text, and name each of its sources among the hits', async () => {
    const parts = partsOf(await eventsOf(answer));
    const text = textOf(parts);
    expect(text).toBe(answerText(answer, origin));
    const hits = parts.flatMap((each) =>
      each.type === 'tool-output-available' ? each.output.hits.map(({url}) => url) : [],
    );
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address);
    expect(hits).toEqual(expect.arrayContaining(links));
  });
});

describe('the text of an answer', () => {
  const [[, meaning], [, strange], [, refusal]] = answers as readonly [
    (typeof answers)[number],
    (typeof answers)[number],
    (typeof answers)[number],
    (typeof answers)[number],
  ];

  it('quotes, and links each section', () => {
    const text = answerText(meaning, origin);
    expect(text).toMatch(/^> \| Skim \| Selection \| Size \|\n.*\n> \| 1LMET30 \| /);
    expect(text).toContain(
      '[Skims of the data › List of skims](https://site.test/base/docs/skims#list)',
    );
  });

  it('begins with the words that were read as others', () => {
    const note = noteText({unknown: [{word: '<b>1lmet', readAs: ['1lmet30']}]});
    const text = answerText({...meaning, note} as Answer, origin);
    expect(text).toMatch(/^No results for "&lt;b>1lmet"; showing results for "1lmet30"\.\n\n> \|/);
  });

  it('shows signs and HTML of the page as written', () => {
    const text = answerText(strange, origin);
    expect(text).toContain('&lt;script>alert("quokka")&lt;/script>');
    expect(text).not.toMatch(/<script|\]\(javascript:/);
    expect(text).toContain(
      "[Strange <b>signs</b> & (brackets) › 'code' *stars*](https://site.test/base/docs/strange)",
    );
  });

  it('shows rows of a table as a table', () => {
    const source = {url: '/a', title: 'A', path: []};
    const row = (...cells: string[]) => ({
      ...source,
      text: cells.join('; '),
      row: {head: ['Skim', 'Size'], cells},
    });
    const quotes = [row('GamGam', '9.9 GB'), row('1|MET', '143 GB')];
    const answer: Answer = {kind: 'answer', query: 'q', note: '', quotes, sections: []};
    expect(answerText(answer, origin).split('\n').slice(0, 4)).toEqual([
      '> | Skim | Size |',
      '> | --- | --- |',
      '> | GamGam | 9.9 GB |',
      '> | 1&#124;MET | 143 GB |',
    ]);
  });

  it('of a refusal says so and leads to what is near', () => {
    expect(refusal.kind).toBe('refusal');
    const [first, , ...links] = answerText(refusal, origin).split('\n');
    const empty: Answer = {kind: 'refusal', missing: [], query: '', nearest: []};
    expect(answerText(empty, origin)).toBe('The documentation does not answer this.');
    const near: Answer = {
      ...empty,
      missing: ['France', 'capital'],
      nearest: [{url: '/a', title: 'A', path: ['B']}],
    };
    expect(answerText(near, origin)).toBe(
      'The documentation does not mention "France" or "capital". These sections come closest to your question:' +
        '\n\n- [A › B](https://site.test/a)',
    );
    expect(first).toMatch(/^The documentation (?:does not answer this|does not mention)/);
    expect(links.length).toBeLessThanOrEqual(3);
  });
});

describe('deltas', () => {
  it.each([
    ['prose', 'one two three four five six seven eight nine'],
    ['lines', ' a\n\n> b\n> \n c  '],
    ['links', 'see [a b c](https://a.b/c d) and [e](f)[g](h) [i] ![j](k) [l'],
    ['nothing', ''],
  ])('of %s together are the text', (_, text) => {
    expect(deltasOf(text).join('')).toBe(text);
  });

  it('are small, and keep a link whole', () => {
    const text = `${'word '.repeat(40)}[a name of some words](https://a.b/c) ${'word '.repeat(40)}`;
    const deltas = deltasOf(text);
    expect(deltas.length).toBeGreaterThan(15);
    expect(deltas.filter((delta) => delta.includes('](https://a.b/c)'))).toEqual([
      '[a name of some words](https://a.b/c) ',
    ]);
  });
});

describe('time', () => {
  const [, answer] = answers[0] as (typeof answers)[number];

  it('passes between the groups of words, once for each', async () => {
    let pauses = 0;
    const pause = (): Promise<void> => Promise.resolve(void (pauses += 1));
    const events: string[] = [];
    for await (const event of answerEvents(answer, {origin, pause})) events.push(event);
    expect(pauses).toBe(events.filter((event) => event.includes('"text-delta"')).length);
    expect(pauses).toBeGreaterThan(3);
  });

  it('a pause lasts as long as it says, and ends with the interest of the reader', async () => {
    vi.useFakeTimers();
    let hasEnded = false;
    const whole = pauseOf(30)().then(() => (hasEnded = true));
    await vi.advanceTimersByTimeAsync(29);
    expect(hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await whole;
    const controller = new AbortController();
    const waiting = pauseOf(60_000)(controller.signal);
    controller.abort();
    await waiting;
    await pauseOf(60_000)(controller.signal);
    vi.useRealTimers();
    await pauseOf(0)();
  });

  it('stops with the signal, without an error and without an end', async () => {
    const controller = new AbortController();
    const events: string[] = [];
    for await (const event of answerEvents(answer, {origin, signal: controller.signal})) {
      events.push(event);
      if (event.includes('"text-delta"')) controller.abort();
    }
    expect(events.filter((event) => event.includes('"text-delta"'))).toHaveLength(1);
    expect(events.join('')).not.toMatch(/text-end|finish"|DONE/);
  });
});

describe('the body of a response', () => {
  it('carries the events', async () => {
    const [, answer] = answers[0] as (typeof answers)[number];
    const text = await new Response(bodyOf(answerEvents(answer, {origin}))).text();
    expect(textOf(partsOf(text.split(/(?<=\n\n)/)))).toBe(answerText(answer, origin));
  });

  it('stops the events when nobody reads on', async () => {
    let isOver = false;
    async function* endless(): AsyncGenerator<string, void, undefined> {
      try {
        for (;;) yield await Promise.resolve('data: x\n\n');
      } finally {
        isOver = true;
      }
    }
    const reader = bodyOf(endless()).getReader();
    await reader.read();
    await reader.cancel();
    expect(isOver).toBe(true);
  });
});
