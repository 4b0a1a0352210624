import {describe, expect, it} from 'vitest';
import {createReader, type Opened, type WorkerLike} from './reader';
import type {Reply} from './service';

describe('a reader', () => {
  const posted = (): {worker: WorkerLike; told: unknown[]; ended: number} => {
    const state = {told: [] as unknown[], ended: 0};
    const worker: WorkerLike = {
      postMessage: (asked: unknown) => void state.told.push(asked),
      terminate: () => void (state.ended += 1),
      onmessage: null,
      onerror: null,
    };
    return Object.assign(state, {worker});
  };
  const say = (worker: WorkerLike, reply: Reply): void =>
    worker.onmessage?.({data: reply} as MessageEvent<Reply>);
  const small: Opened = {kind: 'file', blob: new Blob(['a\n1\n']), name: 'small'};

  it('goes on without a worker that never began', async () => {
    const {worker} = posted();
    const found = createReader(
      () => undefined,
      () => worker,
    ).open(small);
    worker.onerror?.(new Event('error') as ErrorEvent);
    expect((await found).kind).toBe('table');
  });

  it('says so when a worker breaks while it reads', async () => {
    const {worker} = posted();
    const shares: unknown[] = [];
    const found = createReader(
      ({share}) => shares.push(share),
      () => worker,
    ).open(small);
    say(worker, {kind: 'progress', doing: 'reading', share: 0.5});
    worker.onerror?.(new Event('error') as ErrorEvent);
    await expect(found).rejects.toThrow('memory was full');
    expect(shares).toEqual([0.5]);
  });

  it('ends its worker when it is closed, and hears nothing any more', () => {
    const state = posted();
    const shares: unknown[] = [];
    const reader = createReader(
      ({share}) => shares.push(share),
      () => state.worker,
    );
    void reader.open(small);
    reader.close();
    say(state.worker, {kind: 'progress', doing: 'reading', share: 0.5});
    expect([state.ended, shares]).toEqual([1, []]);
  });
});
