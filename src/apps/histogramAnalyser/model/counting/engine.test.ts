import {describe, expect, it} from 'vitest';
import {createCrossfilter, type Question} from './crossfilter';
import {createTestWorker, refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {createEngine} from './engine';
import {createEngineService} from './service';
import {yieldsOf} from './sums';
import {testDimensions, testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';

const source = () => testEvents(300, 21);
const cut = (from: number): Question => ({filters: {mass: {from, to: null}}});
const rowsAfter = (from: number): readonly number[] =>
  yieldsOf(createCrossfilter(source(), testDimensions).answer(cut(from))).map(({rows}) => rows);

const startTestWorker = () => createTestWorker(createEngineService());

describe.each([
  ['in a worker', startTestWorker],
  ['in the page, if workers are refused', refuseWorkers],
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
  it('receives the events without a copy', async () => {
    const events = source();
    const engine = createEngine(() => events, testDimensions, startTestWorker);
    await engine.answer(cut(10));
    expect(events.weights.buffer.byteLength).toBe(0);
  });

  it('that crashes leaves the page to answer, also what was asked before', async () => {
    const worker = startTestWorker();
    const engine = createEngine(source, testDimensions, () => worker);
    await engine.answer(cut(10));
    const answer = engine.answer(cut(45));
    await expect.poll(() => worker.requests).toHaveLength(3);
    worker.crash();
    const found = await answer;
    expect(found && yieldsOf(found).map(({rows}) => rows)).toEqual(rowsAfter(45));
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(await engine.answer(cut(46))).not.toBeNull();
  });

  it('that crashes before it has begun leaves the page to answer', async () => {
    const worker = createTestWorker();
    const engine = createEngine(source, testDimensions, () => worker);
    const answer = engine.answer(cut(45));
    worker.crash();
    expect(await answer).not.toBeNull();
  });
});
