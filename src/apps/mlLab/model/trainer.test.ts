import {describe, expect, it} from 'vitest';
import {createTestWorker, refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {LabProblem} from './problem';
import {createLabService} from './service';
import {startSettings} from './settings';
import {allFeatures, testData} from '@site/src/test-kit/mlLab/testData';
import {createTrainer} from './trainer';
import type {Progress} from './types';

const dataset = testData();
const boosted = {...startSettings('boosted', allFeatures), trees: 20};

const startTestWorker = () => createTestWorker(createLabService());

describe('a trainer', () => {
  it.each([
    ['in a worker', startTestWorker],
    ['in the page, if workers are refused', refuseWorkers],
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
      [startTestWorker, refuseWorkers].map(
        (start) => createTrainer(dataset, start).train(boosted, () => undefined).result,
      ),
    );
    expect(one?.model).toEqual(other?.model);
  });

  it('ends soon when it is told to stop, with what was learnt', async () => {
    const trainer = createTrainer(testData(5_000), startTestWorker);
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
    const worker = createTestWorker();
    const trainer = createTrainer(dataset, () => worker);
    const run = trainer.train(boosted, () => undefined);
    worker.crash();
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect((await run.result).model.method).toBe('boosted');
  });

  it('reports what a user can fix, and ends with what runs when it is closed', async () => {
    const trainer = createTrainer(dataset, startTestWorker);
    const none = trainer.train({...boosted, features: []}, () => undefined);
    await expect(none.result).rejects.toThrow(LabProblem);
    const run = trainer.train(boosted, () => undefined);
    trainer.close();
    await expect(run.result).rejects.toThrow('closed');
  });
});
