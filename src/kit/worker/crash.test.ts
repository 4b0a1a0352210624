import {describe, expect, it, vi} from 'vitest';
import {transfer} from './service';
import {createService, settled, setUp} from '@site/src/test-kit/kit/testService';
import {createTestWorker, refuseWorkers} from '@site/src/test-kit/kit/testWorker';

describe('a worker that crashes', () => {
  it('before it responds leaves all its requests to the page, in their order', async () => {
    const worker = createTestWorker();
    const options = {startWorker: () => worker, repeatsAfterCrash: false};
    const {connection, inPage} = setUp(options);
    const counts = [3, 2].map((n) => connection.request('count', n));
    const sum = connection.request('add', 5);
    worker.crash();
    expect(await sum).toBe(5);
    expect(inPage.started).toEqual([3, 2]);
    inPage.goOn(2);
    inPage.goOn(3);
    expect(await Promise.all(counts)).toEqual(['finished', 'finished']);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('with requests pending leaves them to the page, with its first request again', async () => {
    const createFirstRequest = vi.fn(() => ({name: 'prepare', params: {offset: 10}}) as const);
    const {connection, worker, inPage} = setUp({createFirstRequest});
    const onProgress = vi.fn();
    const count = connection.request('count', 2, {onProgress});
    await expect.poll(() => onProgress).toHaveBeenCalledOnce();
    worker.crash();
    expect(await connection.request('add', 1)).toBe(11);
    inPage.goOn(2);
    expect(await count).toBe('finished');
    expect(createFirstRequest).toHaveBeenCalledTimes(2);
  });

  it('during its first request leaves that to the page too', async () => {
    const worker = createTestWorker();
    const createFirstRequest = () => ({name: 'prepare', params: {offset: 10}}) as const;
    const {connection} = setUp({startWorker: () => worker, createFirstRequest});
    const sum = connection.request('add', 1);
    await expect.poll(() => worker.requests).toHaveLength(1);
    worker.crash();
    expect(await sum).toBe(11);
  });

  it('rejects its requests if they must not be repeated; later ones run in the page', async () => {
    const {connection, worker, createInPageService} = setUp({repeatsAfterCrash: false});
    await connection.request('add', 1);
    const count = connection.request('count', 2);
    worker.crash();
    expect(await settled(count)).toMatchObject({
      name: 'WorkerDisconnectedError',
      reason: 'crashed',
    });
    expect(await connection.request('add', 2)).toBe(2);
    expect(createInPageService).toHaveBeenCalledOnce();
  });

  it('rejects requests whose buffers it has', async () => {
    const worker = createTestWorker();
    const {connection} = setUp({startWorker: () => worker});
    const values = Float64Array.of(1);
    const transferred = connection.request('double', transfer({values}, [values.buffer]));
    const copied = connection.request('double', {values: Float64Array.of(4)});
    worker.crash();
    expect(await settled(transferred)).toMatchObject({reason: 'crashed'});
    expect(Array.from((await copied).values)).toEqual([8]);
  });

  it('does not repeat a cancelled request in full', async () => {
    const worker = createTestWorker();
    const {connection} = setUp({startWorker: () => worker});
    const controller = new AbortController();
    const count = connection.request('count', 2, {signal: controller.signal});
    controller.abort();
    worker.crash();
    expect(await count).toMatch('cancelled');
  });

  it('has no further effect', async () => {
    const {connection, worker, inPage} = setUp();
    const count = connection.request('count', 2);
    const {onmessage} = worker;
    worker.crash();
    onmessage?.({data: {kind: 'result', id: 1, result: 'late'}} as MessageEvent);
    await expect.poll(() => inPage.started).toEqual([2]);
    inPage.goOn(2);
    expect(await count).toBe('finished');
    worker.crash();
    expect(await connection.request('add', 1)).toBe(1);
  });

  it('by a message that cannot be read is replaced too', async () => {
    const worker = createTestWorker();
    const {connection} = setUp({startWorker: () => worker});
    const sum = connection.request('add', 1);
    worker.onmessageerror?.(new MessageEvent('messageerror'));
    expect(await sum).toBe(1);
  });
});

describe('the page', () => {
  it('loads its service again after it could not', async () => {
    const {handlers} = createService();
    const createInPageService = vi
      .fn(async () => handlers)
      .mockRejectedValueOnce(new Error('offline'));
    const {connection} = setUp({startWorker: refuseWorkers, createInPageService});
    await expect(connection.request('add', 1)).rejects.toThrow('offline');
    expect(await connection.request('add', 1)).toBe(1);
    expect(await connection.request('add', 2)).toBe(2);
    expect(createInPageService).toHaveBeenCalledTimes(2);
  });

  it('cancels what it runs when the connection is closed', async () => {
    const {connection, inPage} = setUp({startWorker: refuseWorkers});
    const count = settled(connection.request('count', 2));
    await expect.poll(() => inPage.started).toEqual([2]);
    connection.close();
    expect(inPage.cancelled).toEqual([2]);
    expect(await count).toMatchObject({reason: 'closed'});
  });
});
