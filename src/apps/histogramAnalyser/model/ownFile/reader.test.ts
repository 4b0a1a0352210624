import {describe, expect, it, vi} from 'vitest';
import {createTestWorker} from '@site/src/test-kit/kit/testWorker';
import {createReader, type FileOrigin} from './reader';
import {createFileService, type FileService} from './service';

const small: FileOrigin = {kind: 'file', blob: new Blob(['a\n1\n']), name: 'small'};

/** Reports half of the reading, and goes no further. */
const halfRead: FileService['open'] = (_, {onProgress}) => {
  onProgress({doing: 'reading', share: 0.5});
  return new Promise(() => undefined);
};

describe('a reader', () => {
  it('reads in a worker, which transfers the table', async () => {
    const service = createFileService();
    const results: Awaited<ReturnType<FileService['open']>>[] = [];
    const open: FileService['open'] = async (...params) => {
      const result = await service.open(...params);
      results.push(result);
      return result;
    };
    const result = await createReader(
      () => undefined,
      () => createTestWorker({...service, open}),
    ).open(small);
    if (result.kind !== 'table' || results[0]?.kind !== 'table') throw new Error('no table');
    expect(Array.from(result.table.columns[0]?.values ?? [])).toEqual([1]);
    expect(results[0].table.columns[0]?.values).toHaveLength(0);
  });

  it('goes on without a worker that never began', async () => {
    const worker = createTestWorker();
    const result = createReader(
      () => undefined,
      () => worker,
    ).open(small);
    worker.crash();
    expect((await result).kind).toBe('table');
  });

  it('rejects with a problem if the worker crashes while it reads', async () => {
    const worker = createTestWorker({open: halfRead});
    const onProgress = vi.fn();
    const result = createReader(onProgress, () => worker).open(small);
    await expect.poll(() => onProgress).toHaveBeenCalled();
    worker.crash();
    await expect(result).rejects.toThrow('memory was full');
    expect(onProgress.mock.calls).toEqual([[{doing: 'reading', share: 0.5}]]);
  });

  it('ends its worker when it is closed, without further progress', async () => {
    const worker = createTestWorker({open: halfRead});
    const onProgress = vi.fn();
    const reader = createReader(onProgress, () => worker);
    const result = reader.open(small);
    reader.close();
    await expect(result).rejects.toThrow('closed');
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(onProgress).not.toHaveBeenCalled();
  });
});
