import {describe, expect, it, vi} from 'vitest';
import {WorkerDisconnectedError, type WorkerLike} from './channel';
import {transfer} from './service';
import {
  createService,
  Problem,
  settled,
  setUp,
  type Numbers,
} from '@site/src/test-kit/kit/testService';
import {createTestWorker, refuseWorkers} from '@site/src/test-kit/kit/testWorker';

describe.each([
  ['in a worker', {}, 'inWorker'],
  ['in the page, if workers are refused', {startWorker: refuseWorkers}, 'inPage'],
] as const)('requests %s', (_, options, where) => {
  it('run in the order in which they were made', async () => {
    const {connection, [where]: service} = setUp(options);
    for (const count of [3, 1, 2]) void settled(connection.request('count', count));
    await expect.poll(() => service.started).toEqual([3, 1, 2]);
    connection.close();
  });

  it('each receive their own response, in any order', async () => {
    const {connection, [where]: service} = setUp(options);
    const slow = connection.request('count', 2);
    const order: string[] = [];
    void slow.then(() => order.push('slow'));
    expect(await Promise.all([1, 2, 3].map((n) => connection.request('add', n)))).toEqual([
      1, 2, 3,
    ]);
    order.push('fast');
    service.goOn(2);
    expect(await slow).toBe('finished');
    expect(order).toEqual(['fast', 'slow']);
  });

  it('report their progress, each to its own listener', async () => {
    const {connection, [where]: service} = setUp(options);
    const lists: number[][] = [[], []];
    const counts = lists.map((list, i) =>
      connection.request('count', 3 + i, {onProgress: (n) => list.push(n)}),
    );
    await expect.poll(() => lists[1]).toHaveLength(3);
    service.goOn(3);
    service.goOn(4);
    expect(await Promise.all(counts)).toEqual(['finished', 'finished']);
    expect(lists).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it('are not made if the signal was aborted before', async () => {
    const {connection, [where]: service} = setUp(options);
    const signal = AbortSignal.abort(new Error('no longer needed'));
    await expect(connection.request('count', 3, {signal})).rejects.toThrow('no longer needed');
    await connection.request('add', 1);
    expect(service.started).toEqual([]);
  });

  it('return what a handler has when they are cancelled, and cancel no others', async () => {
    const {connection, [where]: service} = setUp(options);
    const controller = new AbortController();
    const other = connection.request('count', 2);
    const cancelled = connection.request('count', 3, {signal: controller.signal});
    await expect.poll(() => service.started).toEqual([2, 3]);
    controller.abort();
    expect(await cancelled).toBe('cancelled');
    service.goOn(2);
    expect(await other).toBe('finished');
  });

  it('reject with the reason of the signal if a cancelled handler throws', async () => {
    const {connection} = setUp(options);
    const controller = new AbortController();
    const cancelled = connection.request('fail', true, {signal: controller.signal});
    await connection.request('add', 1);
    const reason = new Error('stopped by the user');
    controller.abort(reason);
    expect(await settled(cancelled)).toBe(reason);
  });

  it('are not affected when the signal is aborted after the response', async () => {
    const {connection, worker, [where]: service} = setUp(options);
    const controller = new AbortController();
    const count = connection.request('count', 1, {signal: controller.signal});
    await expect.poll(() => service.started).toEqual([1]);
    service.goOn(1);
    await count;
    controller.abort();
    expect(await connection.request('add', 1)).toBe(1);
    expect(worker.requests.every(({kind}) => kind === 'request')).toBe(true);
  });

  it('reject with the problem that a handler throws, with its class and its advice', async () => {
    const {connection} = setUp(options);
    const problem = await settled(connection.request('fail', false));
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({
      message: 'The file is incomplete.',
      advice: 'Download it again.',
    });
  });

  it('wait for the first request, and reject if it does', async () => {
    let offset = 100;
    const createFirstRequest = async () => ({name: 'prepare', params: {offset}}) as const;
    const {connection} = setUp({...options, createFirstRequest});
    expect(await Promise.all([1, 2].map((n) => connection.request('add', n)))).toEqual([101, 102]);
    offset = -1;
    const failing = setUp({...options, createFirstRequest}).connection;
    const problem = await settled(failing.request('add', 1));
    expect(problem).toMatchObject({name: 'Problem', advice: 'Choose another one.'});
  });

  it('reject when the connection is closed, and afterwards, without further progress', async () => {
    const {connection, [where]: service} = setUp(options);
    const onProgress = vi.fn();
    const pending = [connection.request('count', 2, {onProgress}), connection.request('add', 1)];
    connection.close();
    const outcomes = await Promise.all([...pending, connection.request('add', 2)].map(settled));
    for (const error of outcomes) {
      expect(error).toBeInstanceOf(WorkerDisconnectedError);
      expect(error).toMatchObject({reason: 'closed'});
    }
    service.goOn(2);
    expect(onProgress).not.toHaveBeenCalled();
  });
});

describe('a worker', () => {
  it('starts with the first request, and ends with the connection', async () => {
    const worker = createTestWorker(createService().handlers);
    const startWorker = vi.fn((): WorkerLike => worker);
    const {connection, createInPageService} = setUp({startWorker});
    expect(startWorker).not.toHaveBeenCalled();
    await connection.request('add', 1);
    await connection.request('add', 2);
    expect(startWorker).toHaveBeenCalledOnce();
    connection.close();
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(createInPageService).not.toHaveBeenCalled();
  });

  it('receives buffers without a copy, and returns them so', async () => {
    const results: Numbers[] = [];
    const {handlers} = createService();
    const double = (numbers: Numbers): Numbers => {
      const result = handlers.double(numbers);
      results.push(result);
      return result;
    };
    const worker = createTestWorker({...handlers, double});
    const {connection} = setUp({startWorker: () => worker});
    const values = Float64Array.of(1, 2, 3);
    const response = await connection.request('double', transfer({values}, [values.buffer]));
    expect(values.buffer.byteLength).toBe(0);
    expect(Array.from(response.values)).toEqual([2, 4, 6]);
    expect(results[0]?.values.buffer.byteLength).toBe(0);
  });

  it('is reported a cancellation that comes before the first request was answered', async () => {
    const params = {offset: 1};
    const {connection} = setUp({createFirstRequest: () => ({name: 'prepare', params})});
    const controller = new AbortController();
    const count = connection.request('count', 2, {signal: controller.signal});
    controller.abort();
    expect(await count).toBe('cancelled');
  });

  it('rejects what cannot be cloned, and goes on', async () => {
    const {connection} = setUp();
    const params = (() => 1) as unknown as number;
    await expect(connection.request('add', params)).rejects.toThrow('could not be cloned');
    await expect(connection.request('uncloneable', 'result')).rejects.toThrow(
      'could not be cloned',
    );
    await expect(connection.request('uncloneable', 'error')).rejects.toThrow('It failed.');
    expect(await connection.request('add', 1)).toBe(1);
  });

  it('keeps name and fields of an error even if no class is given', async () => {
    const {connection} = setUp({reviveError: undefined});
    expect(await settled(connection.request('fail', false))).toMatchObject({
      name: 'Problem',
      message: 'The file is incomplete.',
      advice: 'Download it again.',
    });
  });
});
