import {describe, expect, it, vi} from 'vitest';
import {createCrossfilter, type Question} from './crossfilter';
import {createEngine} from './engine';
import type {WorkerLike} from './lines';
import type {Asked, Reply} from './protocol';
import {createService} from './service';
import {yieldsOf} from './sums';
import {testDimensions, testEvents} from './testEvents';

const source = () => testEvents(300, 21);
const cut = (from: number): Question => ({filters: {mass: {from, to: null}}});
const rowsAfter = (from: number): readonly number[] =>
  yieldsOf(createCrossfilter(source(), testDimensions).answer(cut(from))).map(({rows}) => rows);

/** A worker that runs here, and clones and hands over as a real one does. */
function testWorker(): WorkerLike & {readonly held: (() => void)[]; hold: boolean} {
  const service = createService();
  return {
    held: [],
    hold: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: vi.fn(),
    postMessage(message: Asked, transfer?: Transferable[] | StructuredSerializeOptions) {
      const list = Array.isArray(transfer) ? transfer : [];
      const asked = structuredClone(message, {transfer: list});
      const reply = (): void => {
        const data: Reply = structuredClone(service(asked));
        this.onmessage?.({data} as MessageEvent<Reply>);
      };
      if (this.hold) this.held.push(reply);
      else setTimeout(reply);
    },
  };
}

const broken = {preventDefault: () => undefined} as ErrorEvent;

const refused = (): WorkerLike => {
  throw new Error('refused');
};

describe.each([
  ['in a worker', testWorker],
  ['on the page, where workers are refused', refused],
])('the engine %s', (_, start) => {
  it('answers as the crossfilter does', async () => {
    const engine = createEngine(source, testDimensions, start);
    const question: Question = {...cut(41), brushed: 'mass', order: ['mass'], processes: [2, 0]};
    engine.prepare(question);
    expect(await engine.answer(question)).toEqual(
      createCrossfilter(source(), testDimensions).answer(question),
    );
  });

  it('answers the first and the last of many questions, and gives up those between', async () => {
    const engine = createEngine(source, testDimensions, start);
    const answers = await Promise.all([20, 30, 40, 50, 60].map((from) => engine.answer(cut(from))));
    expect(answers.map((answer) => answer && yieldsOf(answer).map(({rows}) => rows))).toEqual([
      rowsAfter(20),
      null,
      null,
      null,
      rowsAfter(60),
    ]);
  });

  it('rejects a question that has no answer, and goes on', async () => {
    const engine = createEngine(source, testDimensions, start);
    await expect(engine.answer({filters: {charm: {from: 0, to: 1}}})).rejects.toThrow(
      'There is no dimension charm.',
    );
    expect(await engine.answer(cut(50))).not.toBeNull();
  });

  it('rejects with the reason where the events cannot be used', async () => {
    const short = () => ({...source(), processes: new Uint8Array(2)});
    const engine = createEngine(short, testDimensions, start);
    await expect(engine.answer(cut(0))).rejects.toThrow('processes has 2 rows');
  });

  it('answers nothing after it was closed', async () => {
    const engine = createEngine(source, testDimensions, start);
    const first = engine.answer(cut(1));
    const second = engine.answer(cut(2));
    engine.close();
    expect(await second).toBeNull();
    expect(await engine.answer(cut(3))).toBeNull();
    await first;
  });
});

describe('a worker', () => {
  it('takes the events without a copy', async () => {
    const events = source();
    const engine = createEngine(() => events, testDimensions, testWorker);
    await engine.answer(cut(10));
    expect(events.weights.buffer.byteLength).toBe(0);
  });

  it('that breaks leaves the page to answer, also what was asked before', async () => {
    const worker = testWorker();
    const engine = createEngine(source, testDimensions, () => worker);
    await engine.answer(cut(10));
    worker.hold = true;
    const answer = engine.answer(cut(45));
    await vi.waitFor(() => expect(worker.held).toHaveLength(1));
    worker.onerror?.(broken);
    const found = await answer;
    expect(found && yieldsOf(found).map(({rows}) => rows)).toEqual(rowsAfter(45));
    expect(worker.terminate).toHaveBeenCalledOnce();
    for (const late of worker.held) late();
    expect(await engine.answer(cut(46))).not.toBeNull();
  });

  it('that breaks before it has begun leaves the page to answer', async () => {
    const worker = testWorker();
    worker.hold = true;
    const engine = createEngine(source, testDimensions, () => worker);
    const answer = engine.answer(cut(45));
    worker.onerror?.(broken);
    expect(await answer).not.toBeNull();
  });
});
