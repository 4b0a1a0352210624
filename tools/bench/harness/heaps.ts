/** What JavaScript takes of the memory of a build: heaps and buffers of all threads of its Node processes. */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {toolEnvironment} from '../../lib/environment';

const probe = path.join(__dirname, 'heapProbe.cjs');

/** Variables with which the Node processes of a build write the sizes into the folder, which is emptied. */
export function heapVariables(folder: string): NodeJS.ProcessEnv {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const options = [toolEnvironment.nodeOptions, `--require ${JSON.stringify(probe)}`];
  return {NODE_OPTIONS: options.filter(Boolean).join(' '), BENCH_HEAPS: folder};
}

/** Sum over the threads that still run, in MiB; their files are named as in /proc. */
export function heapsIn(folder: string): number {
  const running = readdirSync(folder).filter((name) =>
    existsSync(path.join('/proc', ...name.split('-'))),
  );
  const sizes = running.map((name) => Number(readFileSync(path.join(folder, name), 'utf8')));
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}
