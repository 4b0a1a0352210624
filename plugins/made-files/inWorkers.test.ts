import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {inWorkers} from './inWorkers';

const folder = mkdtempSync(path.join(tmpdir(), 'in-workers-'));
const module = path.join(folder, 'work.ts');
writeFileSync(path.join(folder, 'squared.ts'), 'export const squared = (x: number) => x ** 2;');
writeFileSync(
  module,
  `import {squared} from './squared';
export default async function work(x: number): Promise<number> {
  if (x < 0) throw new RangeError(x + ' is negative');
  return squared(x);
}`,
);
afterAll(() => rmSync(folder, {recursive: true}));

async function results(tasks: readonly number[]): Promise<readonly number[]> {
  const found: number[] = [];
  await inWorkers<number, number>(module, tasks, (result) => found.push(result));
  return found.sort((a, b) => a - b);
}

it('hands on the result of each task, once', async () => {
  expect(await results([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 4, 9, 16, 25, 36, 49]);
  expect(await results([])).toEqual([]);
});

it('fails with the error of a task', async () => {
  await expect(results([1, -2, 3])).rejects.toThrow('-2 is negative');
});
