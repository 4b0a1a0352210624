import {mkdtempSync, rmSync, utimesSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hashOf, resultsCache} from '.';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

describe('hashOf', () => {
  it('separates its parts', () => {
    expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
    expect(hashOf('a')).not.toBe(hashOf('a', ''));
  });

  it('is the same for a text and its bytes', () => {
    expect(hashOf('pt')).toBe(hashOf(Buffer.from('pt')));
  });
});

describe('a results cache', () => {
  it('computes a result once for each key', async () => {
    const compute = vi.fn(() => Buffer.from('91.19'));
    const cache = resultsCache('masses', folder);
    expect(String(await cache.content('z', compute))).toBe('91.19');
    expect(String(await resultsCache('masses', folder).content('z', compute))).toBe('91.19');
    expect(compute).toHaveBeenCalledTimes(1);
    await cache.content('w', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing of a result that failed', async () => {
    const cache = resultsCache('masses', folder);
    const failing = cache.content('z', () => Promise.reject(new Error('no events')));
    await expect(failing).rejects.toThrow('no events');
    expect(String(await cache.content('z', () => Buffer.from('91.19')))).toBe('91.19');
  });

  it('keeps folders, and the first of two that are written under one key', async () => {
    const cache = resultsCache('samples', folder);
    const entry = await cache.entry('hww', async (target) => {
      await mkdir(target);
      await writeFile(path.join(target, 'events'), 'second');
      await mkdir(cache.pathOf('hww'));
      await writeFile(path.join(cache.pathOf('hww'), 'events'), 'first');
    });
    expect(await readFile(path.join(entry, 'events'), 'utf8')).toBe('first');
    expect(await readdir(folder)).toEqual(['hww']);
  });

  it('deletes what has not been used for a month', async () => {
    const cache = resultsCache('masses', folder);
    const mass = (): Buffer => Buffer.from('91.19');
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    for (const key of ['used', 'unused']) {
      utimesSync(await cache.entry(key, (to) => writeFile(to, mass())), longAgo, longAgo);
    }
    await cache.content('used', mass);
    await cache.removeUnused();
    expect(await readdir(folder)).toEqual(['used']);
  });
});
