import {describe, expect, it, vi} from 'vitest';
import {LabProblem} from './problem';
import type {Asked, Reply} from './protocol';
import {createService} from './service';
import {startSettings} from './settings';
import {allFeatures, testData} from './testData';
import {createTrainer, type LabWorker} from './trainer';
import type {Progress} from './types';

// Training takes its time on a machine that is busy.
vi.setConfig({testTimeout: 60_000});

const dataset = testData();
const boosted = {...startSettings('boosted', allFeatures), trees: 20};

/** A worker whose messages are copied and come later, as those of a browser. */
function fakeWorker(): LabWorker & {isOver: boolean} {
  const worker: LabWorker & {isOver: boolean} = {
    isOver: false,
    onmessage: null,
    onerror: null,
    postMessage: (asked: Asked) => {
      const copy = structuredClone(asked);
      setTimeout(() => service(copy));
    },
    terminate: () => {
      worker.isOver = true;
    },
  };
  const service = createService({
    postMessage: (reply: Reply) => {
      const copy = structuredClone(reply);
      if (!worker.isOver) worker.onmessage?.({data: copy} as MessageEvent<Reply>);
    },
  });
  return worker;
}

const refused = (): LabWorker => {
  throw new Error('no workers here');
};

describe('a trainer', () => {
  it.each([
    ['in a worker', fakeWorker],
    ['on the page, where workers are refused', refused],
  ])('trains %s, and tells each step once, in order', async (_, start) => {
    const trainer = createTrainer(dataset, start);
    const seen: Progress[] = [];
    const trained = await trainer.train(boosted, (some) => seen.push(...some)).result;
    expect(seen.map(({step}) => step)).toEqual(Array.from({length: 20}, (__, i) => i + 1));
    expect(seen).toEqual(trained.history);
    const importance = await trainer.importance(trained, 2).result;
    expect(importance.map(({feature}) => feature)).toEqual(allFeatures);
    trainer.close();
  });

  it('gives the same model in a worker and on the page', async () => {
    const [one, other] = await Promise.all(
      [fakeWorker, refused].map(
        (start) => createTrainer(dataset, start).train(boosted, () => undefined).result,
      ),
    );
    expect(one?.model).toEqual(other?.model);
  });

  it('ends soon when it is told to stop, with what was learnt', async () => {
    const trainer = createTrainer(testData(5_000), fakeWorker);
    const settings = {...startSettings('network', allFeatures), epochs: 300};
    let begun: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (begun = resolve));
    const run = trainer.train(settings, () => begun());
    await first;
    run.stop();
    const {isStopped, history} = await run.result;
    expect(isStopped).toBe(true);
    expect(history.length).toBeLessThan(200);
  });

  it('goes on on the page when the worker breaks', async () => {
    const worker = fakeWorker();
    const trainer = createTrainer(dataset, () => worker);
    const run = trainer.train(boosted, () => undefined);
    worker.onerror?.({} as ErrorEvent);
    expect(worker.isOver).toBe(true);
    expect((await run.result).model.method).toBe('boosted');
  });

  it('says what a reader can mend, and ends with what runs when it is closed', async () => {
    const trainer = createTrainer(dataset, fakeWorker);
    const none = trainer.train({...boosted, features: []}, () => undefined);
    await expect(none.result).rejects.toThrow(LabProblem);
    const run = trainer.train(boosted, () => undefined);
    trainer.close();
    await expect(run.result).rejects.toThrow('closed');
  });
});
