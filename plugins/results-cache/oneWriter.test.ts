import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {resultsCache} from '.';

let folder: string;
const lock = (): string => path.join(folder, 'z.lock');
const mass = vi.fn(() => Buffer.from('91.19'));

beforeEach(() => {
  mass.mockClear();
  folder = mkdtempSync(path.join(tmpdir(), 'writers-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

const created = async (): Promise<string> =>
  String(await resultsCache('masses', folder).content('z', mass));

it('creates an entry once for all that need it at the same time', async () => {
  const slow = vi.fn(async () => {
    await setTimeout(50);
    return Buffer.from('91.19');
  });
  const readers = Array.from({length: 3}, () => resultsCache('masses', folder).content('z', slow));
  expect((await Promise.all(readers)).map(String)).toEqual(['91.19', '91.19', '91.19']);
  expect(slow).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual(['z']);
});

it('lets the next one create an entry after a failure', async () => {
  let next = Promise.resolve('');
  const failing = resultsCache('masses', folder).content('z', async () => {
    next = created();
    await setTimeout(50);
    throw new Error('no events');
  });
  await expect(failing).rejects.toThrow('no events');
  expect(await next).toBe('91.19');
});

it('waits for a writer that is at work', async () => {
  writeFileSync(lock(), String(process.pid));
  const waiting = created();
  await setTimeout(150);
  expect(mass).not.toHaveBeenCalled();
  rmSync(lock());
  expect(await waiting).toBe('91.19');
});

it('does not wait for a writer that has ended without a result', async () => {
  const {pid} = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock(), String(pid));
  expect(await created()).toBe('91.19');
  expect(existsSync(lock())).toBe(false);
});

it('does not wait for a lock that is older than any work takes', async () => {
  writeFileSync(lock(), String(process.pid));
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(lock(), longAgo, longAgo);
  expect(await created()).toBe('91.19');
});
